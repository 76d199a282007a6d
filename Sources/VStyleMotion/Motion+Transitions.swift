import VStyle
import VStyleEngine
import VStyleValues

/// The style of a view after a flush.
struct NewStyle {
  let node: ID<Node>
  let view: any StyleNode
  let facts: StyleFacts
  let tree: LiveTree

  var table: ViewTypeTable { facts.table }

  /// The value of a state slot: that of the style, or the one from before any style.
  func value(of slot: BindingIndex) -> StyleValue { facts.byIndex[slot]?.value ?? view.baseline(slot, table) }
}

extension Motion {
  /// Starts, turns and gives up the transitions of a view that gets a new style.
  ///
  /// - Spec: https://www.w3.org/TR/css-transitions-1/#starting
  func updateTransitions(of record: MovingView, _ style: NewStyle) {
    // A style that says nothing of motion restores what was there at once.
    let (own, matching) = (style.facts.motion, style.facts.transitions)
    let mayStart = mode?.isMoving ?? false || matching?.mayStart ?? false
    guard !record.transitions.isEmpty || mayStart else { return }
    for slot in style.facts.slots(of: style.view, record, starting[style.node]) {
      let (property, running) = (style.table.bindings[slot.binding].property, record.transitions[slot])
      let staying = running.flatMap { $0.end == style.value(of: slot) ? $0.item : nil }
      guard style.view.appliedValue(slot).code == nil,
        let item = item(matching?.item(for: property), staying, isReduced: own.isReduced)
      else {
        cancelTransition(of: record, slot)
        continue
      }
      update(slot, item, of: record, style)
    }
  }

  /// The transition that a change takes; `nil` if the value changes at once.
  ///
  /// - Parameters:
  ///   - own: the transition of the sheets; `nil` if there is none.
  ///   - staying: the running transition, if its target stays.
  private func item(
    _ own: TransitionList.Item?, _ staying: TransitionList.Item?, isReduced: Bool
  ) -> TransitionList.Item? {
    let isEffective = own.map { $0.isEffective || $0.isReduced } ?? false
    switch mode {
    case .still: return staying.map { isReduced && own?.isReduced ?? true ? $0.reduced : $0 }
    case .moving(let implied, _) where !isEffective: return isReduced ? implied.reduced : implied
    case .moving, nil: break
    }
    guard !isEffective, let staying, staying.isFromCode else { return own }
    return isReduced ? staying.reduced : staying
  }

  private func update(
    _ slot: BindingIndex, _ item: TransitionList.Item, of record: MovingView, _ style: NewStyle
  ) {
    let (isNew, start) = (style.tree.newNodes.contains(style.node), starting[style.node])
    let mayStart = (!isNew || start != nil) && !record.isAnimated(slot, at: now)
    guard mayStart || record.transitions[slot] != nil else { return }
    let before =
      isNew
      ? start?[slot] ?? style.view.baseline(slot, style.table) : value(before: style, slot, record)
    let target = style.value(of: slot)
    let former = heir(of: style.view, slot)
    if let value = inheritedValue(of: slot, style) {
      inherited[ObjectIdentifier(style.view), default: [:]][slot] = before
      // A view whose parent shows the same as before starts with the next frame.
      if (former?.last ?? before) == value { return }
    }
    if record.transitions[slot] == nil, former?.end == target { return }
    _ = turn(slot, item, of: record, from: before, to: target)
  }

  /// Starts the transition of a state slot, or turns the one that runs, to a value.
  ///
  /// - Parameter before: the value from which it starts if none runs.
  /// - Returns: whether anything changed.
  func turn(
    _ slot: BindingIndex, _ item: TransitionList.Item, of record: MovingView, from before: StyleValue,
    to target: StyleValue
  ) -> Bool {
    let binding = record.table.bindings[slot.binding]
    let running = record.transitions[slot]
    guard (running?.end ?? before) != target else {
      guard item.isReduced, running != nil else { return false }
      endTransition(of: record, slot, elapsed: max(now - (running?.startTime ?? now), 0), due: now)
      return true
    }
    let current = running?.current(at: now) ?? before
    cancelTransition(of: record, slot)
    guard current.limited != target, item.isEffective || item.isReduced else { return running != nil }
    let key = TransitionKey(table: ObjectIdentifier(record.table), slot: slot)
    var transition: RunningTransition
    if running == nil, let known = started?[key], known.start == current, known.end == target, known.item == item {
      transition = known
    } else {
      guard canMove(binding, item, from: current.limited, to: target) else { return running != nil }
      transition = RunningTransition(
        binding.movingProperty, item, from: current, to: target, at: now, replacing: running)
      if running == nil { started?[key] = transition }
    }
    if case .moving(_, let group) = mode { transition.group = group }
    start(transition, slot, of: record)
    if item.isReduced { endTransition(of: record, slot, elapsed: 0, due: now) }
    return true
  }

