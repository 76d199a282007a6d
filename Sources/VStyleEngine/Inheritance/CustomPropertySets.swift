import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The custom properties of all elements with the same declarations of them and the same set of the parent.
struct CustomPropertySet {
  /// The set of the parent; none at the root.
  let parent: ID<CustomPropertySet>
  let declarations: ID<CustomPropertyDeclarations>
  /// Whether the set has no declarations. Then it differs from the parent's only in properties that are not inherited.
  let declaresNothing: Bool
  var cascades: [String: Cascade]
  var values: CustomPropertyValues
  var diagnostics: [Diagnostic]
  /// The custom properties without a value, because the context of the element decides it; `nil` for none.
  var pending: PendingCustomProperties?
  /// The context of a set whose values depend on it; `nil` for another set.
  var completion: Completion?
  /// The set without the values that depend on the context, with which the context itself is computed; none for a set
  /// without a context.
  var provisional: ID<CustomPropertySet> = .none
  /// The specified values that were read with this set.
  var read: [ID<SpecifiedValue>] = []
  /// The specified values whose results the last change altered.
  var changed = BitSet()

  /// The context in which a set is computed.
  struct Completion {
    /// The elements that have the set.
    let owner: CustomPropertyOwner
    /// The first of these elements.
    let node: ID<Node>
    var context: ValueContext
    /// The custom properties in a cycle with the font of the element.
    var cycle: Set<String>
  }
}

/// The elements with the same context and the same declarations of custom properties.
struct CustomPropertyOwner: Hashable {
  var cascaded: ID<CascadedStyle>
  /// The style that the elements inherit; none at the root.
  let inherited: ID<InheritedStyle>
  let pass: Int
  /// The element, if the context depends on its parent node; otherwise none.
  let node: ID<Node>
}

/// An interner for sets of custom properties, with a cache of the results of specified values in each set.
struct CustomPropertySets: Sendable {
  private let types: [String: CustomPropertyRegistration]
  /// The custom properties that a root inherits: the initial values.
  private let initialValues: CustomPropertyValues
  /// Whether there are custom properties that children do not inherit.
  private let hasUninherited: Bool
  var sets: [CustomPropertySet] = []
  /// The sets whose values depend on a context, by the elements that have them.
  var completed: [CustomPropertyOwner: ID<CustomPropertySet>] = [:]
  /// Whether there are such sets.
  var hasCompleted = false
  /// The context that all elements below the root share: the font size of the root, the display scale and the skin;
  /// `nil` before it is known.
  var shared: ValueContext?
  /// Whether elements use a set without the context that its values depend on.
  var isUsedWithoutContext = false
  private var ids = PairTable<CustomPropertySet, CustomPropertyDeclarations, CustomPropertySet>()
  private var diagnosedResults: [DiagnosedResult] = []
  /// Whether each result is a value that is independent of its context.
  private var areContextIndependent: [Bool] = []
  private var diagnosedResultIDs = PairTable<CustomPropertySet, SpecifiedValue, DiagnosedResult>()
  /// For each result, whether styles are shared because it is independent of its context.
  private var areReliedOn: [Bool] = []
  /// Whether a result on whose independence styles rely has become dependent on its context.
  private(set) var hasLostIndependence = false
  /// For each result, the one before its last change; empty before the first change.
  // OPTIMIZATION: To compute each result again would be simpler. A theme returns to the results that it had before.
  private var formerResults: [FormerResult?] = []
  private var cache = ParsedValueCache()

  /// The set of the root.
  static let root = ID<CustomPropertySet>(0)

  init(_ types: [String: CustomPropertyRegistration]) {
    self.types = types
    hasUninherited = types.values.contains { !$0.inherits }
    initialValues = CustomPropertyValues(types)
    add(below: .none, CascadedStyles.noCustomProperties, [:], declaresNothing: false)
  }

  subscript(id: ID<CustomPropertySet>) -> CustomPropertySet { sets[id] }

