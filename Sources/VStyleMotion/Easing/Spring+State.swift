package import VStyleValues

extension Spring {
  /// The stiffness of the spring, for a mass of 1.
  package var stiffness: Double { frequency * frequency }

  /// The damping of the spring, for a mass of 1.
  package var damping: Double { 2 * ratio * frequency }

  /// A position and a velocity of the spring.
  package struct State: Hashable, Sendable {
    /// The share of the way, 1 being the target.
    package var position: Double
    /// The share of the way for each second.
    package var velocity: Double

    /// Creates a state.
    package init(position: Double, velocity: Double) { (self.position, self.velocity) = (position, velocity) }
  }

  /// The state at a time after the start at position 0.
  ///
  /// - Parameters:
  ///   - time: the seconds since the start; before 0, the spring is at rest there.
  ///   - velocity: the velocity at the start, as a share of the way for each second. Default: 0.
  package func state(at time: Double, startingAt velocity: Double = 0) -> State {
    guard duration > 0 else { return State(position: time < 0 ? 0 : 1, velocity: 0) }
    guard time > 0 else { return State(position: 0, velocity: velocity) }
    let displacement = displacement(at: time, startingAt: velocity)
    // A spring that is stiff or seen late can be beyond what numbers express. It is at rest.
    guard displacement.position.isFinite, displacement.velocity.isFinite else { return State(position: 1, velocity: 0) }
    return State(position: 1 + displacement.position, velocity: displacement.velocity)
  }

  /// The seconds after which the spring stays within a thousandth of the way from its target: at most 10 × its duration.
  package var settlingTime: Double { settlingTime(startingAt: 0) }

  /// The seconds after which the spring stays within a thousandth of the way, if it starts with a velocity.
  package func settlingTime(startingAt velocity: Double) -> Double {
    guard duration > 0 else { return 0 }
    let (limit, end) = (1e-3, 10 * duration)
    func distance(_ time: Double) -> Double { abs(displacement(at: time, startingAt: velocity).position) }
    guard distance(end) <= limit else { return end }
    // Between two turns, the distance falls to 0 and rises again, or only falls. So the last time at which it is at the
    // limit is after the last turn that is farther away.
    guard var lower = turns(startingAt: velocity, until: end).last(where: { distance($0) > limit }) else { return 0 }
    let sign = displacement(at: lower, startingAt: velocity).position
    var upper = end
    if let next = turns(startingAt: velocity, until: end).first(where: { $0 > lower }) { upper = next }
    for _ in 0..<60 {
      let middle = (lower + upper) / 2
      let position = displacement(at: middle, startingAt: velocity).position
      if abs(position) > limit, (position < 0) == (sign < 0) { lower = middle } else { upper = middle }
    }
    return upper
  }
}

extension Spring {
  /// The angular frequency without damping, in radians a second.
  private var frequency: Double { 2 * .pi / duration }

  /// The damping as a share of the one with which the spring just does not swing.
  private var ratio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }

  /// The place relative to the target, and the velocity, at a time from 0 up.
  private func displacement(at time: Double, startingAt velocity: Double) -> State {
    let decay = ratio * frequency
    guard ratio < 1 else { return overdamped(at: time, decay: decay, startingAt: velocity) }
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let (cosine, sine) = (Maths.cosine(swing * time), Maths.sine(swing * time))
    let factor = (velocity - decay) / swing
    let envelope = Maths.exponential(-decay * time)
    let position = factor * sine - cosine
    return State(
      position: envelope * position,
      velocity: envelope * (swing * (factor * cosine + sine) - decay * position))
  }

  private func overdamped(at time: Double, decay: Double, startingAt velocity: Double) -> State {
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    guard spread > 0 else {
      let envelope = Maths.exponential(-decay * time)
      let slope = velocity - decay
      return State(position: envelope * (slope * time - 1), velocity: envelope * (slope - decay * (slope * time - 1)))
    }
    // `decay - spread` would lose its digits where the damping is strong.
    let (slow, fast) = (frequency * frequency / (decay + spread), decay + spread)
    let second = (slow - velocity) / (2 * spread)
    let first = -1 - second
    let (late, early) = (first * Maths.exponential(-slow * time), second * Maths.exponential(-fast * time))
    return State(position: late + early, velocity: -slow * late - fast * early)
  }

  /// The times at which the spring turns, in order, with the start first.
  private func turns(startingAt velocity: Double, until end: Double) -> [Double] {
    let decay = ratio * frequency
    // The velocity of the swinging spring is `(velocity * cos + x * sin)` times the envelope.
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let sine = swing - decay * (velocity - decay) / swing
      var first = Maths.arcTangent(y: -velocity, x: sine) / swing
      let half = .pi / swing
      if first <= 0 { first += half }
      let count = max(0, Int(((end - first) / half).rounded(.down)) + 1)
      return [0] + (0..<count).map { first + Double($0) * half }
    }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    guard spread > 0 else {
      let slope = velocity - decay
      let turn = slope == 0 ? -1 : (slope + decay) / (decay * slope)
      return turn > 0 && turn < end ? [0, turn] : [0]
    }
    let (slow, fast) = (frequency * frequency / (decay + spread), decay + spread)
    let second = (slow - velocity) / (2 * spread)
    let quotient = -fast * second / (slow * (-1 - second))
    let turn = quotient > 0 ? Maths.logarithm(quotient) / (fast - slow) : -1
    return turn > 0 && turn < end ? [0, turn] : [0]
  }
}
