public import VStyle
import VStyleEngine
import VStyleStylesheet
import VStyleValues

/// The motion of one scope: the transitions and animations of its views.
///
/// ```swift
/// let scope = StyleScope(root: window, sheets: [sheet])
/// scope.motion = Motion()
/// // For each frame:
/// scope.advance(to: link.timestamp)
/// scope.flush()
/// ```
/// Time is an input: nothing moves on its own, and the same times give the same values.
///
/// - Spec: https://www.w3.org/TR/css-transitions-1, https://www.w3.org/TR/css-animations-1
public final class Motion: ScopeMotion {
  /// Called for each event after the flush or the frame in which it happened. Default: `nil`.
  ///
  /// It may change styles, views and the tree. Events that this causes follow.
  public var onEvent: ((MotionEvent) -> Void)?

  /// The time of the last frame, in seconds.
  private(set) var now = 0.0
  private var hasTime = false
  private(set) weak var tree: LiveTree?
  private(set) var views: [ObjectIdentifier: MovingView] = [:]
  var events = EventQueue()
  private var isSending = false
  private var sequence = 0
  /// The stylesheet whose keyframes the animations have.
  private var stylesheet: CompiledStylesheet?
  /// The views that inherit moving values, parents first below each view that moves.
  var heirs: [Heir] = []
  /// The values that views inherited in motion before a flush.
  var inherited: [ObjectIdentifier: [BindingIndex: StyleValue]] = [:]
  /// The maximum number of rounds in which handlers of events cause further events at once.
  private static let eventRounds = 16

  /// How values of a value type move, by the identity of the value type.
  private var types: [ObjectIdentifier: AnimationType] = [:]

  /// Creates the motion of a scope.
  public init() {}

  /// The views that move, in the order in which they began to.
  private var inOrder: [MovingView] { views.values.sorted { $0.sequence < $1.sequence } }

  /// How the values of a binding move. Those that cannot be read or are merged into others do not.
  func animationType(of binding: PropertyBinding) -> AnimationType {
    guard !binding.isMerged, binding.isReadable else { return .notAnimatable }
    if let known = types[binding.kind.identity] { return known }
    let type = binding.movingProperty.animationType
    types[binding.kind.identity] = type
    return type
  }
}

// MARK: Flushes

extension Motion {
  /// Writes the styles that a flush changed, and starts, turns or ends what moves. A scope calls it.
  public func restyle(_ changes: MotionChanges) -> Int {
    let tree = changes.tree
    self.tree = tree
    guard !changes.nodes.isEmpty || !views.isEmpty else { return 0 }
    var written = disinherit()
    let hasNewSheets = stylesheet !== tree.engine.stylesheet
    stylesheet = tree.engine.stylesheet
    var (still, moving): ([ID<Node>], [ID<Node>]) = ([], [])
    for node in changes.nodes {
      guard let view = tree.view(of: node) else { continue }
      let moves = views[ObjectIdentifier(view)] != nil || tree.engine.mayMove(node)
      if moves { moving.append(node) } else { still.append(node) }
    }
    if hasNewSheets {
      let known = Set(moving)
      moving += inOrder.compactMap { $0.view?.styleTreeNode }.filter { !$0.isNone && !known.contains($0) }
    }
    written += tree.write(still)
    for node in moving {
      if let view = tree.view(of: node) { written += restyle(node, view, in: tree) }
    }
    return written + bequeath(in: tree)
  }

  private func restyle(_ node: ID<Node>, _ view: any StyleNode, in tree: LiveTree) -> Int {
    let table = ViewTypeTable.of(type(of: view))
    let values = tree.movableValues(of: node, table)
    let record = make(view, table)
    let style = NewStyle(
      node: node, view: view, table: table, values: Dictionary(values.map { ($0.index, $0) }) { $1 }, tree: tree)
    if tree.newNodes.contains(node) { cancel(record) }
    let motion = tree.engine.motion(of: node)
    record.overruled = record.overruled.filter { style.values[$0]?.value == record.models[$0]?.value }
    updateTransitions(of: record, motion.transitions, style)
    record.models = style.values
    updateAnimations(of: record, motion.animations, style)
    keep(record, of: view)
    return show(record.values(at: now), on: record, view, values, tree)
  }

  /// Keeps the record of a view while anything moves or waits.
  func keep(_ record: MovingView, of view: any StyleNode) {
    views[ObjectIdentifier(view)] = record.isIdle ? nil : record
  }

  /// The record of a view, which is new if the view does not move.
  func make(_ view: any StyleNode, _ table: ViewTypeTable) -> MovingView {
    if let known = views[ObjectIdentifier(view)] { return known }
    sequence += 1
    return MovingView(view, table, sequence: sequence)
  }