  /// The IDs of all sets. The parent of a set comes before it.
  var all: some Sequence<ID<CustomPropertySet>> { sets.indices.lazy.map { ID($0) } }

  @discardableResult
  private mutating func add(
    below parent: ID<CustomPropertySet>, _ declarations: ID<CustomPropertyDeclarations>, _ cascades: [String: Cascade],
    declaresNothing: Bool
  ) -> ID<CustomPropertySet> {
    let own = NodeCustomProperties(
      cascades, below: values(of: parent), types: types, in: contextWithoutFont(below: parent))
    sets.append(
      CustomPropertySet(
        parent: parent, declarations: declarations, declaresNothing: declaresNothing, cascades: cascades,
        values: own.values, diagnostics: own.diagnostics, pending: own.pending))
    return ID(sets.count - 1)
  }

  /// The set of an element with some declarations, which is added if it is new.
  ///
  /// - Parameters:
  ///   - parent: the set of its parent; none at the root.
  ///   - declarations: the ID of the declarations of custom properties.
  ///   - cascades: these declarations, by property.
  mutating func set(
    below parent: ID<CustomPropertySet>, _ declarations: ID<CustomPropertyDeclarations>,
    _ cascades: @autoclosure () -> [String: Cascade]
  ) -> ID<CustomPropertySet> {
    let declaresNothing = declarations == CascadedStyles.noCustomProperties
    // A root that declares no custom property has a set too: that of the initial values.
    guard !declaresNothing || hasUninherited || parent.isNone else { return parent }
    // Below an element that declares nothing, an element that declares nothing has the same values.
    if declaresNothing, !parent.isNone, sets[parent.index].declaresNothing { return parent }
    // Below an element with the same declarations, the values are the same: the declarations refer to each other or to
    // custom properties that both elements inherit.
    if !declaresNothing, !parent.isNone, sets[parent.index].declarations == declarations,
      sets[parent.index].completion == nil
    {
      return parent
    }
    if let known = ids[parent, declarations] { return known }
    let set = add(below: parent, declarations, cascades(), declaresNothing: declaresNothing)
    ids.set(parent, declarations, to: set)
    return set
  }

  /// The result of a specified value with a set, which is cached.
  mutating func diagnosedResult(
    of id: ID<SpecifiedValue>, _ value: SpecifiedValue, in set: ID<CustomPropertySet>
  ) -> DiagnosedResult {
    if let constant = value.constant { return constant }
    if let known = diagnosedResultIDs[set, id] { return diagnosedResults[known] }
    let diagnosedResult = value.diagnosedResult(sets[set.index].values, &cache)
    diagnosedResults.append(diagnosedResult)
    areContextIndependent.append(diagnosedResult.isContextIndependent)
    areReliedOn.append(false)
    diagnosedResultIDs.set(set, id, to: ID(diagnosedResults.count - 1))
    sets[set].read.append(id)
    return diagnosedResult
  }

  /// Whether the result of a specified value with a set is cached.
  @inline(__always)
  func isRead(_ value: ID<SpecifiedValue>, in set: ID<CustomPropertySet>) -> Bool {
    diagnosedResultIDs[set, value] != nil
  }

  /// Whether the result of a specified value with a set is independent of its context; `nil` if it is not cached.
  @inline(__always)
  func isContextIndependent(_ value: ID<SpecifiedValue>, in set: ID<CustomPropertySet>) -> Bool? {
    diagnosedResultIDs[set, value].map { areContextIndependent[$0] }
  }

  /// Whether the result of a specified value is independent of its context; `nil` if the result is not cached. Records
  /// that styles rely on the independence.
  @inline(__always)
  mutating func relyOnIndependence(of value: ID<SpecifiedValue>, in set: ID<CustomPropertySet>) -> Bool? {
    guard let diagnosedResult = diagnosedResultIDs[set, value] else { return nil }
    if areContextIndependent[diagnosedResult] { areReliedOn[diagnosedResult] = true }
    return areContextIndependent[diagnosedResult]
  }

