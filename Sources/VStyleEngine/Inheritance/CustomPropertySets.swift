import VStyleCascade
import VStyleSyntax

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
  /// The specified values that were read with this set.
  var read: [ID<SpecifiedValue>] = []
  /// The specified values whose results the last change altered.
  var changed = BitSet()
}

/// An interner for sets of custom properties, with a cache of the results of specified values in each set.
struct CustomPropertySets: Sendable {
  private let types: [String: CustomPropertyRegistration]
  /// The custom properties that a root inherits: the initial values.
  private let initialValues: CustomPropertyValues
  /// Whether there are custom properties that children do not inherit.
  private let hasUninherited: Bool
  private var sets: [CustomPropertySet] = []
  private var ids = PairTable<CustomPropertySet, CustomPropertyDeclarations, CustomPropertySet>()
  private var diagnosedResults: [DiagnosedResult] = []
  /// Whether each result is a value that is independent of its context.
  private var areContextIndependent: [Bool] = []
  private var diagnosedResultIDs = PairTable<CustomPropertySet, SpecifiedValue, DiagnosedResult>()
  /// For each result, whether styles are shared because it is independent of its context.
  private var areReliedOn: [Bool] = []
  /// Whether a result on whose independence styles rely has become dependent on its context.
  private(set) var hasLostIndependence = false
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

  @discardableResult
  private mutating func add(
    below parent: ID<CustomPropertySet>, _ declarations: ID<CustomPropertyDeclarations>, _ cascades: [String: Cascade],
    declaresNothing: Bool
  ) -> ID<CustomPropertySet> {
    let own = NodeCustomProperties(cascades, below: values(of: parent), types: types)
    sets.append(
      CustomPropertySet(
        parent: parent, declarations: declarations, declaresNothing: declaresNothing, cascades: cascades,
        values: own.values, diagnostics: own.diagnostics))
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
    if !declaresNothing, !parent.isNone, sets[parent.index].declarations == declarations { return parent }
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
  /// - Returns: the number of specified values that were computed again.
  mutating func setRoot(_ cascades: [String: Cascade], _ values: [SpecifiedValue]) -> Int {
    setAll([:], root: cascades, values)
  }

  /// Replaces the declarations of sets and of the root, and computes all dependent values again.
  ///
  /// - Returns: the number of specified values that were computed again.
  mutating func setAll(
    _ cascades: [ID<CustomPropertyDeclarations>: [String: Cascade]], root: [String: Cascade], _ values: [SpecifiedValue]
  ) -> Int {
    var altered: [Set<String>] = []
    var computed = 0
    for id in sets.indices.map({ ID<CustomPropertySet>($0) }) {
      let parent = sets[id].parent
      let before = sets[id].cascades
      if id == Self.root {
        sets[id].cascades = root
      } else if let new = cascades[sets[id].declarations] {
        sets[id].cascades = new
      } else if parent.isNone || altered[parent].isEmpty {
        altered.append([])
        continue
      }
      let (old, now) = (sets[id].values, sets[id].cascades)
      let own = NodeCustomProperties(now, below: self.values(of: parent), types: types)
      var candidates = Array(now.keys) + before.keys.filter { now[$0] == nil }
      if !parent.isNone { candidates += altered[parent].filter { now[$0] == nil } }
      let names = Set(candidates.filter { !Self.isSame(old[$0], own.values[$0]) })
      sets[id].values = own.values
      sets[id].diagnostics = own.diagnostics
      altered.append(names)
      computed += readAgain(id, names, values)
    }
    return computed
  }

  /// Records that specified values changed, and computes their results again.
  mutating func noteChanges(of changed: [ID<SpecifiedValue>], _ values: [SpecifiedValue]) {
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
  private mutating func readAgain(_ set: ID<CustomPropertySet>, _ names: Set<String>, _ values: [SpecifiedValue]) -> Int
  {
    guard !names.isEmpty else { return 0 }
    var computed = 0
    for value in sets[set].read where values[value].references.contains(where: names.contains) {
      guard let id = diagnosedResultIDs[set, value] else { continue }
      let diagnosedResult = values[value].diagnosedResult(sets[set].values, &cache)
      computed += 1
      let isSame = diagnosedResult.result == diagnosedResults[id].result
      replace(id, diagnosedResult)
      if !isSame { _ = sets[set].changed.insert(value.index) }
    }
    return computed
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
    guard let old, let new else { return old == nil && new == nil }
    return old.hasSameEffect(as: new)
  }

  /// Whether the last change altered the result of a specified value with a set.
  @inline(__always)
  func isChanged(_ value: ID<SpecifiedValue>, in set: ID<CustomPropertySet>) -> Bool {
    // OPTIMIZATION: by index. The subscript of this type would be simpler, but it returns a whole set and retains all
    // its contents.
    sets[set.index].changed.contains(value.index)
  }

  /// Removes the record of the results that the last change altered.
  mutating func settle() {
    for index in sets.indices where !sets[index].changed.isEmpty { sets[index].changed = BitSet() }
  }
}
