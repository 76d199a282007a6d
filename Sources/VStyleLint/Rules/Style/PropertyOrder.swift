import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// Declarations that are not in alphabetical order.
  ///
  /// A group ends at an empty line, a comment or a nested rule. Custom properties are not checked, because their order
  /// often shows which of them belong together.
  static let propertyOrder = LintRule(
    .propertyOrder, fixes: .safe,
    summary: "The declarations of a group are not in alphabetical order.",
    why: "In a fixed order, a property is found at once and conflicts in merges are rare. Sort the declarations.",
    bad: ["Label { text-color: black; ↓alpha: 0.5; }"],
    good: [
      "Label { alpha: 0.5; text-color: black; }",
      "@property --gap { syntax: \"<length>\"; inherits: true; initial-value: 8; }",
    ],
    check: { context in
      context.stylesheet.trees.flatMap { tree in
        PropertyGroups(tree).all.compactMap { group in diagnostic(group, tree, context.stylesheet.schema) }
      }
    })

  private static func diagnostic(_ group: [Int], _ tree: SyntaxTree, _ schema: StyleSchema) -> Diagnostic? {
    let names = group.map { NameStyle.kebab(tree.name(of: $0)).lowercased() }
    guard let index = names.indices.dropFirst().first(where: { names[$0] < names[$0 - 1] }) else { return nil }
    let order = group.indices.sorted { (names[$0], $0) < (names[$1], $1) }
    let edits = zip(group, order).filter { $0 != group[$1] }.map { old, new in
      Diagnostic.Edit(
        SourceLocation(tree.sourceID, tree.range(of: old)), tree.source.text(in: tree.range(of: group[new])))
    }
    return Diagnostic(
      .propertyOrder, at: tree.location(ofToken: tree.nodes[group[index]].nameToken),
      "`\(names[index])` comes after `\(names[index - 1])`", expected: "the order of the alphabet",
      fixes: keepsWinners(order, names.map { SetProperties($0, schema) }) && keepsComments(group, order, tree)
        ? [.init("sort the group", safety: .safe, edits: edits)] : [])
  }

  /// Returns whether a comment right before or after the declarations stays beside its own one.
  private static func keepsComments(_ group: [Int], _ order: [Int], _ tree: SyntaxTree) -> Bool {
    let tape = tree.tape
    guard let first = group.first, let last = group.last else { return true }
    var before = tree.nodes[first].tokens.lowerBound - 1
    while before >= 0, tape.kind(before) == .whitespace { before -= 1 }
    var after = tree.nodes[last].tokens.upperBound
    while tape.kind(after) == .whitespace || tape.kind(after) == .semicolon { after += 1 }
    let isFirst = before < 0 || tape.kind(before) != .comment || order.first == 0
    return isFirst && (tape.kind(after) != .comment || order.last == group.count - 1)
  }

  /// Returns whether declarations that set the same property keep their order, in which the last one wins.
  private static func keepsWinners(_ order: [Int], _ sets: [SetProperties]) -> Bool {
    var lastIndices: [String: Int] = [:]
    var (lastIndex, lastIndexOfAll) = (-1, -1)
    return order.allSatisfy { index in
      let names = sets[index].names
      let before = sets[index].isAll ? lastIndex : names.compactMap { lastIndices[$0] }.max() ?? -1
      for name in names { lastIndices[name] = index }
      lastIndex = max(lastIndex, index)
      defer { if sets[index].isAll { lastIndexOfAll = index } }
      return before < index && lastIndexOfAll < index
    }
  }
}

/// The properties that a declaration sets. A longhand counts as the whole property.
private struct SetProperties {
  let names: Set<String>

  /// Whether the declaration sets all properties.
  let isAll: Bool

  init(_ name: String, _ schema: StyleSchema) {
    isAll = name == "all"
    let own = schema.properties(folded: NameStyle.folded(name)).map(\.name) + (schema.shorthand(name)?.longhands ?? [])
    names = Set((own.isEmpty ? [name] : own).map { schema.whole(ofLonghand: $0) ?? $0 })
  }
}

/// The groups of adjacent declarations, which at most one line break separates.
private struct PropertyGroups {
  private(set) var all: [[Int]] = []

  init(_ tree: SyntaxTree) {
    for parent in tree.nodes.indices where tree.nodes[parent].kind != .declaration {
      // `@property` and `@view` have descriptors, in the order in which authors define things.
      let name = tree.nodes[parent].nameToken
      let isDefinition =
        tree.nodes[parent].kind == .atRule && (tree.tape.isName(name, "property") || tree.tape.isName(name, "view"))
      if isDefinition { continue }
      var group: [Int] = []
      for index in tree.children(of: parent) {
        let node = tree.nodes[index]
        let isOwn = node.kind == .declaration && !tree.tape.isDashedIdent(node.nameToken)
        if !isOwn || group.last.map({ !PropertyGroups.areNeighbors(tree.nodes[$0], node, tree.tape) }) ?? false {
          if group.count > 1 { all.append(group) }
          group = []
        }
        if isOwn { group.append(index) }
      }
      if group.count > 1 { all.append(group) }
    }
  }

  private static func areNeighbors(_ first: SyntaxNode, _ second: SyntaxNode, _ tape: TokenTape) -> Bool {
    (first.tokens.upperBound..<second.tokens.lowerBound).allSatisfy { token in
      let range = tape.range(token)
      return tape.kind(token) == .semicolon
        || tape.kind(token) == .whitespace && tape.source.bytes[range.start..<range.end].count { $0 == 0x0A } < 2
    }
  }
}