  /// The value of a state slot without a running transition, before a flush.
  private func value(before style: NewStyle, _ slot: BindingIndex, _ record: MovingView) -> StyleValue {
    if let value = inherited[ObjectIdentifier(style.view)]?[slot] { return value }
    if record.shown[slot] != nil { return record.models[slot]?.value ?? style.view.baseline(slot, style.table) }
    return style.view.appliedValue(slot).sheet ?? style.view.baseline(slot, style.table)
  }

  private func canMove(
    _ binding: PropertyBinding, _ item: TransitionList.Item, from start: StyleValue, to end: StyleValue
  ) -> Bool {
    switch animationType(of: binding) {
    case .notAnimatable: false
    case .discrete: item.behavior == .allowDiscrete
    case .byComputedValue: item.behavior == .allowDiscrete || binding.movingProperty.moves(from: start, to: end)
    }
  }

  private func start(_ transition: RunningTransition, _ slot: BindingIndex, of record: MovingView) {
    record.transitions[slot] = transition
    events.add(
      .transitionRun, record.view, transition.property.name,
      elapsed: min(max(-transition.item.delay, 0), transition.duration), due: now)
    reportStart(of: record, slot)
  }

  /// Reports the start of a transition whose delay is over.
  private func reportStart(of record: MovingView, _ slot: BindingIndex) {
    guard let transition = record.transitions[slot], !transition.hasStarted, transition.isActive(at: now) else {
      return
    }
    record.transitions[slot]?.hasStarted = true
    events.add(
      .transitionStart, record.view, transition.property.name,
      elapsed: min(max(-transition.item.delay, 0), transition.duration), due: transition.startTime)
  }

  /// Gives up a transition; does nothing if there is none.
  func cancelTransition(of record: MovingView, _ slot: BindingIndex) {
    guard let transition = record.transitions.removeValue(forKey: slot) else { return }
    events.add(
      .transitionCancel, record.view, transition.property.name, elapsed: max(now - transition.startTime, 0), due: now)
  }

  /// Reports what has happened on a view up to now, and ends the transitions that have arrived.
  func reportProgress(of record: MovingView) {
    for slot in record.hasNews(at: now) ? record.transitions.keys.sorted() : [] {
      reportStart(of: record, slot)
      guard let transition = record.transitions[slot], transition.isOver(at: now) else { continue }
      endTransition(
        of: record, slot, elapsed: transition.duration, due: transition.startTime + transition.duration)
    }
    for animation in record.animations { noteProgress(of: animation, record) }
  }

  /// Ends a transition that has arrived.
  private func endTransition(of record: MovingView, _ slot: BindingIndex, elapsed: Double, due time: Double) {
    guard let transition = record.transitions.removeValue(forKey: slot) else { return }
    events.add(.transitionEnd, record.view, transition.property.name, elapsed: elapsed, due: time)
  }
}

/// A state slot of a view type.
struct TransitionKey: Hashable {
  let table: ObjectIdentifier
  let slot: BindingIndex
}

extension PropertyBinding {
  /// The property with the value type that it has on the view type.
  var movingProperty: Property {
    kind == property.kind
      ? property : Property(property.name, kind, inheritance: property.inheritance, aliases: property.aliases)
  }
}

/// The transitions of a style, by the properties that they are for.
struct TransitionItems {
  private let items: [(name: String?, item: TransitionList.Item)]

  /// Whether any of them takes time, or would without the preference of the user.
  var mayStart: Bool { items.contains { $0.item.isEffective || $0.item.isReduced } }

  init(_ style: MotionStyle, _ schema: StyleSchema) {
    items = style.transitions.items.map { item in
      let item = style.reducesTransitions && item.isEffective ? item.reduced : item
      guard case .property(let name) = item.target else { return (nil, item) }
      let kebab = NameStyle.kebab(name).lowercased()
      return (NameStyle.folded(schema.whole(ofLonghand: kebab) ?? name), item)
    }
  }

  /// The last transition that is for a property.
  func item(for property: Property) -> TransitionList.Item? {
    items.last { name, _ in
      name.map { name in ([property.name] + property.aliases).contains { NameStyle.folded($0) == name } } ?? true
    }?.item
  }
}
