import VStyle
import VStyleEngine
import VStyleStylesheet
import VStyleValues

extension Motion {
  /// Starts, changes and gives up the animations of a view that gets a new style.
  ///
  /// - Spec: https://www.w3.org/TR/css-animations-2/#animations
  func updateAnimations(of record: MovingView, _ style: NewStyle) {
    let own = style.facts.motion
    guard !record.animations.isEmpty || own.isSet else { return }
    let list = own.reducesAnimations ? own.animations.reduced : own.animations
    var former = record.animations
    var animations: [RunningAnimation] = []
    // The last animations of a name correspond.
    for item in list.items.reversed() {
      guard let name = item.name, let rule = style.tree.keyframes(named: name) else { continue }
      let animation: RunningAnimation
      if let known = former.lastIndex(where: { $0.name == name }) {
        animation = former.remove(at: known)
        animation.update(item, at: now)
      } else {
        animation = RunningAnimation(name, item, at: now)
      }
      animation.keyframes = keyframes(of: rule, item, style)
      animations.append(animation)
    }
    for animation in former { noteEnd(of: animation, record) }
    record.animations = animations.reversed()
    for animation in record.animations { noteProgress(of: animation, record) }
  }

  /// The keyframes of a rule on a view, by state slot.
  private func keyframes(
    of rule: KeyframesRule, _ item: AnimationList.Item, _ style: NewStyle
  ) -> [BindingIndex: Keyframes] {
    var frames: [BindingIndex: [Keyframes.Keyframe]] = [:]
    for block in rule.blocks {
      let (easing, composition) = block.timing(or: item)
      var values: [BindingIndex: StyleValue] = [:]
      for declaration in block.declarations where !declaration.isCustom {
        set(declaration, &values, style)
      }
      for (slot, value) in values {
        frames[slot, default: []] += block.offsets.map {
          Keyframes.Keyframe(offset: $0, value: value, easing: easing, composition: composition)
        }
      }
    }
    let easing = rule.blocks.last { $0.offsets.contains(0) }?.timing(or: item).0 ?? item.easing
    return Dictionary(
      uniqueKeysWithValues: frames.map { slot, frames in
        (slot, Keyframes(style.table.bindings[slot.binding].movingProperty, frames, easing: easing))
      })
  }

  /// Sets the state slots of a declaration of a keyframe to its computed value.
  private func set(_ declaration: Declaration, _ values: inout [BindingIndex: StyleValue], _ style: NewStyle) {
    let engine = style.tree.engine
    guard let row = engine.propertyIndex(declaration.name, of: style.node) else { return }
    let entry = engine.entry(at: row, of: style.node)
    guard let index = style.table.index(named: entry.name) else { return }
    let binding = style.table.bindings[index.binding]
    guard animationType(of: binding) != .notAnimatable else { return }
    for slot in binding.slots.indices {
      guard declaration.slot.map({ $0 == binding.slots[slot] }) ?? true else { continue }
      let place = BindingIndex(binding: index.binding, slot: slot)
      let underlying = values[place] ?? style.value(of: place)
      values[place] = engine.value(of: declaration, at: row, underlying: underlying, on: style.node)
    }
  }
}

extension KeyframesRule.Block {
  /// The easing and the composition of the keyframe: its own, or those of an animation.
  fileprivate func timing(or item: AnimationList.Item) -> (Easing, AnimationList.Composition) {
    var (easing, composition) = (item.easing, item.composition)
    for declaration in declarations {
      guard case .typed(let values) = declaration.value, let list = values.first?.value[as: AnimationList.self] else {
        continue
      }
      if declaration.name == "animation-timing-function" { easing = list.easings[0] }
      if declaration.name == "animation-composition" { composition = list.compositions[0] }
    }
    return (easing, composition)
  }
}

// MARK: Events

extension Motion {
  /// Reports the phases and iterations of an animation since the last report.
  ///
  /// - Spec: https://www.w3.org/TR/css-animations-2/#event-dispatch
  func noteProgress(of animation: RunningAnimation, _ record: MovingView) {
    let timing = animation.timing(at: now)
    let iteration = timing.iteration ?? 0
    let item = animation.item
    let duration = AnimationTiming.activeDuration(of: item)
    let start = min(max(-item.delay, 0), duration)
    let former = animation.reported
    animation.reported = (timing.phase, iteration)
    func add(_ kind: MotionEvent.Kind, _ elapsed: Double) {
      events.add(kind, record.view, animation.name, elapsed: elapsed, due: animation.time(ofElapsed: elapsed))
    }
    switch (former?.phase ?? .before, timing.phase) {
    case (.before, .active): add(.animationStart, start)
    case (.before, .after):
      add(.animationStart, start)
      add(.animationEnd, duration)
    case (.active, .active) where former?.iteration != iteration:
      add(.animationIteration, item.duration * iteration)
    case (.active, .after): add(.animationEnd, duration)
    case (.active, .before): add(.animationEnd, 0)
    case (.after, .active): add(.animationStart, duration)
    case (.after, .before):
      add(.animationStart, duration)
      add(.animationEnd, 0)
    default: break
    }
  }

  /// Reports that an animation was given up, unless it had arrived.
  func noteEnd(of animation: RunningAnimation, _ record: MovingView) {
    guard animation.timing(at: now).phase != .after else { return }
    events.add(.animationCancel, record.view, animation.name, elapsed: animation.elapsed(at: now), due: now)
  }
}