  /// Writes the values of a style with moving ones in their places.
  func show(
    _ moving: [BindingIndex: StyleValue], on record: MovingView, _ view: any StyleNode, _ values: [MovableValue],
    _ tree: LiveTree
  ) -> Int {
    // The style that the view has does not know of the frames since its last change, so a member can differ from it.
    var wanted = moving
    for slot in record.shown.keys where moving[slot] == nil { wanted[slot] = view.baseline(slot, record.table) }
    for value in values where wanted[value.index] != nil && moving[value.index] == nil {
      wanted[value.index] = value.value
    }
    var written = tree.apply(record.styled(with: moving, values), to: view)
    (record.shown, record.values) = ([:], moving)
    for (slot, value) in wanted.sorted(by: { $0.key < $1.key }) where view.appliedValue(slot).code == nil {
      let binding = record.table.bindings[slot.binding]
      if binding.read(view, slot.slot) != value, view.writeMoving(value, slot, record.table) { written += 1 }
      if moving[slot] != nil { record.shown[slot] = binding.read(view, slot.slot) }
    }
    return written
  }

  /// Ends what moves on views that leave the tree, or all that moves for `nil`. A scope calls it.
  public func stop(_ views: [any StyleNode]?) {
    guard let views else { return stop() }
    for view in views {
      guard let record = self.views.removeValue(forKey: ObjectIdentifier(view)) else { continue }
      settle(record, view)
    }
  }

  /// Gives up what moves on a view, which gets the values of its style.
  private func settle(_ record: MovingView, _ view: any StyleNode) {
    cancel(record)
    if let tree { _ = show([:], on: record, view, Array(record.models.values), tree) }
  }

  private func stop() {
    _ = disinherit()
    for record in inOrder {
      if let view = record.view { settle(record, view) } else { cancel(record) }
    }
    views = [:]
    sendEvents()
  }

  /// Gives up all transitions and animations of a view.
  private func cancel(_ record: MovingView) {
    for slot in record.transitions.keys.sorted() { cancelTransition(of: record, slot) }
    for animation in record.animations { noteEnd(of: animation, record) }
    record.animations = []
  }
}

// MARK: Frames

extension Motion {
  /// Moves the values to a time. A scope calls it.
  ///
  /// If the clock goes back, what moves continues from where it is.
  public func advance(to time: Double) -> Int {
    guard time.isFinite, time != now || !hasTime else { return 0 }
    if !hasTime || time < now {
      for record in views.values { record.shift(by: time - now) }
    }
    (now, hasTime) = (time, true)
    guard let tree, !views.isEmpty else { return 0 }
    var written = 0
    var changesHeirs = false
    for record in inOrder {
      guard let view = record.view else {
        views = views.filter { $0.value !== record }
        continue
      }
      // A view that has left is restored with the next flush.
      guard !view.styleTreeNode.isNone else { continue }
      written += advance(record, view, tree, &changesHeirs)
    }
    return written + (changesHeirs ? disinherit() + bequeath(in: tree) : moveHeirs(in: tree))
  }

  private func advance(
    _ record: MovingView, _ view: any StyleNode, _ tree: LiveTree, _ changesHeirs: inout Bool
  ) -> Int {
    let set = yieldToCode(record, view)
    reportProgress(of: record)
    let moving = record.values(at: now)
    guard record.shown.count == moving.count, moving.keys.allSatisfy({ record.shown[$0] != nil }) else {
      changesHeirs = true
      let values = tree.movableValues(of: view.styleTreeNode, record.table)
      let written = show(moving, on: record, view, values, tree)
      // Code wins: the values that it has set stay.
      for (slot, value) in set { _ = view.writeMoving(value, slot, record.table) }
      keep(record, of: view)
      return written
    }
    var written = 0
    for (slot, value) in moving where record.shown[slot] != value {
      guard view.writeMoving(value, slot, record.table) else { continue }
      written += 1
      record.shown[slot] = record.table.bindings[slot.binding].read(view, slot.slot)
    }
    record.values = moving
    return written
  }

  /// Gives up what moves members that code has set since the last frame.
  ///
  /// - Returns: the values that code has set.
  private func yieldToCode(_ record: MovingView, _ view: any StyleNode) -> [(BindingIndex, StyleValue)] {
    var set: [(BindingIndex, StyleValue)] = []
    for (slot, value) in record.shown {
      let own = record.table.bindings[slot.binding].read(view, slot.slot)
      guard own != value else { continue }
      set.append((slot, own))
      cancelTransition(of: record, slot)
      record.overruled.insert(slot)
    }
    return set
  }

  /// The time of the next change. A scope returns it.
  public var nextFrame: Double? { views.values.compactMap { $0.nextChange(after: now) }.min() }

  /// Sends the events since the last call. A scope calls it.
  public func sendEvents() {
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    for _ in 0..<Motion.eventRounds {
      let events = events.take()
      guard !events.isEmpty else { return }
      for event in events { onEvent?(event) }
    }
  }
}
