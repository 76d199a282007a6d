import Synchronization
import VStyleCompiler
import VStyleStylesheet
import VStyleValues

/// The caches of one view type for the styles of its objects.
///
/// They contain only results of pure functions. A full cache is emptied. They keep no styled object alive, since they
/// only contain shareable results.
final class StyleCache: Sendable {
  /// The maximum number of entries of each hashed cache.
  private static let limit = 4096

  /// The size of the direct-mapped caches, which find entries by their addresses. A power of two.
  private static let recentLimit = 64

  /// The maximum number of batches that a new dictionary is compared with.
  private static let alikeLimit = 8

  private struct State {
    var patches: [PatchKey: StylePatch] = [:]
    // OPTIMIZATION: `patches` alone would be simpler. This cache finds recent patches without hashing.
    var recentPatches: [StylePatch?] = Array(repeating: nil, count: StyleCache.recentLimit)
    var applied: Set<AppliedStyle> = [.nothing]
    var deltas: Set<StyleDelta> = []
    var batches: [StyleBatch?] = Array(repeating: nil, count: StyleCache.recentLimit)
    /// Batches that may be alike, by the number of their values.
    var alike: [[StyleBatch]] = Array(repeating: [], count: StyleCache.recentLimit)
    var assignments: [Assignment?] = Array(repeating: nil, count: StyleCache.recentLimit)
    var compiled: CompiledStylesheet?
    var detachedDeltas: [DetachedGroup.Key: DetachedDelta] = [:]
  }

  /// The delta of a detached style, for equal objects that follow no ``DetachedStyles``.
  private struct DetachedDelta {
    /// The identity of the style, so that no other style matches the entry.
    weak var style: AnyObject?
    let environment: StyleEnvironment
    let delta: StyleDelta
  }

  /// The identities of an applied style and a delta. The cached patch retains both.
  fileprivate struct PatchKey: Hashable {
    let from: ObjectIdentifier
    let delta: ObjectIdentifier

    /// The index in the direct-mapped cache.
    var index: Int {
      let bits = UInt(bitPattern: from) &* 31 &+ UInt(bitPattern: delta)
      return StyleCache.recentIndex(bits)
    }
  }

  /// The patch of a dictionary without diagnostics, by the identities of the applied style and the dictionary.
  private struct Assignment {
    let from: ObjectIdentifier
    let dictionary: UInt
    let patch: StylePatch
    /// Retains the dictionary, so that no other dictionary gets the same address.
    let batch: StyleBatch
  }

  private let state = Mutex(State())

  /// Returns the patch of a delta for an object with a storage.
  func patch(of storage: StyleStorage, by delta: StyleDelta) -> StylePatch {
    // OPTIMIZATION: The general lookup alone would be simpler. The cache only contains shareable entries, and their
    // identities identify them, so that the lookup retains nothing.
    let key = PatchKey(from: ObjectIdentifier(storage.applied), delta: ObjectIdentifier(delta))
    if let known = state.withLock({ $0.recentPatches[key.index] }), known.key == key { return known }
    return patch(from: storage.applied, by: delta)
  }

  private func patch(from: AppliedStyle, by delta: StyleDelta) -> StylePatch {
    guard from.isShareable, delta.isShareable else {
      return PatchBuilder(from: from, delta: delta).patch(sharing: shared)
    }
    let key = PatchKey(from: ObjectIdentifier(from), delta: ObjectIdentifier(delta))
    let patch =
      state.withLock { $0.patches[key] } ?? PatchBuilder(from: from, delta: delta).patch(sharing: shared)
    state.withLock { state in
      if state.patches.count >= StyleCache.limit { state.patches = [:] }
      state.patches[key] = patch
      state.recentPatches[key.index] = patch
    }
    return patch
  }

  /// Returns the delta that removes all values that code has pinned on an object of a view type.
  func unpinning(_ table: ViewTypeTable) -> StyleDelta {
    shared(StyleDelta([], for: table, source: .code, extent: .whole))
  }

  /// Interns an applied style, if it is shareable.
  func shared(_ applied: AppliedStyle) -> AppliedStyle {
    guard applied.isShareable else { return applied }
    return state.withLock { state in
      if state.applied.count >= StyleCache.limit { state.applied = [.nothing] }
      return state.applied.insert(applied).memberAfterInsert
    }
  }

  /// Interns a delta, if it is shareable.
  func shared(_ delta: StyleDelta) -> StyleDelta {
    guard delta.isShareable else { return delta }
    return state.withLock { state in
      if state.deltas.count >= StyleCache.limit { state.deltas = [] }
      return state.deltas.insert(delta).memberAfterInsert
    }
  }

