import VStyleCheck
import VStyleLint
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// The declarations that `--why-not` asks about.
struct QuestionedDeclarations {
  /// The declarations with the rules that they became, in the order of the sheets.
  private(set) var declarations: [Questioned] = []

  /// A declaration of a sheet.
  struct Questioned {
    let location: SourceLocation
    /// The rules with the declaration: one for each selector and each use of a named style; empty if the sheet does
    /// not compile to any.
    var rules: [Rule] = []
  }

  /// A rule with a questioned declaration.
  struct Rule {
    let rule: StyleRule
    let declaration: Declaration
    /// Whether the rule is one of the view's own styles.
    let isLocal: Bool
  }

  private let stylesheet: CompiledStylesheet

  /// The `@apply` rules in question; empty for declarations at a place of their own.
  private var uses: Set<SourceRange> = []

  /// The source of ``uses``.
  private var usedIn = SourceID(0)

  /// Finds the declarations that a text names.
  ///
  /// - Parameters:
  ///   - text: `FILE:LINE`, a selector, or a property.
  ///   - stylesheet: the compiled sheets.
  ///   - node: the view, whose own styles are searched too.
  /// - Throws: a usage error if the sheets have no such declaration.
  init(_ text: String, in stylesheet: CompiledStylesheet, for node: ElementNode) throws(CommandError) {
    self.stylesheet = stylesheet
    if let (source, line) = try QuestionedDeclarations.line(text, in: stylesheet) {
      declarations = statements(source, line)
      guard !declarations.isEmpty else {
        let count = LineIndex(source).lineCount
        let end = line > count ? "; it has \(count) lines" : ""
        throw CommandError(.usage, "there is no declaration and no rule in line \(line) of `\(source.path)`\(end)")
      }
    } else if text.isDashedName || !stylesheet.schema.viewTypes(having: text).isEmpty
      || stylesheet.schema.shorthand(text) != nil
    {
      declarations = declarations(of: text)
      guard !declarations.isEmpty else { throw CommandError(.usage, "no sheet sets `\(text)`\(guess(for: text))") }
    } else {
      // A misspelled name is no property, and yet the sheet can have it.
      let named = QuestionedDeclarations.isName(text) ? declarations(of: text) : []
      declarations = named.isEmpty ? try declarations(withSelector: text) : named
    }
    addRules(stylesheet.rules, isLocal: false)
    for style in node.localStyles { addRules(style.rules, isLocal: true) }
  }

  /// Returns the source and the line of `FILE:LINE` or `FILE:LINE:COLUMN`; `nil` for another text.
  private static func line(
    _ text: String, in stylesheet: CompiledStylesheet
  ) throws(CommandError) -> (SourceText, Int)? {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 2, Int(parts[parts.count - 1]) != nil, Int(parts[parts.count - 2]) != nil { parts.removeLast() }
    guard parts.count > 1, let line = Int(parts.removeLast()) else { return nil }
    let path = FilePath.cleaned(parts.joined(separator: ":"))
    let sources = stylesheet.sources.sources
    if let source = sources.first(where: { $0.path == path }) ?? sources.first(where: { $0.path.hasSuffix("/" + path) })
    {
      return (source, line)
    }
    let end = PossibleValues.end(for: path, among: sources.map(\.path))
    throw CommandError(.usage, "`\(path)` is none of the sheets and their imports\(end)")
  }

  /// Returns the declarations in a line, or else those of the rules whose selectors are in it: their own ones, or all
  /// those inside of them. The line of an `@apply` stands for the declarations that it inserts.
  private mutating func statements(_ source: SourceText, _ line: Int) -> [Questioned] {
    guard let tree = stylesheet.trees.first(where: { $0.source.path == source.path }) else { return [] }
    let index = LineIndex(source)
    func isInLine(_ tokens: Range<Int>) -> Bool {
      let range = tree.tape.range(tokens)
      return index.position(at: range.start).line <= line && line <= index.position(at: range.end).line
    }
    let inLine = tree.nodes.indices.filter { tree.nodes[$0].kind == .declaration && isInLine(tree.nodes[$0].tokens) }
    if !inLine.isEmpty { return inLine.map { questioned($0, in: tree) } }
    let rules = tree.nodes.indices.filter { node in
      let statement = tree.nodes[node]
      guard statement.kind == .qualifiedRule || statement.kind == .atRule else { return false }
      return isInLine(statement.nameToken..<max(statement.content.upperBound, statement.nameToken + 1))
    }
    let own = rules.flatMap { rule in tree.children(of: rule).filter { tree.nodes[$0].kind == .declaration } }
    if !own.isEmpty { return own.map { questioned($0, in: tree) } }
    let inside = Set(rules.flatMap { rule in (rule + 1)..<tree.nodes[rule].subtreeEnd }).sorted()
    let declarations = inside.filter { tree.nodes[$0].kind == .declaration }
    if !declarations.isEmpty { return declarations.map { questioned($0, in: tree) } }
    uses = Set(rules.filter { tree.tape.isName(tree.nodes[$0].nameToken, "apply") }.map { tree.range(of: $0) })
    usedIn = tree.sourceID
    let inserted = inserted()
    guard inserted.isEmpty, (1...index.lineCount).contains(line) else { return inserted }
    return lost(in: tree, index.range(ofLine: line))
  }

