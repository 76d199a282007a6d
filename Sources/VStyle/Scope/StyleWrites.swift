import VStyleEngine
import VStyleStylesheet
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

  /// The state of the root with which ``delta`` was computed; `nil` if the values depend on more.
  private var root: RootState?

  /// The latest patch of the delta.
  private var patch: StylePatch?

  /// The deltas of earlier values, with their latest patches.
  private var former: [Former] = []

  private struct Former {
    var delta: StyleDelta
    var root: RootState?
    var patch: StylePatch?
  }

  /// Creates the writes of a style with its first values.
  init(_ changes: [StyleDelta.Change], for table: ViewTypeTable, _ root: RootState?, isOfOneNode: Bool) {
    self.table = table
    self.root = root
    self.isOfOneNode = isOfOneNode
    delta = StyleWrites.delta(changes, table)
  }

  private static func delta(_ changes: [StyleDelta.Change], _ table: ViewTypeTable) -> StyleDelta {
    table.cache.shared(StyleDelta(changes, for: table, extent: .whole))
  }

  /// Sets the values of the style, with the state of the root with which they were computed.
  func set(_ changes: [StyleDelta.Change], _ root: RootState?) {
    isAltered = false
    if delta.changes != changes {
      if let known = former.lastIndex(where: { $0.delta.changes == changes }) {
        restore(at: known)
      } else {
        keep()
        (delta, patch) = (StyleWrites.delta(changes, table), nil)
      }
    }
    self.root = root
  }

  /// Sets the values that the style had with a state of the root.
  ///
  /// - Returns: whether they are known.
  func restore(_ root: RootState) -> Bool {
    if self.root != root {
      guard let known = former.lastIndex(where: { $0.root == root }) else { return false }
      restore(at: known)
    }
    isAltered = false
    return true
  }

  private func restore(at index: Int) {
    guard delta.isShareable else {
      let next = former.remove(at: index)
      return (delta, root, patch) = (next.delta, next.root, next.patch)
    }
    swap(&former[index].delta, &delta)
    swap(&former[index].root, &root)
    swap(&former[index].patch, &patch)
  }

  /// Keeps the current values as former ones.
  private func keep() {
    // Values that belong to one object are not kept.
    if delta.isShareable { former.append(Former(delta: delta, root: root, patch: patch)) }
    if former.count > StyleWrites.formerLimit { former.removeFirst() }
  }

  /// Writes the style to an object.
  ///
  /// - Returns: the number of writes.
  func apply(to object: AnyObject, _ storage: StyleStorage) -> Int {
    let before = storage.writes
    patch(of: storage).write(to: object, storage)
    return storage.writes - before
  }

  /// Returns the patch that applies the style to an object with a storage.
  @inline(__always)
  private func patch(of storage: StyleStorage) -> StylePatch {
    if let patch, patch.from === storage.applied { return patch }
    return findPatch(of: storage)
  }

  private func findPatch(of storage: StyleStorage) -> StylePatch {
    let found = table.patch(of: storage, by: delta)
    if found.isShareable { patch = found }
    return found
  }
}
