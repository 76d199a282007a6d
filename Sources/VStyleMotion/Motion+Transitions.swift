import VStyle
import VStyleEngine
import VStyleValues

/// The style of a view after a flush.
struct NewStyle {
  let node: ID<Node>
  let view: any StyleNode
  let table: ViewTypeTable
  /// The values that the style sets, by state slot.
  let values: [BindingIndex: MovableValue]
  let tree: LiveTree

  /// The value of a state slot: that of the style, or the one from before any style.
  func value(of slot: BindingIndex) -> StyleValue { values[slot]?.value ?? view.baseline(slot, table) }
}

extension Motion {
  /// Starts, turns and gives up the transitions of a view that gets a new style.
  ///
  /// - Spec: https://www.w3.org/TR/css-transitions-1/#starting
  func updateTransitions(of record: MovingView, _ list: TransitionList, _ style: NewStyle) {
    guard !record.transitions.isEmpty || list.items.contains(where: \.isEffective) else { return }
    // A style that says nothing of motion restores what was there at once.
    guard style.tree.engine.mayMove(style.node) else {
      for slot in record.transitions.keys.sorted() { cancelTransition(of: record, slot) }
      return
    }
    let matching = TransitionItems(list, style.tree.engine.stylesheet.schema)
    let slots = Set(style.view.appliedIndices).union(style.values.keys).union(record.transitions.keys)
    for slot in slots.sorted() {
      let binding = style.table.bindings[slot.binding]
      guard let item = matching.item(for: binding.property), style.view.appliedValue(slot).code == nil else {
        cancelTransition(of: record, slot)
        continue
      }
      update(slot, item, of: record, style)
    }
  }

  private func update(
    _ slot: BindingIndex, _ item: TransitionList.Item, of record: MovingView, _ style: NewStyle
  ) {
    let mayStart = !style.tree.newNodes.contains(style.node) && !record.isAnimated(slot, at: now)
    guard mayStart || record.transitions[slot] != nil else { return }
    let before = value(before: style, slot, record)
    let target = style.value(of: slot)
    let former = heirs.first { $0.view === style.view && $0.index == slot }
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
    guard (running?.end ?? before) != target else { return false }
    let current = running?.current(at: now) ?? before
    cancelTransition(of: record, slot)
    guard current.limited != target, item.isEffective, canMove(binding, item, from: current.limited, to: target) else {
      return running != nil
    }
    start(
      RunningTransition(binding.movingProperty, item, from: current, to: target, at: now, replacing: running), slot,
      of: record)
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
    for slot in record.transitions.keys.sorted() {
      reportStart(of: record, slot)
      guard let transition = record.transitions[slot], transition.isOver(at: now) else { continue }
      record.transitions[slot] = nil
      events.add(
        .transitionEnd, record.view, transition.property.name, elapsed: transition.duration,
        due: transition.startTime + transition.duration)
    }
    for animation in record.animations { noteProgress(of: animation, record) }
  }
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

  init(_ list: TransitionList, _ schema: StyleSchema) {
    items = list.items.map { item in
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