  /// Returns the text of a line that a mistake makes a part of another statement, such as a missing semicolon.
  private func lost(in tree: SyntaxTree, _ line: SourceRange) -> [Questioned] {
    let indent = tree.source.text(in: line).utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
    return QuestionedDeclarations.opaque(in: tree).compactMap { tokens in
      let range = tree.tape.range(tokens)
      let (start, end) = (max(range.start, line.start + indent), min(range.end, line.end))
      return start < end ? Questioned(location: SourceLocation(tree.sourceID, SourceRange(start, end))) : nil
    }
  }

  /// Returns the declarations of a property that a mistake makes a part of other statements, up to the ends of their
  /// lines.
  private func lost(_ isName: (String) -> Bool) -> [Questioned] {
    stylesheet.trees.flatMap { tree in
      let index = LineIndex(tree.source)
      return QuestionedDeclarations.opaque(in: tree).flatMap { tokens in
        tokens.dropFirst().filter { token in
          guard tree.tape.kind(token) == .ident, isName(tree.tape.name(token)) else { return false }
          let next = tree.tape.kind(token + 1) == .whitespace ? token + 2 : token + 1
          return tree.tape.kind(next) == .colon
        }.map { token in
          let start = tree.tape.range(token).start
          let line = index.range(ofLine: index.lineNumber(at: start))
          let end = min(line.end, tree.tape.range(tokens).end)
          return Questioned(location: SourceLocation(tree.sourceID, SourceRange(start, end)))
        }
      }
    }
  }

  /// Returns the tokens of the statements without statements in them: declarations, rules without a block, and what
  /// the parser cannot read.
  private static func opaque(in tree: SyntaxTree) -> [Range<Int>] {
    tree.nodes.filter { node in
      node.kind == .declaration || node.kind == .invalid || (node.kind == .atRule && node.block == nil)
    }.map(\.tokens)
  }

  /// Returns the declarations that the `@apply` rules in question insert.
  private func inserted() -> [Questioned] {
    var found: [Questioned] = []
    var seen: Set<SourceLocation> = []
    for rule in stylesheet.rules where isUse(rule) {
      for location in rule.declarations.compactMap(\.location) where seen.insert(location).inserted {
        found.append(Questioned(location: location))
      }
    }
    return found
  }

  private func isUse(_ rule: StyleRule) -> Bool {
    rule.insertions.contains { insertion in
      insertion.location.source == usedIn
        && uses.contains { $0.start <= insertion.location.range.start && insertion.location.range.end <= $0.end }
    }
  }

  private func questioned(_ node: Int, in tree: SyntaxTree) -> Questioned {
    Questioned(location: tree.location(of: tree.nodes[node].tokens))
  }

  /// Returns the declarations of a property, under any of its spellings.
  private func declarations(of property: String) -> [Questioned] {
    let wanted = NameStyle.folded(property)
    func isName(_ name: String) -> Bool {
      property.isDashedName ? name == property : NameStyle.folded(name) == wanted
    }
    let found = stylesheet.trees.flatMap { tree in
      tree.nodes.indices.filter { tree.nodes[$0].kind == .declaration && isName(tree.name(of: $0)) }
        .map { questioned($0, in: tree) }
    }
    return (found + lost(isName)).sorted(by: QuestionedDeclarations.isBefore)
  }