  // MARK: Changes

  /// Replaces the declarations of the root and computes all dependent values again.
  ///
  /// - Parameters:
  ///   - cascades: the declarations.
  ///   - former: the cascaded style that the root had; none if it had none.
  ///   - new: the cascaded style that it has.
  ///   - values: the specified values.
  /// - Returns: the number of specified values that were computed again.
  mutating func setRoot(
    _ cascades: [String: Cascade], from former: ID<CascadedStyle>, to new: ID<CascadedStyle>, _ values: [SpecifiedValue]
  ) -> Int {
    // The results of completed sets also depend on their contexts.
    setAll([:], root: cascades, Update(root: hasCompleted ? nil : RootChange(former: former, new: new)), values)
  }

  /// Replaces the declarations of sets and of the root, and computes all dependent values again.
  ///
  /// - Returns: the number of specified values that were computed again.
  mutating func setAll(
    _ cascades: [ID<CustomPropertyDeclarations>: [String: Cascade]], root: [String: Cascade], _ update: Update,
    _ values: [SpecifiedValue]
  ) -> Int {
    var update = update
    for id in all {
      let isOfRoot = id == Self.root || id == sets[Self.root.index].provisional
      recompute(id, isOfRoot ? root : cascades[sets[id].declarations], &update, values)
    }
    return update.computed
  }

  /// The changes of sets so far, in the order of the sets.
  struct Update {
    /// The custom properties with other values, by set.
    fileprivate var altered: [Set<String>] = []
    /// The number of specified values that were computed again.
    fileprivate(set) var computed = 0
    /// The change of the root, if nothing else changed; `nil` for other changes.
    fileprivate let root: RootChange?

    init(root: RootChange? = nil) { self.root = root }
  }

  /// A change of the cascaded style of the root.
  struct RootChange {
    let former: ID<CascadedStyle>
    let new: ID<CascadedStyle>
  }

  /// A result with the cascaded style that the root had then.
  private struct FormerResult {
    let root: ID<CascadedStyle>
    let result: DiagnosedResult
  }

  /// Computes the next set again, if its parent, its declarations or its context changed.
  ///
  /// - Parameters:
  ///   - id: the set.
  ///   - cascades: its declarations; `nil` if they did not change.
  ///   - update: the changes of the sets before it.
  ///   - values: the specified values.
  mutating func recompute(
    _ id: ID<CustomPropertySet>, _ cascades: [String: Cascade]?, isOfOtherContext: Bool = false,
    _ update: inout Update, _ values: [SpecifiedValue]
  ) {
    let parent = sets[id].parent
    let inherited = parent.isNone ? [] : update.altered[parent]
    guard cascades != nil || isOfOtherContext || !inherited.isEmpty else { return update.altered.append([]) }
    let before = sets[id].cascades
    if let cascades { sets[id].cascades = cascades }
    let (old, now) = (sets[id].values, sets[id].cascades)
    compute(id)
    let new = sets[id].values
    let candidates = Array(now.keys) + before.keys.filter { now[$0] == nil } + inherited.filter { now[$0] == nil }
    // A value that waits for its context has no fallback, unlike a missing one.
    let names = Set(
      candidates.filter { !Self.isSame(old[$0], new[$0]) || old.isPending($0) != new.isPending($0) })
    update.altered.append(names)
    update.computed += readAgain(id, names, update.root, values)
  }

  /// Computes the values of a set from its declarations, its parent and its context.
  mutating func compute(_ id: ID<CustomPropertySet>) {
    let completion = sets[id].completion
    let own = NodeCustomProperties(
      sets[id].cascades, below: values(of: sets[id].parent), types: types,
      in: completion.map { .known($0.context, cycle: $0.cycle) } ?? contextWithoutFont(below: sets[id].parent))
    sets[id].values = own.values
    sets[id].diagnostics = own.diagnostics
    if own.pending != nil, sets[id].pending == nil, id != Self.root { isUsedWithoutContext = true }
    sets[id].pending = own.pending
  }

