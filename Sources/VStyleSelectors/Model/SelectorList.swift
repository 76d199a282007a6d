import Synchronization

/// Complex selectors separated by commas; an element matches if it matches one of them.
///
/// The selectors live in shared storage: a copy costs a reference, so a parent rule's list is held
/// once however often the rules nested in it name it. An empty list, as `:is()` has it, matches nothing.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#grouping
public struct SelectorList: Sendable {
  let storage: Storage

  /// Makes a list.
  public init(_ selectors: [ComplexSelector]) {
    guard let first = selectors.first else {
      storage = Storage(nil, [], SelectorMeasure(), specificity: .zero)
      return
    }
    self = SelectorList(first, Array(selectors.dropFirst()), isPlain: false)
  }

  /// Makes a list.
  ///
  /// - Parameter isPlain: whether each condition looks at one element and holds no list.
  init(_ first: ComplexSelector, _ others: [ComplexSelector], isPlain: Bool) {
    // OPTIMIZATION: a selector that is copied to be looked at costs as much as looking at it.
    var measure = SelectorMeasure()
    measure.add(first, isPlain: isPlain)
    for selector in others { measure.add(selector, isPlain: isPlain) }
    let specificity = isPlain ? nil : others.reduce(first.specificity) { max($0, $1.specificity) }
    storage = Storage(first, others, measure, specificity: specificity)
  }

  /// The selectors in the order in which they are written.
  public var selectors: Selectors { Selectors(storage: storage) }

  /// The selectors of a list, in order.
  public struct Selectors: RandomAccessCollection, Sendable {
    fileprivate let storage: Storage

    /// 0.
    public var startIndex: Int { 0 }

    /// The number of selectors.
    public var endIndex: Int { storage.count }

    /// A selector, counted from 0.
    public subscript(position: Int) -> ComplexSelector {
      if position == 0, let first = storage.first { return first }
      return storage.others[position - 1]
    }
  }
}

extension SelectorList {
  /// The selectors and what is asked of them often enough to be worked out once.
  ///
  /// A resolved list can stand for far more selectors than it holds, because it names its parent many
  /// times over. What walks it therefore stops at the facts of nested lists that are kept here.
  final class Storage: Sendable {
    // OPTIMIZATION: most lists hold one selector, which needs no array.
    let first: ComplexSelector?
    let others: [ComplexSelector]
    /// The number of selectors.
    let count: Int
    /// The highest specificity of a selector; `nil` where nothing is nested, so that it is quickly found.
    private let nestedSpecificity: Specificity?
    /// The number of compound selectors when every nested list is written out; saturates.
    let weight: Int
    /// How deep matching recurs.
    let depth: Int
    /// Whether matching looks at one element only.
    let isLocal: Bool
    /// Whether a subject may say which class it is of.
    let namesSubjectViewType: Bool
    /// The hash once it was asked for; 0 before.
    private let knownHash = Atomic(0)
    /// Whether a selector asks for a theme or a scheme, once that was asked for: 1 for no, 2 for yes; 0 before.
    private let knownSurroundings = Atomic(0)
    /// A number that only lists equal to this one have, once it was found equal to another; `Int.max` before.
    private let equals = Atomic(Int.max)
    /// The last of these numbers.
    private static let lastOfEquals = Atomic(0)

    init(
      _ first: consuming ComplexSelector?, _ others: consuming [ComplexSelector], _ measure: SelectorMeasure,
      specificity: Specificity?
    ) {
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

    /// Whether a selector asks for a theme or a scheme. Threads that ask at once find out the same.
    func asksForSurroundings(_ find: (Selectors) -> Bool) -> Bool {
      let known = knownSurroundings.load(ordering: .relaxed)
      guard known == 0 else { return known == 2 }
      let asks = find(Selectors(storage: self))
      knownSurroundings.store(asks ? 2 : 1, ordering: .relaxed)
      return asks
    }

    /// Whether two lists hold the same selectors in the same order.
    ///
    /// Lists that were found equal have a number in common from then on. Both may name their parents many times over,
    /// and those theirs: each pair of parents is compared once so, not once for each of the names.
    static func areEqual(_ left: Storage, _ right: Storage) -> Bool {
      if left === right { return true }
      let numbers = (left.equals.load(ordering: .relaxed), right.equals.load(ordering: .relaxed))
      if numbers.0 == numbers.1, numbers.0 != .max { return true }
      guard left.hash == right.hash, left.weight == right.weight, left.first == right.first,
        left.others == right.others
      else { return false }
      // The lower one of two numbers stays: pairs that take turns come to an end. Threads that compare at once may
      // forget a number of each other's; what is taken down is true all the same.
      var number = min(numbers.0, numbers.1)
      if number == .max { number = lastOfEquals.wrappingAdd(1, ordering: .relaxed).newValue }
      left.equals.store(number, ordering: .relaxed)
      right.equals.store(number, ordering: .relaxed)
      return true
    }

    // OPTIMIZATION: most lists are never hashed. Threads that ask at once work out the same number.
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
  /// Whether a subject may say which class it is of: by a type selector, a list in it, or an `&`.
  package var namesSubjectViewType: Bool { storage.namesSubjectViewType }
}

extension SelectorList: Hashable {
  /// Whether two lists hold the same selectors in the same order.
  public static func == (left: SelectorList, right: SelectorList) -> Bool {
    Storage.areEqual(left.storage, right.storage)
  }

  /// Hashes the selectors in constant time.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }
}