  /// Returns the declarations of the rules with a selector.
  ///
  /// - Throws: a usage error for a text that is no selector, or that no rule has.
  private func declarations(withSelector text: String) throws(CommandError) -> [Questioned] {
    let states = SelectorGrammar.controlStates + stylesheet.schema.allStates
    // A selector may be written as in the sheet, such as `&.title`, or with the selectors around it.
    let wanted = Set(
      [SelectorGrammar.Nesting.topLevel, .nested].flatMap { nesting -> [String] in
        var cursor = TokenCursor(TokenTape(SourceText(text, path: "<selector>")))
        let list = try? SelectorList.parse(&cursor, grammar: SelectorGrammar(states: states, nesting: nesting))
        return list?.selectors.map(\.description) ?? []
      })
    guard !wanted.isEmpty else {
      throw CommandError(
        .usage, "`\(text)` is no FILE:LINE, no property and no selector\(guess(for: text))",
        remarks: [QuestionedDeclarations.advice])
    }
    var found: [Questioned] = []
    var seen: Set<SourceLocation> = []
    let compiled = stylesheet.rules.lazy.filter { rule in
      guard case .selector(let selector) = rule.target else { return false }
      return wanted.contains(selector.description) || wanted.contains(selector.resolvedText())
    }.flatMap { $0.declarations.lazy.compactMap(\.location) }
    for location in compiled where seen.insert(location).inserted { found.append(Questioned(location: location)) }
    // A declaration with a mistake is in no compiled rule.
    for location in written(wanted, states) where seen.insert(location).inserted {
      found.append(Questioned(location: location))
    }
    guard !found.isEmpty else {
      let isName = QuestionedDeclarations.isName(text)
      throw CommandError(
        .usage,
        "no rule has the selector `\(text)`\(isName ? ", and no property has this name" : "")\(guess(for: text))",
        remarks: [QuestionedDeclarations.advice])
    }
    return found.sorted(by: QuestionedDeclarations.isBefore)
  }

  /// Returns the declarations of the rules whose selectors are written in one of the wanted ways.
  private func written(_ wanted: Set<String>, _ states: [String]) -> [SourceLocation] {
    let grammar = SelectorGrammar(states: states, nesting: .nested)
    return stylesheet.trees.flatMap { tree in
      tree.nodes.indices.flatMap { index -> [SourceLocation] in
        let rule = tree.nodes[index]
        guard rule.kind == .qualifiedRule else { return [] }
        var cursor = TokenCursor(tree.tape, rule.content)
        guard let list = try? SelectorList.parse(&cursor, grammar: grammar),
          list.selectors.contains(where: { wanted.contains($0.description) })
        else { return [] }
        return tree.children(of: index).filter { tree.nodes[$0].kind == .declaration }
          .map { tree.location(of: tree.nodes[$0].tokens) }
      }
    }
  }

  private static func isBefore(_ left: Questioned, _ right: Questioned) -> Bool {
    (left.location.source.index, left.location.range.start)
      < (right.location.source.index, right.location.range.start)
  }

  private static let advice = "name a declaration by its place, such as `app.vstyle:12`"

  /// Returns the question whether a declared property, a selector of a rule or, at last, another property is meant.
  private func guess(for text: String) -> String {
    let declared = stylesheet.rules.lazy.flatMap { $0.declarations.lazy.map(\.name) }
    let selectors = stylesheet.rules.lazy.compactMap { rule -> String? in
      guard case .selector(let selector) = rule.target else { return nil }
      return selector.resolvedText(limit: QuestionedDeclarations.guessedBytes)
    }
    // A selector has a sign, such as a dot, or begins with the capital letter of a view type.
    let isSelector = !QuestionedDeclarations.isName(text) || text.first?.isUppercase ?? false
    let properties = Array(declared) + stylesheet.schema.allPropertyNames
    let guess =
      isSelector
      ? Spelling.closest(to: text, in: selectors) ?? selectors.first { $0.contains(text) }
      : Spelling.closest(to: text, in: properties) ?? Spelling.closest(to: text, in: selectors)
    return guess.map { $0 == text ? "" : "; did you mean `\($0)`?" } ?? ""
  }

  /// Whether a text is a single word, which may be the name of a property.
  private static func isName(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  /// The bytes of a selector that are compared. A longer one is not similar to what a user writes.
  private static let guessedBytes = 200

  private mutating func addRules(_ rules: some Sequence<StyleRule>, isLocal: Bool) {
    let positions = Dictionary(declarations.indices.map { (declarations[$0].location, $0) }) { first, _ in first }
    for rule in rules where uses.isEmpty || isUse(rule) {
      for declaration in rule.declarations {
        guard let location = declaration.location, let position = positions[location] else { continue }
        declarations[position].rules.append(Rule(rule: rule, declaration: declaration, isLocal: isLocal))
      }
    }
  }
}
