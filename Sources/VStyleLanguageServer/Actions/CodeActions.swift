import VStyleCascade
import VStyleJSON
import VStyleLint
import VStyleSyntax
import VStyleValues

/// The actions for a range of a sheet.
struct CodeActions {
  private(set) var all: [CodeAction] = []
  private let request: SheetRequest
  private let range: SourceRange
  private var sheet: Sheet { request.sheet }
  private var tape: TokenTape { request.sheet.tree.tape }

  private typealias Edits = [String: [(range: SourceRange, text: String)]]

  /// Finds the actions.
  ///
  /// - Parameters:
  ///   - server: the server.
  ///   - request: the sheet.
  ///   - range: the selected bytes.
  ///   - isWanted: returns whether the client wants actions of a kind.
  init(_ server: LanguageServer, _ request: SheetRequest, _ range: SourceRange, _ isWanted: (String) -> Bool) {
    self.request = request
    self.range = range
    if isWanted("quickfix") { addFixes(server) }
    addRefactorings(theme: request.project.theme(server.theme))
    all.removeAll { !isWanted($0.kind) }
    // Fixing a project takes several rounds of lint, so it is done only if there is something to fix.
    guard isWanted(ServerMethod.fixAllKind), CodeActions.hasSafeFix(request) else { return }
    if let own = CodeActions.fixAll(request.project)[request.path] {
      all.append(CodeAction(title: "Make all safe fixes", kind: ServerMethod.fixAllKind, edits: [request.path: own]))
    }
  }

  private static func hasSafeFix(_ request: SheetRequest) -> Bool {
    let report = request.project.report
    return report.diagnostics.contains { diagnostic in
      report.sources[diagnostic.location.source].path == request.path
        && diagnostic.fixes.contains { FixPlan.isMade($0, .safe) }
    }
  }

  private mutating func addFixes(_ server: LanguageServer) {
    let report = request.project.report
    let builder = DiagnosticBuilder(report.sources, request.project, server)
    var suppressed: Set<String> = []
    for diagnostic in report.diagnostics where report.sources[diagnostic.location.source].path == request.path {
      let own = diagnostic.location.range
      guard own.start <= range.end, range.start <= own.end else { continue }
      let json = builder.json(diagnostic)
      for (index, fix) in diagnostic.fixes.enumerated() {
        var edits: Edits = [:]
        for edit in fix.edits {
          edits[report.sources[edit.location.source].path, default: []].append((edit.location.range, edit.replacement))
        }
        all.append(
          CodeAction(
            title: CodeActions.sentence(fix.title), kind: "quickfix", edits: edits, diagnostic: json,
            isPreferred: index == 0 && fix.safety != .unsafe))
      }
      guard !diagnostic.rule.isOfParser, suppressed.insert("\(diagnostic.rule.name) \(own.start)").inserted else {
        continue
      }
      all.append(suppression(of: diagnostic, json))
    }
  }

  private static func sentence(_ title: String) -> String { title.prefix(1).uppercased() + title.dropFirst() }

  /// The comment that suppresses a diagnostic, before its statement. The author writes the reason.
  private func suppression(of diagnostic: Diagnostic, _ json: JSON) -> CodeAction {
    let node = sheet.statements(around: diagnostic.location.range.start).last
    let start = node.map { sheet.tree.range(of: $0).start } ?? diagnostic.location.range.start
    let line = sheet.text.range(ofLine: sheet.text.line(of: start))
    let indent = sheet.source.text(in: SourceRange(line.start, start))
    let isFirst = indent.allSatisfy { $0 == " " || $0 == "\t" }
    let comment = "/* vstyle-ignore-next \(diagnostic.rule.name) -- reason */"
    let text = isFirst ? comment + "\n" + indent : comment + " "
    return CodeAction(
      title: "Suppress `\(diagnostic.rule.name)` here", kind: "quickfix",
      edits: [request.path: [(SourceRange(start, start), text)]], diagnostic: json)
  }

  /// Returns the edits of all safe fixes, by path.
  static func fixAll(_ project: Project) -> [String: [(range: SourceRange, text: String)]] {
    var edits: [String: [(range: SourceRange, text: String)]] = [:]
    for fixed in project.fixed {
      guard let sheet = project.sheets[fixed.path] else { continue }
      let (old, new) = (sheet.source.bytes, fixed.bytes)
      let start = zip(old, new).prefix { $0 == $1 }.count
      let most = min(old.count, new.count) - start
      let end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
      // A character of several bytes is replaced as a whole.
      var (first, tail) = (start, end)
      while first > 0, first < old.count, old[first] & 0xC0 == 0x80 { first -= 1 }
      while tail > 0, old[old.count - tail] & 0xC0 == 0x80 { tail -= 1 }
      edits[fixed.path] = [
        (SourceRange(first, old.count - tail), String(decoding: new[first..<new.count - tail], as: UTF8.self))
      ]
    }
    return edits
  }
}

// MARK: Refactorings

extension CodeActions {
  private mutating func addRefactorings(theme: String?) {
    guard tape.count > 0, let node = sheet.statements(around: range.start).last,
      sheet.tree.nodes[node].kind == .declaration
    else { return }
    let statement = sheet.tree.nodes[node]
    let token = sheet.token(at: range.start)
    guard statement.content.contains(token) else { return }
    addNotations(token, theme)
    addExtraction(of: node)
    addInlining(at: range.start)
  }

  /// The other notations of the literal color at a token.
  private mutating func addNotations(_ token: Int, _ theme: String?) {
    guard
      let found = SheetColors(request, theme: theme, around: token).all.first(where: {
        $0.range.start <= range.start && range.start <= $0.range.end
      })
    else { return }
    let written = sheet.source.text(in: found.range)
    guard !written.contains("var("), !written.contains("currentcolor") else { return }
    for text in ColorText.all(found.color) where text != written {
      all.append(
        CodeAction(
          title: "Write as `\(text)`", kind: "refactor.rewrite", edits: [request.path: [(found.range, text)]]))
    }
  }

  /// A custom property with the value of a declaration, in every theme of the sheet that the value can be in.
  private mutating func addExtraction(of node: Int) {
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
  private mutating func addInlining(at offset: Int) {
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
