import VStyleLint
import VStyleSyntax

extension CodeActions {
  /// A custom property with the value of a declaration, in every theme of the sheet that the value can be in.
  mutating func addExtraction(of node: Int) {
    let statement = sheet.tree.nodes[node]
    guard !tape.isDashedIdent(statement.nameToken) else { return }
    let value = sheet.source.text(in: tape.range(statement.content))
    guard !value.isEmpty, !value.contains("var(") else { return }
    let taken = Set(
      request.project.sortedSheets.flatMap { $0.names.all.filter { $0.kind == .customProperty }.map(\.name) })
    var name = "--\(tape.name(statement.nameToken))"
    var number = 2
    while taken.contains(name) {
      name = "--\(tape.name(statement.nameToken))-\(number)"
      number += 1
    }
    let themes = sheet.tree.children(of: 0).filter { child in
      let own = sheet.tree.nodes[child]
      return own.kind == .atRule && tape.isName(own.nameToken, "theme") && own.block != nil
    }
    guard !themes.isEmpty else { return }
    var edits = themes.compactMap { theme -> (range: SourceRange, text: String)? in
      guard let block = sheet.tree.nodes[theme].block else { return nil }
      let start = tape.range(block.lowerBound - 1).end
      return (SourceRange(start, start), " \(name): \(value);")
    }
    edits.append((tape.range(statement.content), "var(\(name))"))
    all.append(
      CodeAction(
        title: "Extract the custom property `\(name)`", kind: "refactor.extract", edits: [request.path: edits]))
  }

  /// The value of a custom property in place of the `var()` at an offset, if it is declared once.
  mutating func addInlining(at offset: Int) {
    guard let name = sheet.names.occurrence(at: offset), name.kind == .customProperty, !name.isDeclaration else {
      return
    }
    let declared = request.project.declarations(of: name)
    guard declared.count == 1, let only = declared.first, !only.isInTheme else { return }
    let statement = only.sheet.tree.nodes[only.name.node]
    guard statement.kind == .declaration, let function = functionToken(around: name.range.start) else { return }
    let value = only.sheet.source.text(in: only.sheet.tree.tape.range(statement.content))
    let range = tape.range(function..<tape.indexAfterComponentValue(function))
    all.append(
      CodeAction(
        title: "Replace with the value of `\(name.name)`", kind: "refactor.inline",
        edits: [request.path: [(range, value)]]))
  }

  private func functionToken(around offset: Int) -> Int? {
    var token = tape.token(from: offset) - 1
    while token >= 0, tape.kind(token).isTrivia { token -= 1 }
    return token >= 0 && tape.kind(token) == .function ? token : nil
  }
}
