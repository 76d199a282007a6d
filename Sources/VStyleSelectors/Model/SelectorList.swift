import Synchronization

/// Complex selectors separated by commas; an element matches if it matches one of them.
///
/// The selectors are in shared storage, so a copy is only a reference. Nested rules share the list of their parent. An
/// empty list, as in `:is()`, matches nothing.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#grouping
package struct SelectorList: Sendable {
  /// The selectors, whose address identifies the list.
  package let storage: Storage

  /// Creates the list of some selectors of another list, with the specificity of that list.
  init(_ selectors: [ComplexSelector], specificity: Specificity) {
    var measure = SelectorMeasure()
    for selector in selectors { measure.add(selector, isPlain: false) }
    storage = Storage(selectors.first, Array(selectors.dropFirst()), measure, specificity: specificity)
  }

  /// Creates a list.
  package init(_ selectors: [ComplexSelector]) {
    guard let first = selectors.first else {
      storage = Storage(nil, [], SelectorMeasure(), specificity: .zero)
      return
    }
    self = SelectorList(first, Array(selectors.dropFirst()), isPlain: false)
  }

  /// Creates a list of at least one selector.
  ///
  /// - Parameter isPlain: whether each condition concerns only the element itself and contains no list.
  init(_ first: ComplexSelector, _ others: [ComplexSelector], isPlain: Bool) {
    // OPTIMIZATION: one loop measures all properties of the selectors, because copying a selector takes as long as
    // measuring it.
    var measure = SelectorMeasure()
    measure.add(first, isPlain: isPlain)
    for selector in others { measure.add(selector, isPlain: isPlain) }
    let specificity = isPlain ? nil : others.reduce(first.specificity) { max($0, $1.specificity) }
    let insideHas = specificity.flatMap { specificity in
      measure.containsHas
        ? SelectorList(([first] + others).compactMap(\.insideHas), specificity: specificity) : nil
    }
    storage = Storage(first, others, measure, specificity: specificity, insideHas: insideHas)
  }

  /// The selectors in the order in which they are written.
  package var selectors: Selectors { Selectors(storage: storage) }

  /// The selectors of a list, in order.
  package struct Selectors: RandomAccessCollection, Sendable {
    fileprivate let storage: Storage

    /// 0.
    package var startIndex: Int { 0 }

    /// The number of selectors.
    package var endIndex: Int { storage.count }

    /// The selector at a position, from 0.
    package subscript(position: Int) -> ComplexSelector {
      if position == 0, let first = storage.first { return first }
      return storage.others[position - 1]
    }
  }
}

extension SelectorList {
  /// The selectors with cached results of frequent queries.
  ///
  /// A resolved list can represent far more selectors than it stores, because it refers to its parent many times. A
  /// traversal therefore uses the cached results of nested lists instead of entering them.
  package final class Storage: Sendable {
    // OPTIMIZATION: most lists contain one selector, which needs no array.
    let first: ComplexSelector?
    let others: [ComplexSelector]
    /// The number of selectors.
    let count: Int
    /// The highest specificity of a selector; `nil` for a list without nested lists, where it is quickly computed.
    private let nestedSpecificity: Specificity?
    /// The number of compound selectors, with every nested list written out; saturates at `Int.max`.
    let weight: Int
    /// The recursion depth of matching.
    package let depth: Int
    /// Whether matching reads one element only.
    package let isLocal: Bool
    /// Whether a subject may restrict the view type.
    let namesSubjectViewType: Bool
    /// The list inside of another `:has()`; `nil` if it is the same there.
    let insideHas: SelectorList?
    /// The cached hash; 0 before its first use.
    private let knownHash = Atomic(0)
    /// Whether a selector contains `:theme()` or `:scheme()`, cached: 1 for no, 2 for yes, 0 before the first use.
    private let cachedDependence = Atomic(0)
    /// The ID of the lists that are known to equal this one; `Int.max` while none is known.
    private let equals = Atomic(Int.max)
    /// The last ID that was assigned.
    private static let lastOfEquals = Atomic(0)

    init(
      _ first: consuming ComplexSelector?, _ others: consuming [ComplexSelector], _ measure: SelectorMeasure,
      specificity: Specificity?, insideHas: SelectorList? = nil
    ) {
      self.insideHas = insideHas
      count = measure.count
      self.first = first
      self.others = others
      weight = measure.weight
      depth = measure.depth + 1
      isLocal = measure.isLocal
      namesSubjectViewType = measure.namesSubjectViewType
      nestedSpecificity = specificity
    }

    /// The highest specificity of a selector.
    var specificity: Specificity {
      nestedSpecificity ?? others.reduce(first?.specificity ?? .zero) { max($0, $1.specificity) }
    }

    /// Whether a selector contains `:theme()` or `:scheme()`. Concurrent calls compute the same result.
    ///
    /// - Parameter find: computes the result if it is not cached.
    func dependsOnOtherElements(_ find: (Selectors) -> Bool) -> Bool {
      let known = cachedDependence.load(ordering: .relaxed)
      guard known == 0 else { return known == 2 }
      let depends = find(Selectors(storage: self))
      cachedDependence.store(depends ? 2 : 1, ordering: .relaxed)
      return depends
    }

    /// Whether two lists contain the same selectors in the same order.
    ///
    /// OPTIMIZATION: lists that were found equal share an ID. Two lists may each refer to their parents many times, and
    /// the parents to theirs. With the IDs, each pair of parents is compared once, not once for each reference.
    static func areEqual(_ left: Storage, _ right: Storage) -> Bool {
      if left === right { return true }
      let stamps = (left.equals.load(ordering: .relaxed), right.equals.load(ordering: .relaxed))
      if stamps.0 == stamps.1, stamps.0 != .max { return true }
      guard left.hash == right.hash, left.weight == right.weight, left.specificity == right.specificity,
        left.first == right.first, left.others == right.others
      else { return false }
      // The lower of two IDs stays, so repeated comparisons of different pairs terminate. Concurrent threads may
      // overwrite each other's IDs, but each stored ID is correct.
      var stamp = min(stamps.0, stamps.1)
      if stamp == .max { stamp = lastOfEquals.wrappingAdd(1, ordering: .relaxed).newValue }
      left.equals.store(stamp, ordering: .relaxed)
      right.equals.store(stamp, ordering: .relaxed)
      return true
    }

    // OPTIMIZATION: most lists are never hashed. Concurrent calls compute the same hash.
    var hash: Int {
      let known = knownHash.load(ordering: .relaxed)
      guard known == 0 else { return known }
      var hasher = Hasher()
      hasher.combine(first)
      hasher.combine(others)
      let hash = hasher.finalize()
      knownHash.store(hash, ordering: .relaxed)
      return hash
    }
  }

}

extension SelectorList {
  /// Whether a subject may restrict the view type, by a type selector, a nested list or an `&`.
  package var namesSubjectViewType: Bool { storage.namesSubjectViewType }
}

extension SelectorList: Hashable {
  /// Whether two lists contain the same selectors in the same order.
  package static func == (left: SelectorList, right: SelectorList) -> Bool {
    Storage.areEqual(left.storage, right.storage)
  }

  /// Hashes the selectors; in constant time after the first call.
  package func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }
}
