import VStyle
import VStyleEngine
import VStyleValues

extension LiveTree {
  /// Whether a view is in the tree of another scope.
  func isForeign(_ view: any StyleNode) -> Bool { !view.styleTreeNode.isNone && node(of: view) == nil }
}

/// The style of nodes that have the same one, as far as motion asks for it.
///
/// OPTIMIZATION: the values of each node are simpler. But a switch of the theme changes all nodes, which have few
/// styles.
final class StyleFacts {
  let table: ViewTypeTable
  /// The values that the style sets.
  let values: [MovableValue]
  /// The same by state slot.
  let byIndex: [BindingIndex: MovableValue]
  /// The state slots, in order.
  let slots: [BindingIndex]
  /// What the style says about motion.
  let motion: MotionStyle
  /// The transitions; `nil` if the style says nothing of motion.
  let transitions: TransitionItems?
  private var moving: [BindingIndex: StyleValue] = [:]
  private var delta: StyleDelta?

  init(
    _ values: [MovableValue], _ table: ViewTypeTable, _ motion: MotionStyle = .none,
    _ transitions: TransitionItems? = nil
  ) {
    (self.values, self.motion, self.transitions, self.table) = (values, motion, transitions, table)
    byIndex = Dictionary(values.map { ($0.index, $0) }) { $1 }
    slots = byIndex.keys.sorted()
  }

  /// The values of the style with those that move in their places.
  func delta(with moving: [BindingIndex: StyleValue]) -> StyleDelta {
    if let delta, self.moving == moving { return delta }
    let still = values.filter { moving[$0.index] == nil }
      .map { StyleDelta.Change($0.index, $0.value, location: $0.location) }
    let changes = moving.sorted { $0.key < $1.key }
      .map { StyleDelta.Change($0.key, $0.value, location: byIndex[$0.key]?.location) }
    let made = StyleDelta(still + changes, for: table, extent: .whole)
    (self.moving, delta) = (moving, made)
    return made
  }

  /// The state slots that the style sets, or that another style or a transition has set on a view.
  ///
  /// - Parameter starting: the values from which a new view starts; `nil` if there are none.
  func slots(
    of view: any StyleNode, _ record: MovingView, _ starting: [BindingIndex: StyleValue]?
  ) -> [BindingIndex] {
    let others = view.appliedIndices + record.transitions.keys + (starting.map { Array($0.keys) } ?? [])
    guard others.contains(where: { byIndex[$0] == nil }) else { return slots }
    return Set(slots).union(others).sorted()
  }
}
