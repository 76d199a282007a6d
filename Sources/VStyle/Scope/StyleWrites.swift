import VStyleCascade
import VStyleEngine
import VStyleValues

/// The delta that applies a style of the engine to views of one type, and the latest patch of it.
///
/// OPTIMIZATION: A delta alone would be simpler. Views with the same style mostly need the same patch, and a theme
/// returns to values that the style had before, so both are found without hashing.
final class StyleWrites {
  /// The maximum number of former deltas: those of other themes.
  private static let formerLimit = 3

  /// The table of the view type.
  let table: ViewTypeTable

  /// Whether the values belong to one node, since they depend on its parent.
  let isOfOneNode: Bool

  /// Whether the values of the style may have changed since ``delta``.
  var isAltered = false

  /// The delta of the values, whatever values styles have set on a view before.
  private(set) var delta: StyleDelta

  /// The latest patch of the delta.
  private var patch: StylePatch?

  /// The deltas of earlier values, the latest last, with their latest patches.
  private var former: [Former] = []

  private struct Former {
    let delta: StyleDelta
    let patch: StylePatch?
  }

  /// Creates the writes of a style with its first values.
  init(_ changes: [StyleDelta.Change], for table: ViewTypeTable, isOfOneNode: Bool) {
    self.table = table
    self.isOfOneNode = isOfOneNode
    delta = StyleWrites.delta(changes, table)
  }

  private static func delta(_ changes: [StyleDelta.Change], _ table: ViewTypeTable) -> StyleDelta {
    table.cache.shared(StyleDelta(changes, for: table, extent: .whole))
  }

  /// Sets the values of the style.
  func set(_ changes: [StyleDelta.Change]) {
    isAltered = false
    guard delta.changes != changes else { return }
    let next = former.lastIndex { $0.delta.changes == changes }.map { former.remove(at: $0) }
    // Values that belong to one object are not kept.
    if delta.isShareable { former.append(Former(delta: delta, patch: patch)) }
    if former.count > StyleWrites.formerLimit { former.removeFirst() }
    delta = next?.delta ?? StyleWrites.delta(changes, table)
    patch = next?.patch
  }

  /// Returns the patch that applies the style to an object with a storage.
  @inline(__always)
  func patch(of storage: StyleStorage) -> StylePatch {
    if let patch, patch.from === storage.applied { return patch }
    return findPatch(of: storage)
  }

  private func findPatch(of storage: StyleStorage) -> StylePatch {
    let found = table.patch(of: storage, by: delta)
    if found.isShareable { patch = found }
    return found
  }
}