  /// What is known of the context of elements before their font.
  private func contextWithoutFont(below parent: ID<CustomPropertySet>) -> CustomPropertyContext {
    guard !parent.isNone, let shared else { return .unknown }
    return .withoutFont(shared)
  }

  /// Records that specified values changed, and computes their results again.
  mutating func noteChanges(of changed: [ID<SpecifiedValue>], _ values: [SpecifiedValue]) {
    formerResults = []
    for set in sets.indices.map({ ID<CustomPropertySet>($0) }) {
      for value in changed {
        if values[value].constant == nil, let diagnosedResult = diagnosedResultIDs[set, value] {
          replace(diagnosedResult, values[value].diagnosedResult(sets[set].values, &cache))
        }
        _ = sets[set].changed.insert(value.index)
      }
    }
  }

  /// Computes the specified values of a set again that refer to some custom properties.
  ///
  /// - Returns: the number of specified values that were computed again.
  private mutating func readAgain(
    _ set: ID<CustomPropertySet>, _ names: Set<String>, _ root: RootChange?, _ values: [SpecifiedValue]
  ) -> Int {
    guard !names.isEmpty else { return 0 }
    if root == nil { formerResults = [] }
    var computed = 0
    for value in sets[set].read where values[value].references.contains(where: names.contains) {
      guard let id = diagnosedResultIDs[set, value] else { continue }
      let known = root.flatMap { returnedResult(id, $0) }
      if known == nil { computed += 1 }
      let diagnosedResult = known ?? values[value].diagnosedResult(sets[set].values, &cache)
      let isSame = diagnosedResult.result == diagnosedResults[id].result
      replace(id, diagnosedResult)
      if !isSame { _ = sets[set].changed.insert(value.index) }
    }
    return computed
  }

  /// The result that a specified value had when the root had its new style before; `nil` if it is not known. The
  /// current result becomes the former one.
  private mutating func returnedResult(_ id: ID<DiagnosedResult>, _ root: RootChange) -> DiagnosedResult? {
    if formerResults.count < diagnosedResults.count {
      formerResults += repeatElement(nil, count: diagnosedResults.count - formerResults.count)
    }
    let known = formerResults[id]
    formerResults[id] = FormerResult(root: root.former, result: diagnosedResults[id])
    return known?.root == root.new ? known?.result : nil
  }

  private mutating func replace(_ id: ID<DiagnosedResult>, _ diagnosedResult: DiagnosedResult) {
    areContextIndependent[id] = diagnosedResult.isContextIndependent
    if areReliedOn[id], !diagnosedResult.isContextIndependent { hasLostIndependence = true }
    diagnosedResults[id] = diagnosedResult
  }

  /// The custom properties that children of a set inherit from; for none, the initial values.
  private func values(of parent: ID<CustomPropertySet>) -> CustomPropertyValues {
    parent.isNone ? initialValues : sets[parent].values
  }

  private static func isSame(_ old: CustomPropertyValue?, _ new: CustomPropertyValue?) -> Bool {
    guard let old else { return new == nil }
    return new.map { old.hasSameEffect(as: $0) } ?? false
  }

  /// Whether the last change altered the result of a specified value with a set.
  @inline(__always)
  func isChanged(_ value: ID<SpecifiedValue>, in set: ID<CustomPropertySet>) -> Bool {
    // OPTIMIZATION: by index. The subscript of this type would be simpler, but it returns a whole set and retains all
    // its contents.
    sets[set.index].changed.contains(value.index)
      || hasCompleted && sets[provisional(of: set).index].changed.contains(value.index)
  }

  /// Removes the record of the results that the last change altered.
  mutating func settle() {
    for index in sets.indices where !sets[index].changed.isEmpty { sets[index].changed = BitSet() }
  }
}
