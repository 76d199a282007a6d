package import VStyleSyntax

/// A new sheet of tokens with what people wrote into the old one.
///
/// Rules, comments and declarations that no import writes are kept, after the tokens. A value that differs is the one of
/// the tokens, unless the old one is to be kept.
package struct TokenSheetMerge {
  /// The sheet.
  package private(set) var text: String

  /// The declarations of tokens that differ.
  package private(set) var changes: [Change] = []

  /// A custom property with its values in the two sheets.
  package struct Change: Sendable, Equatable {
    /// The name of the custom property.
    package let property: String
    /// The value in the old sheet; `nil` if it has none.
    package let old: String?
    /// The value of the tokens; `nil` if they have none.
    package let new: String?
  }

  /// Merges two sheets.
  ///
  /// - Parameters:
  ///   - old: the sheet that was imported before, with any edits.
  ///   - new: the sheet of the tokens now.
  ///   - isKeeping: whether values of the old sheet win.
  package init(_ old: SourceText, _ new: String, isKeeping: Bool) {
    text = new
    let (former, current) = (TokenStatements(old), TokenStatements(SourceText(new)))
    var kept: [String] = []
    var edits: [(range: SourceRange, text: String)] = []
    for declaration in former.declarations {
      guard let other = current.indices[declaration.key].map({ current.declarations[$0] }) else {
        // An import registers what has a type, so another one is of people.
        if !former.registered.contains(declaration.name), TokenSheetMerge.hasRegisteredType(declaration.value) {
          kept.append(declaration.rule)
          continue
        }
        changes.append(Change(property: declaration.name, old: declaration.value, new: nil))
        if isKeeping { kept.append(declaration.rule) }
        continue
      }
      guard ValueWord.words(other.value) != ValueWord.words(declaration.value) else { continue }
      changes.append(Change(property: declaration.name, old: declaration.value, new: other.value))
      if isKeeping { edits.append((other.range, declaration.value)) }
    }
    for declaration in current.declarations where former.indices[declaration.key] == nil {
      changes.append(Change(property: declaration.name, old: nil, new: declaration.value))
    }
    if !edits.isEmpty { text = TokenSheetMerge.edited(new, edits) }
    let names = Set((former.declarations + current.declarations).map(\.name))
    let parts = former.foreign(besides: names, themes: current.themes) + kept
    // Imports precede all rules.
    let imports = parts.filter { $0.hasPrefix("@import") || $0.hasPrefix("@charset") }
    text = imports.map { $0 + "\n" }.joined() + (imports.isEmpty ? "" : "\n") + text
    for part in parts where !imports.contains(part) { text += "\n" + part + "\n" }
  }

  /// Whether an import registers the property of a value.
  private static func hasRegisteredType(_ value: String) -> Bool {
    let type = TokenValueReader(paths: [:]).type(of: ValueWord.words(value))
    return [.color, .dimension, .duration, .number].contains(type)
  }

  /// Whether an import wrote a sheet, or an empty one can become its sheet.
  package static func isOfTokens(_ sheet: SourceText) -> Bool {
    let tape = TokenTape(sheet)
    return (0..<tape.count).allSatisfy { tape.kind($0).isTrivia || tape.kind($0) == .endOfFile }
      || (0..<tape.count).contains { token in
        tape.kind(token) == .comment && TokenComment.read(sheet.text(in: tape.range(token))) != nil
      }
  }

  private static func edited(_ text: String, _ edits: [(range: SourceRange, text: String)]) -> String {
    let bytes = Array(text.utf8)
    var (out, end) = ([UInt8](), 0)
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      out += bytes[end..<edit.range.start]
      out += edit.text.utf8
      end = edit.range.end
    }
    return String(decoding: out + bytes[end...], as: UTF8.self)
  }
}

/// The statements of a sheet of tokens: those that an import writes, and all others.
private struct TokenStatements {
  /// A declaration of a token.
  struct Declaration {
    /// The rules around it and its name, with a number if there are several.
    let key: String
    let name: String
    let value: String
    /// The bytes of the value.
    let range: SourceRange
    /// The declaration in a rule of its own.
    let rule: String
  }

  private(set) var declarations: [Declaration] = []

  /// The indices in ``declarations`` by the keys.
  private(set) var indices: [String: Int] = [:]

  /// The preludes of the rules of themes.
  private(set) var themes: Set<String> = []

  /// The properties that the sheet registers.
  let registered: Set<String>

  private let tree: SyntaxTree
  private var tape: TokenTape { tree.tape }

  init(_ sheet: SourceText) {
    let tree = SyntaxTree(parsing: sheet)
    self.tree = tree
    registered = Set(
      tree.children(of: 0).filter { tree.nodes[$0].kind == .atRule && tree.name(of: $0) == "property" }
        .map { sheet.text(in: tree.tape.range(tree.nodes[$0].content)) })
    read(0, [])
  }

  private func text(_ tokens: Range<Int>) -> String { tape.source.text(in: tape.range(tokens)) }

