import VStyleCheck
import VStyleCompiler
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Checks trees: the names that no sheet uses, and the view types that no sheet knows.
struct TreeCheck {
  private let schemas: [StyleSchema]
  private let named: SelectorNames

  /// The errors in the styles of each tree, by the path of the tree.
  private var styleErrors: [String: [Diagnostic]] = [:]

  /// The names that need no diagnostic: those in selectors, and those that a selector misspells.
  private let classes: Set<String>
  private let states: Set<String>

  private var seen: Set<String> = []

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - trees: all trees.
  ///   - named: the names in the selectors of all sheets.
  ///   - schemas: the view types of each compiled sheet.
  ///   - styles: the styles that any sheet declares.
  init(_ trees: [LintedTree], _ named: SelectorNames, _ schemas: [StyleSchema], styles: Set<String>) {
    self.schemas = schemas
    var named = named
    if !schemas.isEmpty, trees.contains(where: { $0.document.nodes.contains { $0.style != nil } }) {
      let schema = StyleSchema(of: schemas)
      for document in trees.map(\.document) {
        let own = TreeStyles(document, schema, isStyle: styles.contains)
        styleErrors[document.source.path] = own.diagnostics
        named.formUnion(own.names)
      }
    }
    self.named = named
    var known = TreeNames(trees)
    classes = named.classes.union(named.classes.sorted().compactMap { known.classes.near($0) })
    states = named.states.union(named.customStates).union(
      named.customStates.sorted().compactMap { known.states.near($0) })
  }

  /// Returns the diagnostics of a tree, each name once.
  mutating func diagnostics(of tree: LintedTree) -> [Diagnostic] {
    var found = styleErrors[tree.document.source.path] ?? []
    for node in tree.document.nodes {
      let type = node.element.typeName
      if let diagnostic = unknownType(type, node.typeRange) { found.append(diagnostic) }
      for (name, range) in node.classRanges where !classes.contains(name) && seen.insert(".\(name)").inserted {
        found.append(unstyled("style class", name, near: named.classes, range))
      }
      for (name, range) in node.stateRanges where !states.contains(name) {
        let isKnown = schemas.contains { $0.states(of: type).contains(name) || $0.fallbackViewType != nil }
        guard !isKnown, seen.insert("\(type):\(name)").inserted else { continue }
        let similar = named.customStates.union(schemas.flatMap { $0.states(of: type) })
        found.append(unstyled("state", name, near: similar, range))
      }
    }
    return found
  }

  private func unknownType(_ name: String, _ range: SourceRange) -> Diagnostic? {
    let isKnown = schemas.isEmpty || schemas.contains { $0.viewTypes[name] != nil || $0.fallbackViewType != nil }
    guard !isKnown else { return nil }
    let guess = Spelling.closest(to: name, in: Set(schemas.flatMap(\.viewTypeNames)).sorted())
    return Diagnostic(
      .unknownViewType, at: SourceLocation(SourceID(0), range), "there is no view type `\(name)`",
      help: guess.map { "did you mean `\($0)`?" })
  }

  private func unstyled(
    _ kind: String, _ name: String, near known: Set<String>, _ range: SourceRange
  ) -> Diagnostic {
    let isGuessed = Limit.spellingGuesses.allows(seen.count)
    let guess = isGuessed ? Spelling.closest(to: name, in: known.sorted()) : nil
    return Diagnostic(
      .unstyledName, at: SourceLocation(SourceID(0), range), "no selector names the \(kind) `\(name)`",
      help: guess.map { "did you mean `\($0)`?" } ?? "write a rule for it, or remove it")
  }
}

extension StyleSchema {
  /// Creates a schema with the view types of several ones.
  fileprivate init(of schemas: [StyleSchema]) {
    self = schemas.first ?? StyleSchema()
    for schema in schemas.dropFirst() {
      for name in schema.viewTypeNames where viewTypes[name] == nil { schema.viewTypes[name].map { add($0) } }
    }
  }
}
