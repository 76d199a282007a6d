public import VStyle
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
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
  public var onEvent: ((MotionEvent) -> Void)? { didSet { events.isRead = onEvent != nil } }

  /// Whether motion is reduced for users who prefer that. Default: `true`.
  ///
  /// With the trait `prefersReducedMotion` of the scope, transitions and animations then have no duration and no delay,
  /// and animations one iteration. Their events follow at once. Those whose declaration is in a media query of
  /// `prefers-reduced-motion` run as written. With `false`, all do, as in CSS.
  public var reducesMotion = true

  /// The time of the last frame, in seconds.
  private(set) var now = 0.0
  private var hasTime = false
  private let clock: (() -> Double)?
  private(set) weak var tree: LiveTree?
  private(set) var views: [ObjectIdentifier: MovingView] = [:] { didSet { order = nil } }
  private var order: [MovingView]?
  var events = EventQueue()
  private var isSending = false
  private var sequence = 0
  /// The number of flushes.
  private var restyles = 0
  /// The stylesheet whose keyframes the animations have.
  private var stylesheet: CompiledStylesheet?
  /// The views that inherit moving values, parents first below each view that moves.
  var heirs: [Heir] = [] { didSet { heirIndices = nil } }
  private var heirIndices: [Heir.Key: Int]?
  /// The values that views inherited in motion before a flush.
  var inherited: [ObjectIdentifier: [BindingIndex: StyleValue]] = [:]
  /// The maximum number of rounds in which handlers of events cause further events at once.
  private static let eventRounds = 16

  /// How values of a value type move, by the identity of the value type.
  private var types: [ObjectIdentifier: AnimationType] = [:]

  /// What the changes of a call of `animate` or `withoutMotion` do; `nil` outside of one.
  var mode: ChangeMode?
  /// Whether the user prefers less motion, as of the last flush.
  private var isReduced = false
  // OPTIMIZATION: preparing each transition is simpler. But in a switch of the theme, many views go from one value to
  // another.
  /// The last transition that started in the current flush, by state slot; `nil` outside of a flush.
  var started: [TransitionKey: RunningTransition]?
  /// The values from which new views start, by node and state slot.
  private(set) var starting: [ID<Node>: [BindingIndex: StyleValue]] = [:]
  /// Whether a sheet has a `@starting-style`.
  private var hasStartingStyles = false
  /// The declarations of motion for users who prefer less.
  private var variants: Set<SourceLocation> = []

  /// Creates the motion of a scope.
  ///
  /// - Parameter clock: the clock of the frames, such as `CACurrentMediaTime`. A flush while nothing moves asks it for the
  ///   time. Without one, what a flush starts begins at the time of the last frame, so call `advance(to:)` first if
  ///   your display link stood still. Default: `nil`.
  public init(clock: (() -> Double)? = nil) { self.clock = clock }

  /// The list of values that the next frame reuses.
  private var frame: [(slot: BindingIndex, value: StyleValue)] = []

  // OPTIMIZATION: a sorted list for each frame is simpler, but allocates memory.
  /// The views that move, in the order in which they began to.
  private var inOrder: [MovingView] {
    if let order { return order }
    let sorted = views.values.sorted { $0.sequence < $1.sequence }
    order = sorted
    return sorted
  }

  // OPTIMIZATION: a search for each state slot of each view is simpler, but takes the square of their number.
  /// The moving value that a view inherits for a state slot; `nil` if there is none.
  func heir(of view: any StyleNode, _ index: BindingIndex) -> Heir? {
    guard !heirs.isEmpty else { return nil }
    let indices =
      heirIndices
      ?? Dictionary(heirs.indices.compactMap { index in heirs[index].key.map { ($0, index) } }) { first, _ in first }
    heirIndices = indices
    return indices[Heir.Key(view: ObjectIdentifier(view), index: index)].map { heirs[$0] }
  }

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
    readClock()
    dropForeignViews(of: tree)
    var written = disinherit()
    let concernsAll = noteSheetsAndTraits(of: tree.engine)
    var (still, moving): ([ID<Node>], [ID<Node>]) = ([], [])
    for node in changes.nodes {
      guard let view = tree.view(of: node) else { continue }
      let moves = mode?.isMoving ?? false || views[ObjectIdentifier(view)] != nil || tree.engine.mayMove(node)
      if moves { moving.append(node) } else { still.append(node) }
    }
    if concernsAll {
      let known = Set(moving)
      moving += inOrder.compactMap { $0.view?.styleTreeNode }.filter { !$0.isNone && !known.contains($0) }
    }
    written += tree.write(still)
    readStartingStyles(of: moving, in: tree)
    restyles += 1
    started = [:]
    defer { (starting, started) = ([:], nil) }
    var (known, round): ([ID<SharedStyle>: StyleFacts], Int) = ([:], restyles)
    for node in moving {
      guard let view = tree.view(of: node) else { continue }
      // A setter has flushed the scope.
      if round != restyles { (known, round) = ([:], restyles) }
      written += restyle(node, view, in: tree, facts(of: node, ViewTypeTable.of(type(of: view)), in: tree, &known))
    }
    return written + bequeath(in: tree)
  }

  /// Sets the time of a flush. Nothing changes between the last frame and the next one, so nothing is missed.
  private func readClock() {
    guard let time = clock?(), time.isFinite, hasTime || views.isEmpty else { return }
    let next = nextFrame ?? .infinity
    if !hasTime || time > now, next > now { (now, hasTime) = (min(time, next), true) }
  }

  /// Takes the sheets and the traits of a flush; returns whether they concern all that moves.
  private func noteSheetsAndTraits(of engine: StyleEngine) -> Bool {
    let isReduced = reducesMotion && engine.environment.traits.prefersReducedMotion
    guard stylesheet !== engine.stylesheet || isReduced != self.isReduced else { return false }
    (stylesheet, self.isReduced) = (engine.stylesheet, isReduced)
    variants = isReduced ? engine.stylesheet.reducedMotion : []
    hasStartingStyles = engine.stylesheet.hasStartingStyles
    return true
  }

  /// Computes the values from which new views start, if sheets have any.
  ///
  /// - Spec: https://www.w3.org/TR/css-transitions-2/#defining-before-change-style
  private func readStartingStyles(of moving: [ID<Node>], in tree: LiveTree) {
    guard hasStartingStyles, !tree.newNodes.isEmpty else { return }
    let nodes = moving.filter(tree.newNodes.contains)
    guard !nodes.isEmpty else { return }
    tree.flush(nodes, isStarting: true)
    for node in nodes {
      guard let view = tree.view(of: node) else { continue }
      let values = tree.movableValues(of: node, ViewTypeTable.of(type(of: view)))
      starting[node] = Dictionary(values.map { ($0.index, $0.value) }) { $1 }
    }
    tree.flush(nodes, isStarting: false)
  }

  /// The transitions and the animations of a node, which must be up to date.
  func style(of node: ID<Node>, in tree: LiveTree) -> MotionStyle {
    MotionStyle(tree.engine.motionValues(of: node), isReduced: isReduced, variants: variants)
  }

  /// The style of a node, which others may have too.
  private func facts(
    of node: ID<Node>, _ table: ViewTypeTable, in tree: LiveTree, _ known: inout [ID<SharedStyle>: StyleFacts]
  ) -> StyleFacts {
    let style = tree.engine.style(of: node)
    if let facts = known[style], facts.table === table { return facts }
    let values = tree.movableValues(of: node, table)
    let own = self.style(of: node, in: tree)
    let items = own.isSet ? TransitionItems(own, tree.engine.stylesheet.schema) : nil
    let facts = StyleFacts(values, table, own, items)
    if !style.isNone, !tree.engine.isOfOneNode(style) { known[style] = facts }
    return facts
  }

  private func restyle(_ node: ID<Node>, _ view: any StyleNode, in tree: LiveTree, _ facts: StyleFacts) -> Int {
    let record = make(view, facts.table)
    let style = NewStyle(node: node, view: view, facts: facts, tree: tree)
    if tree.newNodes.contains(node) { cancel(record) }
    record.overruled = record.overruled.filter { facts.byIndex[$0]?.value == record.models[$0]?.value }
    updateTransitions(of: record, style)
    record.models = facts.byIndex
    updateAnimations(of: record, style)
    keep(record, of: view)
    return show(record.values(at: now), on: record, view, facts)
  }

  /// Keeps the record of a view while anything moves or waits.
  func keep(_ record: MovingView, of view: any StyleNode) {
    if record.isIdle {
      if views[ObjectIdentifier(view)] != nil { views[ObjectIdentifier(view)] = nil }
    } else if views[ObjectIdentifier(view)] !== record {
      views[ObjectIdentifier(view)] = record
    }
  }

  /// The record of a view, which is new if the view does not move.
  func make(_ view: any StyleNode, _ table: ViewTypeTable) -> MovingView {
    if let known = views[ObjectIdentifier(view)] { return known }
    sequence += 1
    return MovingView(view, table, sequence: sequence)
  }

  /// Writes the values of a style with moving ones in their places.
  func show(
    _ moving: [BindingIndex: StyleValue], on record: MovingView, _ view: any StyleNode, _ facts: StyleFacts
  ) -> Int {
    // The style that the view has does not know of the frames since its last change, so a member can differ from it.
    var wanted = moving
    for slot in record.shown.keys where moving[slot] == nil { wanted[slot] = view.baseline(slot, record.table) }
    for value in facts.values where wanted[value.index] != nil && moving[value.index] == nil {
      wanted[value.index] = value.value
    }
    var written = facts.delta(with: moving).apply(to: view)
    (record.shown, record.values) = ([:], moving)
    for (slot, value) in wanted.sorted(by: { $0.key < $1.key }) where view.appliedValue(slot).code == nil {
      let binding = record.table.bindings[slot.binding]
      let isShown = binding.access.holds(view, value, slot.slot)
      if !isShown, view.writeMoving(value, slot, record.table) { written += 1 }
      guard moving[slot] != nil else { continue }
      let holds = isShown || binding.access.holds(view, value, slot.slot)
      record.shown[slot] = holds ? value : binding.read(view, slot.slot)
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
    _ = show([:], on: record, view, StyleFacts(Array(record.models.values), record.table))
  }

  private func stop() {
    if let tree { dropForeignViews(of: tree) }
    _ = disinherit()
    for record in inOrder {
      if let view = record.view { settle(record, view) } else { cancel(record) }
    }
    views = [:]
    sendEvents()
  }

  /// Gives up what moves on views that another scope has taken, and leaves them to that.
  private func dropForeignViews(of tree: LiveTree) {
    for record in inOrder {
      guard let view = record.view, tree.isForeign(view) else { continue }
      cancel(record)
      views[ObjectIdentifier(view)] = nil
    }
    guard heirs.contains(where: { $0.view.map(tree.isForeign) ?? false }) else { return }
    heirs.removeAll { $0.view.map(tree.isForeign) ?? false }
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
    dropForeignViews(of: tree)
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
    var moving: [(slot: BindingIndex, value: StyleValue)] = []
    swap(&moving, &frame)
    defer {
      moving.removeAll(keepingCapacity: true)
      swap(&moving, &frame)
    }
    for slot in record.slots {
      if let value = record.value(of: slot, at: now) { moving.append((slot, value)) }
    }
    guard record.shown.count == moving.count, moving.allSatisfy({ record.shown[$0.slot] != nil }) else {
      changesHeirs = true
      let facts = StyleFacts(tree.movableValues(of: view.styleTreeNode, record.table), record.table)
      let written = show(Dictionary(moving.map { ($0.slot, $0.value) }) { $1 }, on: record, view, facts)
      // Code wins: the values that it has set stay.
      for (slot, value) in set { _ = view.writeMoving(value, slot, record.table) }
      keep(record, of: view)
      return written
    }
    var written = 0
    for (slot, value) in moving {
      record.values[slot] = value
      guard record.shown[slot] != value, view.writeMoving(value, slot, record.table) else { continue }
      written += 1
      let binding = record.table.bindings[slot.binding]
      record.shown[slot] = binding.access.holds(view, value, slot.slot) ? value : binding.read(view, slot.slot)
    }
    return written
  }

  /// Gives up what moves members that code has set since the last frame.
  ///
  /// - Returns: the values that code has set.
  private func yieldToCode(_ record: MovingView, _ view: any StyleNode) -> [(BindingIndex, StyleValue)] {
    var set: [(BindingIndex, StyleValue)] = []
    for (slot, value) in record.shown {
      let binding = record.table.bindings[slot.binding]
      guard !binding.access.holds(view, value, slot.slot) else { continue }
      set.append((slot, binding.read(view, slot.slot)))
      cancelTransition(of: record, slot)
      record.overruled.insert(slot)
    }
    return set
  }

  /// The time of the next change. A scope returns it.
  public var nextFrame: Double? {
    var next: Double?
    for record in inOrder {
      guard let change = record.nextChange(after: now) else { continue }
      guard change > now else { return change }
      next = min(next ?? .infinity, change)
    }
    return next
  }

  /// Sends the events since the last call. A scope calls it.
  public func sendEvents() {
    guard !isSending else { return }
    isSending = true
    let outer = mode
    mode = nil
    defer { (isSending, mode) = (false, outer) }
    for _ in 0..<Motion.eventRounds {
      let events = events.take()
      guard !events.isEmpty else { return }
      for event in events { onEvent?(event) }
    }
  }
}