  /// Returns the compiled stylesheet that resolves a style written in Swift: no sheets, only the view type.
  func compiled(for table: ViewTypeTable) -> CompiledStylesheet {
    if let known = state.withLock({ $0.compiled }) { return known }
    let made = CompiledStylesheet.compile([], schema: StyleSchema(viewTypes: [table.type]), advice: nil)
    state.withLock { $0.compiled = made }
    return made
  }

  /// Returns the delta of a detached style for an object that follows no ``DetachedStyles``.
  func delta(of style: Style, for object: any Styleable, in environment: StyleEnvironment) -> StyleDelta {
    let key = DetachedGroup.Key(object, style)
    let known = state.withLock { state -> StyleDelta? in
      guard let look = state.detachedDeltas[key], look.style === style.identity, look.environment == environment else {
        return nil
      }
      return look.delta
    }
    if let known { return known }
    let made = DetachedEvaluation(style, of: object).delta(in: environment)
    guard made.isShareable else { return made }
    state.withLock { state in
      if state.detachedDeltas.count >= StyleCache.limit { state.detachedDeltas = [:] }
      state.detachedDeltas[key] = DetachedDelta(style: style.identity, environment: environment, delta: made)
    }
    return made
  }

  /// Returns the checked batch of a dictionary for a view type.
  ///
  /// The address of the dictionary identifies a dictionary that was checked before and has not changed since. The cache
  /// retains the dictionary, so that no other one can have its address. A dictionary that was created again has the
  /// batch of an earlier one with equal values.
  func batch(_ values: [Property: Any], for table: ViewTypeTable) -> StyleBatch {
    let identity = StyleBatch.identity(of: values)
    let index = StyleCache.recentIndex(identity)
    let alikeIndex = values.count & (StyleCache.recentLimit - 1)
    let (known, alike) = state.withLock { ($0.batches[index], $0.alike[alikeIndex]) }
    if let known, known.identity == identity { return known }
    // The values are compared outside the lock, since the types of an app compare them.
    for batch in alike.reversed() where batch.isAlike(values) { return batch }
    let made = StyleBatch(values, for: table)
    guard made.isShareable else { return made }
    state.withLock { state in
      state.batches[index] = made
      if state.alike[alikeIndex].count == StyleCache.alikeLimit { state.alike[alikeIndex].removeFirst() }
      state.alike[alikeIndex].append(made)
    }
    return made
  }

  /// Returns the cached patch of an assignment; `nil` if there is none.
  ///
  /// There is one if the same dictionary was assigned to an object with the same applied style, without diagnostics.
  ///
  /// - Parameter dictionary: the address of the dictionary.
  func knownPatch(of storage: StyleStorage, assigning dictionary: UInt) -> StylePatch? {
    let from = ObjectIdentifier(storage.applied)
    let index = StyleCache.assignmentIndex(from, dictionary)
    return state.withLock { state in
      guard let known = state.assignments[index], known.from == from, known.dictionary == dictionary else { return nil }
      return known.patch
    }
  }

  /// Caches the patch of a batch. Both must be shareable, and the batch must have no diagnostics.
  func store(_ batch: StyleBatch, _ patch: StylePatch) {
    let from = ObjectIdentifier(patch.from)
    let known = Assignment(from: from, dictionary: batch.identity, patch: patch, batch: batch)
    state.withLock { $0.assignments[StyleCache.assignmentIndex(from, batch.identity)] = known }
  }

  private static func assignmentIndex(_ from: ObjectIdentifier, _ dictionary: UInt) -> Int {
    recentIndex(UInt(bitPattern: from) &* 31 &+ dictionary)
  }

  /// Returns the index of an address in a direct-mapped cache.
  private static func recentIndex(_ identity: UInt) -> Int {
    Int(truncatingIfNeeded: identity >> 5) & (recentLimit - 1)
  }
}

// OPTIMIZATION: Calling the cache directly would be simpler. These functions access it through its table, which does
// not retain it.
extension ViewTypeTable {
  /// Returns the patch of a delta for an object with a storage.
  @inline(__always)
  func patch(of storage: StyleStorage, by delta: StyleDelta) -> StylePatch {
    cache.patch(of: storage, by: delta)
  }

  /// Returns the checked batch of a dictionary.
  @inline(__always)
  func batch(_ values: [Property: Any]) -> StyleBatch { cache.batch(values, for: self) }
}

extension StylePatch {
  fileprivate var key: StyleCache.PatchKey {
    StyleCache.PatchKey(from: ObjectIdentifier(from), delta: ObjectIdentifier(delta))
  }
}
