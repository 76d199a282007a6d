import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// Numbers the parts of a stylesheet's rules.
///
/// Parts are numbered by what they contain, in order of appearance. So the numbers do not depend on how many threads
/// compiled the stylesheet.
struct RuleCollector {
  private let sheet: CompiledStylesheet
  private let places: [CompiledTrees.Place]

  private(set) var lists = SelectorListWriter()
  private(set) var scopes = NumberedKeys<StoredRules.Scope>()
  private(set) var insertions = NumberedKeys<StoredRules.Insertion>()
  private(set) var enclosing = NumberedKeys<StoredRules.Enclosing>()
  private(set) var kinds = NumberedKeys<StoredRules.Kind>()
  private(set) var contents = NumberedKeys<StoredRules.Content>()
  /// Where each content is first, and the tokens of its part.
  private(set) var firstPlaces: [(place: StoredRules.Place, slice: StoredRules.Slice?)] = []

  private var knownContents: [ObjectIdentifier: Int] = [:]
  private var knownEnclosing: [ObjectIdentifier: Int] = [:]

  init(_ sheet: CompiledStylesheet) {
    self.sheet = sheet
    places = sheet.syntax.places
  }

  /// Returns the blocks of some rules.
  mutating func blocks(of rules: some Sequence<StyleRule>) throws(PrecompiledSheetError) -> [StoredRules.Block] {
    var blocks: [StoredRules.Block] = []
    for rule in rules where rule.isFirstOfBlock {
      guard places.indices.contains(rule.treeIndex) else {
        throw PrecompiledSheetError(.notStorable, "a rule that was written in Swift cannot be stored")
      }
      let place = places[rule.treeIndex]
      var declarations: [(Int, Int)] = []
      for (declaration, node) in zip(rule.declarations, rule.nodes) {
        let own = StoredRules.Place(tree: place.source, node: node + place.nodes)
        declarations.append((try number(of: declaration, at: own), own.node))
      }
      blocks.append(
        StoredRules.Block(
          selectors: rule.selectors.map { lists.number(of: $0) }, enclosing: number(of: rule.enclosing),
          order: rule.order, tree: place.source, declarations: declarations))
    }
    return blocks
  }

  private mutating func number(of enclosing: EnclosingAtRules) -> Int {
    if let known = knownEnclosing[ObjectIdentifier(enclosing)] { return known }
    let scope = enclosing.scope.map { number(of: $0) }
    let insertion = enclosing.insertion.map { number(of: $0) }
    let known = self.enclosing.number(
      of: StoredRules.Enclosing(
        conditions: enclosing.conditions.map(\.origin), scope: scope, origin: enclosing.origin,
        layer: enclosing.layer, theme: enclosing.theme, insertion: insertion))
    knownEnclosing[ObjectIdentifier(enclosing)] = known
    return known
  }

  private mutating func number(of scope: ScopeClause) -> Int {
    let outer = scope.outer.map { number(of: $0) }
    return scopes.number(
      of: StoredRules.Scope(
        roots: scope.roots.map { lists.number(of: $0) }, limits: scope.limits.map { lists.number(of: $0) },
        outer: outer))
  }

  private mutating func number(of insertion: StyleInsertion) -> Int {
    let outer = insertion.outer.map { number(of: $0) }
    return insertions.number(
      of: StoredRules.Insertion(style: insertion.style, location: insertion.location, outer: outer))
  }

  private mutating func number(
    of declaration: Declaration, at place: StoredRules.Place
  ) throws(PrecompiledSheetError) -> Int {
    let content = declaration.content
    if let known = knownContents[ObjectIdentifier(content)] { return known }
    let tree = sheet.trees[place.tree]
    let number = contents.number(
      of: StoredRules.Content(
        name: content.name, isCustom: content.isCustom, slot: content.slot, value: try value(of: content),
        kinds: try numbers(of: content.kinds, content.name), shorthand: try shorthand(of: content),
        text: tree.source.text(in: tree.tape.range(tree.nodes[place.node].content)), part: content.slice?.text))
    if number == firstPlaces.count { firstPlaces.append((place, content.slice.map(slice))) }
    knownContents[ObjectIdentifier(content)] = number
    return number
  }

  private mutating func value(of content: DeclarationContent) throws(PrecompiledSheetError) -> StoredRules.Value {
    switch content.value {
    case .wide(let keyword): .wide(keyword)
    case .typed(let values): .typed(try numbers(of: values.map(\.kind), content.name))
    case .tokens: .tokens
    }
  }

  private func slice(_ slice: TokenSlice) -> StoredRules.Slice {
    let parts = sheet.syntax.parts
    // Threads have their own copies of the tapes, with the same arrays.
    guard
      let index = parts.firstIndex(where: { $0.tape.tags == slice.tape.tags && $0.tape.starts == slice.tape.starts })
    else { return .text(slice.text) }
    let (first, end) = (slice.tokens.lowerBound + places[index].tokens, slice.tokens.upperBound + places[index].tokens)
    return .tokens(tree: places[index].source, first..<end)
  }

  private mutating func numbers(
    of kinds: [ValueKind], _ property: String
  ) throws(PrecompiledSheetError) -> [Int] {
    var numbers: [Int] = []
    for kind in kinds {
      guard StoredRules.Kind.find(property, in: sheet.schema, where: { $0 == kind }) != nil else {
        throw PrecompiledSheetError(
          .notStorable, "the value type `\(kind.syntax)` of `\(property)` belongs to no view type of the schema")
      }
      numbers.append(self.kinds.number(of: StoredRules.Kind(property: property, kind: kind)))
    }
    return numbers
  }

  private mutating func shorthand(
    of content: DeclarationContent
  ) throws(PrecompiledSheetError) -> StoredRules.Shorthand? {
    guard let pending = content.shorthand else { return nil }
    let name = pending.shorthand.name
    let owner = sheet.schema.viewTypeNames.first {
      sheet.schema.shorthand(name, in: $0)?.longhands == pending.shorthand.longhands
    }
    guard let owner else {
      throw PrecompiledSheetError(.notStorable, "the shorthand `\(name)` belongs to no view type of the schema")
    }
    var kinds: [String: Int] = [:]
    for longhand in pending.shorthand.longhands {
      if let kind = pending.kinds[longhand] { kinds[longhand] = try numbers(of: [kind], longhand)[0] }
    }
    return StoredRules.Shorthand(typeName: owner, name: name, kinds: kinds)
  }
}
