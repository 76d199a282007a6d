import VStyleValues

/// A transition of one property of a view, from the start of its delay to its end.
///
/// - Spec: https://www.w3.org/TR/css-transitions-1/#starting
struct RunningTransition {
  /// The property.
  let property: Property
  /// What the style says about the transition.
  let item: TransitionList.Item
  /// The value at the start.
  let start: StyleValue
  /// The value at the end: that of the style.
  let end: StyleValue
  /// The value to which a reversal returns in less time.
  let reversingStart: StyleValue
  /// The share of the whole way that the transition goes, in `[0, 1]`.
  let reversingFactor: Double
  /// The time at which the delay is over.
  var startTime: Double
  /// The seconds from then to the end.
  let duration: Double
  /// The way from the start to the end; `nil` if the value flips or hides its view.
  private let blend: ValueBlend?
  /// The velocities with which a spring starts.
  private let pushes: [Push]
  /// Whether the start was reported.
  var hasStarted = false
  /// The call of `animate` that started the transition; `nil` if there is none.
  var group: AnimatedChange.Group?

  /// A velocity: a share of a way for each second.
  private struct Push {
    let from: StyleValue
    let to: StyleValue
    let speed: Double
  }

  /// Starts a transition at a time.
  ///
  /// - Parameter current: the running transition of the property that this one replaces; `nil` if there is none.
  init(
    _ property: Property, _ item: TransitionList.Item, from start: StyleValue, to end: StyleValue, at time: Double,
    replacing current: RunningTransition? = nil
  ) {
    self.property = property
    self.item = item
    self.start = start
    self.end = end
    blend = ValueBlend(property, from: start, to: end)
    if case .spring(let spring) = item.easing {
      (reversingStart, reversingFactor) = (start.limited, 1)
      startTime = time + item.delay
      // A spring that waits stands still.
      pushes = item.delay > 0 ? [] : current?.pushes(at: time) ?? []
      duration = spring.settlingTime(startingAt: pushes.reduce(0) { $0 + abs($1.speed) })
    } else if let current, !current.isSpring, current.reversingStart == end {
      // A reversal: it takes as much of the time as it has of the way.
      let progress = current.progress(at: time)
      let factor = min(abs(progress * current.reversingFactor + 1 - current.reversingFactor), 1)
      (reversingStart, reversingFactor) = (current.end, factor)
      startTime = time + (item.delay < 0 ? item.delay * factor : item.delay)
      duration = item.duration * factor
      pushes = []
    } else {
      (reversingStart, reversingFactor) = (start.limited, 1)
      startTime = time + item.delay
      duration = item.duration
      pushes = []
    }
  }

  private var isSpring: Bool { if case .spring = item.easing { true } else { false } }

  /// Whether the delay is over.
  func isActive(at time: Double) -> Bool { time >= startTime }

  /// Whether the transition is over.
  func isOver(at time: Double) -> Bool { time >= startTime + duration }

  /// The share of the way that is covered.
  func progress(at time: Double) -> Double {
    guard time < startTime + duration else { return 1 }
    if case .spring(let spring) = item.easing { return spring.state(at: time - startTime).position }
    guard time >= startTime else { return item.easing.output(at: 0, isBefore: true) }
    return item.easing.output(at: (time - startTime) / duration)
  }

  /// The value at a time.
  func value(at time: Double) -> StyleValue {
    guard time < startTime + duration else { return end }
    return property.settled(moving(at: time), isInteger: end.holds(Int.self))
  }

  /// The value at a time, from which another transition can start: only the opacity of a color has limits.
  func current(at time: Double) -> StyleValue {
    guard time < startTime + duration, let color = moving(at: time)[as: MotionColor.self] else {
      return value(at: time)
    }
    return StyleValue(color.withinOpacity)
  }

  private func moving(at time: Double) -> StyleValue {
    let progress = progress(at: time)
    let value = blend?.value(at: progress) ?? property.moving(from: start, to: end, at: progress)
    guard case .spring(let spring) = item.easing, !pushes.isEmpty else { return value }
    let elapsed = time - startTime
    let response = spring.state(at: elapsed, startingAt: 1).position - spring.state(at: elapsed).position
    return pushes.reduce(value) { value, push in
      let weight = push.speed * response
      return value.mixed(1, with: push.to.unrounded, weight)?.mixed(1, with: push.from.unrounded, -weight) ?? value
    }
  }

  /// The velocities at a time; none for another easing than a spring.
  private func pushes(at time: Double) -> [Push] {
    guard case .spring(let spring) = item.easing, time > startTime, !isOver(at: time) else { return [] }
    let elapsed = time - startTime
    let own = spring.state(at: elapsed).velocity
    let response = spring.state(at: elapsed, startingAt: 1).velocity - own
    let all =
      [Push(from: start, to: end, speed: own)]
      + pushes.map {
        Push(from: $0.from, to: $0.to, speed: $0.speed * response)
      }
    // Former velocities fade, so that few of them matter however often a spring turns.
    return Array(all.filter { abs($0.speed) > 1e-6 }.prefix(8))
  }
}
