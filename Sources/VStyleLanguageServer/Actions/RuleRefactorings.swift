import VStyleSyntax
import VStyleValues

/// Refactorings of whole rules: the declarations in order, and rules with one selector as one rule.
///
/// They are offered only where no computed value changes.
struct RuleRefactorings {
  private(set) var all: [CodeAction] = []
  private let request: SheetRequest
  private var sheet: Sheet { request.sheet }
  private var tree: SyntaxTree { request.sheet.tree }
  private var tape: TokenTape { request.sheet.tree.tape }

  init(_ request: SheetRequest, _ around: [Int]) {
    self.request = request
    let rule = around.last { tree.nodes[$0].kind == .qualifiedRule }
    guard let rule, tree.nodes[rule].block != nil else { return }
    addSorting(of: rule)
    addMerging(of: rule)
  }

  private mutating func add(_ title: String, _ edits: [(range: SourceRange, text: String)]) {
    all.append(CodeAction(title: title, kind: "refactor.rewrite", edits: [request.path: edits]))
  }

  /// Sorts the declarations of a rule by name, if none of them depends on the order.
  ///
  /// Each declaration gets the place of another one, so spaces and line ends stay where they are.
  private mutating func addSorting(of rule: Int) {
    // Nested rules stay after the declarations before them, because order decides between both.
    let nodes = tree.children(of: rule).prefix { tree.nodes[$0].kind == .declaration }.map { $0 }
    guard tree.children(of: rule).dropFirst(nodes.count).allSatisfy({ tree.nodes[$0].kind != .declaration }) else {
      return
    }
    let names = nodes.map { tree.name(of: $0) }
    guard names.count > 1, tree.diagnostics.isEmpty, areIndependent(names, around: rule) else { return }
    let sorted = zip(names, nodes).enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
    guard sorted != nodes, !hasComments(between: nodes) else { return }
    let moved = zip(nodes, sorted).filter { $0 != $1 }
    let edits = moved.map { place, node in (range: words(place), text: sheet.source.text(in: words(node))) }
    add("Sort the declarations by name", edits)
  }

  /// The bytes of a declaration without its semicolon.
  private func words(_ node: Int) -> SourceRange {
    var tokens = tree.nodes[node].tokens
    while let last = tokens.last, tape.kind(last).isTrivia || tape.kind(last) == .semicolon {
      tokens = tokens.lowerBound..<last
    }
    return tape.range(tokens)
  }

  /// A comment belongs to one declaration, and nobody knows to which one.
  private func hasComments(between nodes: [Int]) -> Bool {
    guard let first = nodes.first, let last = nodes.last else { return false }
    let tokens = tree.nodes[first].tokens.lowerBound..<tree.nodes[last].tokens.upperBound
    return tokens.contains { tape.kind($0) == .comment }
  }

  /// Whether declarations of some properties can be in any order: no two set the same property, or a part of it.
  private func areIndependent(_ names: [String], around rule: Int) -> Bool {
    let schema = request.project.schema(for: request.path)
    let types = sheet.viewTypes(around: rule) + ownTypes(rule)
    var seen: Set<String> = []
    for name in names {
      if name.isDashedName {
        guard seen.insert(name).inserted else { return false }
        continue
      }
      let meaning = schema.named(name, in: types)
      guard meaning.shorthand == nil, !meaning.entries.isEmpty, name != "all" else { return false }
      for own in Set(meaning.entries.map { $0.part?.whole ?? $0.name }) {
        guard seen.insert(own).inserted else { return false }
      }
    }
    return true
  }

  private func ownTypes(_ rule: Int) -> [String] {
    SubjectTypes.of(tree.nodes[rule].content, tape, outer: sheet.viewTypes(around: rule))
  }

  /// Moves the declarations of a rule to the end of the rule before it, if both have the same selector.
  private mutating func addMerging(of rule: Int) {
    guard let outer = outer(of: rule), tree.diagnostics.isEmpty else { return }
    let siblings = Array(tree.children(of: outer))
    guard let position = siblings.firstIndex(of: rule), position > 0 else { return }
    let before = siblings[position - 1]
    guard tree.nodes[before].kind == .qualifiedRule, text(tree.nodes[before].content) == text(tree.nodes[rule].content),
      tree.children(of: before).allSatisfy({ tree.nodes[$0].kind == .declaration }),
      let first = tree.nodes[before].block, let second = tree.nodes[rule].block
    else { return }
    let (end, start) = (first.upperBound, second.lowerBound - 1)
    var spaces = end
    while spaces > first.lowerBound, tape.kind(spaces - 1) == .whitespace { spaces -= 1 }
    // What is between the two blocks goes: the brace, the selector and the next brace. A comment there would be lost.
    guard !(end..<start).contains(where: { tape.kind($0) == .comment }) else { return }
    let between = SourceRange(tape.range(spaces).start, tape.range(start).end)
    let needsSemicolon = Array(tree.children(of: before)).last.map { !endsWithSemicolon($0, before: end) } ?? false
    add("Merge with the rule before, which has the same selector", [(between, needsSemicolon ? ";" : "")])
  }

  private func outer(of rule: Int) -> Int? {
    sheet.statements(around: tree.range(of: rule).start).last { $0 < rule && tree.nodes[$0].subtreeEnd > rule } ?? 0
  }

  private func endsWithSemicolon(_ node: Int, before end: Int) -> Bool {
    var token = end - 1
    while token > tree.nodes[node].tokens.lowerBound, tape.kind(token).isTrivia { token -= 1 }
    return tape.kind(token) == .semicolon
  }

  private func text(_ tokens: Range<Int>) -> String {
    sheet.source.text(in: tape.range(tokens)).split { $0.isWhitespace }.joined(separator: " ")
  }
}
