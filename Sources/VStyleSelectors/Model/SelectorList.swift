import Synchronization

/// Complex selectors separated by commas; an element matches if it matches one of them.
///
/// The selectors live in shared storage: a copy costs a reference, so a parent rule's list is held
/// once however often the rules nested in it name it. An empty list, as `:is()` has it, matches nothing.
///
/// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#grouping
public struct SelectorList: Sendable {
  let storage: Storage

  /// The selectors in the order in which they are written.
  public var selectors: [ComplexSelector] { storage.selectors }

  /// Makes a list.
  public init(_ selectors: [ComplexSelector]) { storage = Storage(selectors) }
}

extension SelectorList {
  /// The selectors and what is asked of them often enough to be worked out once.
  ///
  /// A resolved list can stand for far more selectors than it holds, because it names its parent many
  /// times over. What walks it therefore stops at the facts of nested lists that are kept here.
  final class Storage: Sendable {
    let selectors: [ComplexSelector]
    /// The highest specificity of a selector.
    let specificity: Specificity
    /// The number of compound selectors when every nested list is written out; saturates.
    let weight: Int
    /// How deep matching recurs.
    let depth: Int
    /// Whether matching looks at one element only.
    let isLocal: Bool
    /// The hash once it was asked for; 0 before.
    private let knownHash = Atomic(0)

    init(_ selectors: [ComplexSelector]) {
      self.selectors = selectors
      specificity = selectors.lazy.map(\.specificity).max() ?? .zero
      var measure = SelectorMeasure()
      for selector in selectors { measure.add(selector) }
      weight = measure.weight
      depth = measure.depth + 1
      isLocal = measure.isLocal
    }

    // OPTIMIZATION: most lists are never hashed. Threads that ask at once work out the same number.
    var hash: Int {
      let known = knownHash.load(ordering: .relaxed)
      guard known == 0 else { return known }
      let hash = selectors.hashValue
      knownHash.store(hash, ordering: .relaxed)
      return hash
    }
  }

  /// Lists that stand for more compound selectors are compared by identity.
  private static let comparableWeight = 65_536
}

extension SelectorList: Hashable {
  /// Whether two lists hold the same selectors in the same order.
  ///
  /// Lists that stand for more than 65,536 compound selectors are equal only if one is a copy of the other.
  public static func == (left: SelectorList, right: SelectorList) -> Bool {
    let (left, right) = (left.storage, right.storage)
    if left === right { return true }
    guard left.hash == right.hash, left.weight == right.weight, left.weight <= comparableWeight else { return false }
    return left.selectors == right.selectors
  }

  /// Hashes the selectors in constant time.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }
}