  /// The start of a rule, such as `@theme dark`.
  private func start(of node: Int) -> String {
    let statement = tree.nodes[node]
    let prelude = statement.content.isEmpty ? "" : text(statement.content)
    return statement.kind == .atRule ? "@\(tree.name(of: node)) \(prelude)" : prelude
  }

  private func isOfTokens(_ node: Int) -> Bool {
    tree.nodes[node].tokens.contains { tape.kind($0) == .comment && isOfTokens(comment: $0) }
  }

  private func isOfTokens(comment: Int) -> Bool { TokenComment.read(text(comment..<comment + 1)) != nil }

  private mutating func read(_ parent: Int, _ rules: [String]) {
    for node in tree.children(of: parent) where tree.nodes[node].block != nil {
      if tree.nodes[node].kind == .atRule, tree.name(of: node) == "theme" { themes.insert(start(of: node)) }
      guard isOfTokens(node) else { continue }
      let rules = rules + [start(of: node)]
      for child in tree.children(of: node) where tree.nodes[child].kind == .declaration {
        let name = tree.name(of: child)
        guard name.hasPrefix("--"), !tree.nodes[child].content.isEmpty else { continue }
        var key = (rules + [name]).joined(separator: "\n")
        while indices[key] != nil { key += "\n" }
        indices[key] = declarations.count
        let value = text(tree.nodes[child].content)
        declarations.append(
          Declaration(
            key: key, name: name, value: value, range: tape.range(tree.nodes[child].content),
            rule: TokenStatements.rule(rules, ["\(name): \(value);"])))
      }
      read(node, rules)
    }
  }

  /// A rule with lines in it.
  private static func rule(_ rules: [String], _ lines: [String]) -> String {
    rules.reversed().reduce(lines) { lines, start in ["\(start) {"] + lines.map { "  \($0)" } + ["}"] }
      .joined(separator: "\n")
  }

  // MARK: What people wrote

  /// The statements that no import writes, each with the comments before it.
  ///
  /// - Parameters:
  ///   - names: the custom properties that imports register.
  ///   - themes: the rules of themes that the new sheet has.
  func foreign(besides names: Set<String>, themes: Set<String>) -> [String] {
    var parts: [String] = []
    var end = 0
    for node in tree.children(of: 0) {
      let tokens = tree.nodes[node].tokens
      let (begin, comments) = (end, self.comments(end..<tokens.lowerBound))
      end = tokens.upperBound
      if isOfTokens(node) {
        parts += comments + inside(node, [])
      } else if isWritten(node, names, themes) {
        parts += comments
      } else {
        let hasSemicolon = tree.nodes[node].block == nil && end < tape.count && tape.kind(end) == .semicolon
        // A comment keeps its distance from the statement.
        let start = (begin..<tokens.lowerBound).first { tape.kind($0) == .comment && !isOfTokens(comment: $0) }
        parts.append(text((start ?? tokens.lowerBound)..<tokens.upperBound) + (hasSemicolon ? ";" : ""))
      }
    }
    return parts + comments(end..<tape.count)
  }

  private func comments(_ tokens: Range<Int>) -> [String] {
    tokens.filter { tape.kind($0) == .comment && !isOfTokens(comment: $0) }.map { text($0..<$0 + 1) }
  }

  /// Whether an import writes a statement without a comment.
  private func isWritten(_ node: Int, _ names: Set<String>, _ themes: Set<String>) -> Bool {
    guard tree.nodes[node].kind == .atRule else { return false }
    switch tree.name(of: node) {
    case "property": return names.contains(text(tree.nodes[node].content))
    case "theme":
      let members = tree.children(of: node).map { tree.nodes[$0].kind == .declaration ? tree.name(of: $0) : "" }
      return themes.contains(start(of: node)) && members.allSatisfy { $0 == "color-scheme" }
    default: return false
    }
  }

  /// The statements in a rule of tokens that no import writes, in rules like it.
  private func inside(_ node: Int, _ rules: [String]) -> [String] {
    let rules = rules + [start(of: node)]
    var (lines, parts) = ([String](), [String]())
    var end = tree.nodes[node].block?.lowerBound ?? 0
    for child in tree.children(of: node) {
      lines += comments(end..<max(end, tree.nodes[child].tokens.lowerBound))
      end = tree.nodes[child].tokens.upperBound
      switch tree.nodes[child].kind {
      case .declaration where tree.name(of: child).hasPrefix("--") || tree.name(of: child) == "color-scheme": break
      case .declaration: lines.append(text(tree.nodes[child].tokens) + ";")
      case _ where isOfTokens(child): parts += inside(child, rules)
      default: lines.append(text(tree.nodes[child].tokens))
      }
    }
    lines += comments(end..<max(end, tree.nodes[node].block?.upperBound ?? end))
    return (lines.isEmpty ? [] : [TokenStatements.rule(rules, lines)]) + parts
  }
}
