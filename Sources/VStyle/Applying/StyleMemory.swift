import Synchronization
import VStyleCascade
import VStyleValues

/// What a class remembers of the styles that its objects have had.
///
/// A memory of pure results, which can be made again at any time: when it is full it is emptied. It keeps no object
/// alive, since only what is shareable goes into it.
final class StyleMemory: Sendable {
  /// How many things of a sort are remembered.
  private static let limit = 4096

  /// How many things of a sort are found again by their places in memory alone. A power of two.
  private static let recentLimit = 64

  private struct State {
    var patches: [PatchKey: StylePatch] = [:]
    // OPTIMIZATION: The last ones, found without hashing.
    var recentPatches: [StylePatch?] = Array(repeating: nil, count: StyleMemory.recentLimit)
    var applied: Set<AppliedStyle> = [.nothing]
    var deltas: Set<StyleDelta> = []
    var batches: [StyleBatch?] = Array(repeating: nil, count: StyleMemory.recentLimit)
    var assignments: [Assignment?] = Array(repeating: nil, count: StyleMemory.recentLimit)
    var compiled: CompiledStylesheet?
    var looks: [DetachedGroup.Key: Look] = [:]
  }

  /// What a style wants of objects that look alike to it and follow nothing.
  private struct Look {
    /// The style's identity, so that no other style is taken for it.
    weak var style: AnyObject?
    let environment: StyleEnvironment
    let delta: StyleDelta
  }

  /// A style and a change of it, by their identities. Whoever is remembered under it keeps both alive.
  fileprivate struct PatchKey: Hashable {
    let from: ObjectIdentifier
    let delta: ObjectIdentifier

    /// Where it is remembered among the last ones.
    var place: Int {
      let bits = UInt(bitPattern: from) &* 31 &+ UInt(bitPattern: delta)
      return StyleMemory.recentPlace(bits)
    }
  }

  /// What a dictionary with nothing to report leads to, by the identities of what was wanted and of the dictionary.
  private struct Assignment {
    let from: ObjectIdentifier
    let dictionary: UInt
    let patch: StylePatch
    /// Keeps the dictionary, so that its identity stays its own.
    let batch: StyleBatch
  }

  private let state = Mutex(State())

  /// What a delta changes of what is wanted of an object.
  func patch(of storage: StyleStorage, by delta: StyleDelta) -> StylePatch {
    // OPTIMIZATION: Only what is shareable is here, and identities tell which one it is: nothing is retained to ask.
    let key = PatchKey(from: ObjectIdentifier(storage.applied), delta: ObjectIdentifier(delta))
    if let known = state.withLock({ $0.recentPatches[key.place] }), known.key == key { return known }
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
      if state.patches.count >= StyleMemory.limit { state.patches = [:] }
      state.patches[key] = patch
      state.recentPatches[key.place] = patch
    }
    return patch
  }

  /// What gives up all that code has pinned on objects of a class.
  func unpinning(_ table: ViewTypeTable) -> StyleDelta {
    shared(StyleDelta([], for: table, source: .code, extent: .whole))
  }

  /// The one thing that is wanted if the same is known already.
  func shared(_ applied: AppliedStyle) -> AppliedStyle {
    guard applied.isShareable else { return applied }
    return state.withLock { state in
      if state.applied.count >= StyleMemory.limit { state.applied = [.nothing] }
      return state.applied.insert(applied).memberAfterInsert
    }
  }

  /// The one delta that changes the same.
  func shared(_ delta: StyleDelta) -> StyleDelta {
    guard delta.isShareable else { return delta }
    return state.withLock { state in
      if state.deltas.count >= StyleMemory.limit { state.deltas = [] }
      return state.deltas.insert(delta).memberAfterInsert
    }
  }

  /// The program that a style written in Swift is resolved with: no sheets, but the class.
  func compiled(for table: ViewTypeTable) -> CompiledStylesheet {
    if let known = state.withLock({ $0.compiled }) { return known }
    let made = CompiledStylesheet.compile([], schema: StyleSchema(viewTypes: [table.type]))
    state.withLock { $0.compiled = made }
    return made
  }

  /// What brings an object that follows nothing to a style.
  func delta(of style: Style, for object: any Styleable, in environment: StyleEnvironment) -> StyleDelta {
    let key = DetachedGroup.Key(object, style)
    let known = state.withLock { state -> StyleDelta? in
      guard let look = state.looks[key], look.style === style.identity, look.environment == environment else {
        return nil
      }
      return look.delta
    }
    if let known { return known }
    let made = DetachedEvaluation(style, of: object).delta(in: environment)
    guard made.isShareable else { return made }
    state.withLock { state in
      if state.looks.count >= StyleMemory.limit { state.looks = [:] }
      state.looks[key] = Look(style: style.identity, environment: environment, delta: made)
    }
    return made
  }

  /// A batch that was checked for a class.
  ///
  /// A dictionary that was checked before and has not changed since is known by the place of its contents: it is
  /// kept, so that nothing else can be there.
  func batch(_ values: [Property: Any], for table: ViewTypeTable) -> StyleBatch {
    let identity = StyleBatch.identity(of: values)
    let place = StyleMemory.recentPlace(identity)
    if let known = state.withLock({ $0.batches[place] }), known.identity == identity { return known }
    let made = StyleBatch(values, for: table)
    if made.isShareable { state.withLock { $0.batches[place] = made } }
    return made
  }

  /// What changes for an object to which a dictionary is assigned that was assigned to one like it before; `nil` if
  /// none was, or there is something to report.
  func knownPatch(of storage: StyleStorage, assigning values: [Property: Any]) -> StylePatch? {
    let (from, dictionary) = (ObjectIdentifier(storage.applied), StyleBatch.identity(of: values))
    let place = StyleMemory.assignmentPlace(from, dictionary)
    return state.withLock { state in
      guard let known = state.assignments[place], known.from == from, known.dictionary == dictionary else { return nil }
      return known.patch
    }
  }

  /// Remembers what a batch leads to. Both are shareable, and there is nothing to report.
  func remember(_ batch: StyleBatch, _ patch: StylePatch) {
    let from = ObjectIdentifier(patch.from)
    let known = Assignment(from: from, dictionary: batch.identity, patch: patch, batch: batch)
    state.withLock { $0.assignments[StyleMemory.assignmentPlace(from, batch.identity)] = known }
  }

  private static func assignmentPlace(_ from: ObjectIdentifier, _ dictionary: UInt) -> Int {
    recentPlace(UInt(bitPattern: from) &* 31 &+ dictionary)
  }

  /// Where something is remembered among the last ones, by its place in memory.
  private static func recentPlace(_ identity: UInt) -> Int {
    Int(truncatingIfNeeded: identity >> 5) & (recentLimit - 1)
  }
}

// OPTIMIZATION: The memory is asked by way of its table, which need not retain it for that.
extension ViewTypeTable {
  /// What a delta changes of what is wanted of an object.
  @inline(__always)
  func patch(of storage: StyleStorage, by delta: StyleDelta) -> StylePatch {
    memory.patch(of: storage, by: delta)
  }

  /// A batch that was checked for the class.
  @inline(__always)
  func batch(_ values: [Property: Any]) -> StyleBatch { memory.batch(values, for: self) }
}

extension StylePatch {
  fileprivate var key: StyleMemory.PatchKey {
    StyleMemory.PatchKey(from: ObjectIdentifier(from), delta: ObjectIdentifier(delta))
  }
}
