import TestSupport
import Testing
import VStyleMotion
import VStyleValues

/// Tests of springs against the equation that they solve.
@Suite struct SpringTests {
  static let springs: [Spring] = [0.1, 0.5, 2].flatMap { duration in
    [-0.98, -0.7, -1e-7, 0, 1e-7, 0.15, 0.3, 0.7, 0.95].map { Spring(duration: duration, bounce: $0) }
  }

  private static let velocities: [Double] = [0, 3, -20, 12.5663706]

  /// The state after a time, by the method of Runge and Kutta.
  private func integrated(_ spring: Spring, until end: Double, startingAt velocity: Double, steps: Int) -> Spring.State
  {
    let step = end / Double(steps)
    func slope(_ state: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(state.y, spring.stiffness * (1 - state.x) - spring.damping * state.y)
    }
    var state = SIMD2(0, velocity)
    for _ in 0..<steps {
      let first = slope(state)
      let second = slope(state + first * (step / 2))
      let third = slope(state + second * (step / 2))
      let fourth = slope(state + third * step)
      state += (first + second * 2 + third * 2 + fourth) * (step / 6)
    }
    return Spring.State(position: state.x, velocity: state.y)
  }

  @Test("a spring moves as its differential equation says", arguments: springs)
  func equation(_ spring: Spring) {
    for velocity in SpringTests.velocities {
      for share in [0.01, 0.1, 0.4, 1, 2.5] {
        let time = share * spring.duration
        // A strong damping needs small steps.
        let steps = 400 + Int(10 * spring.damping * time)
        let expected = integrated(spring, until: time, startingAt: velocity, steps: steps)
        let state = spring.state(at: time, startingAt: velocity)
        let scale = 1 + abs(velocity)
        #expect(abs(state.position - expected.position) < 1e-6 * scale, "\(velocity) at \(time)")
        #expect(abs(state.velocity - expected.velocity) < 1e-4 * scale / spring.duration, "\(velocity) at \(time)")
      }
    }
  }

  @Test("a spring starts with its velocity, and stays within a thousandth after it has settled", arguments: springs)
  func settling(_ spring: Spring) {
    for velocity in SpringTests.velocities {
      #expect(spring.state(at: 0, startingAt: velocity) == Spring.State(position: 0, velocity: velocity))
      let end = spring.settlingTime(startingAt: velocity)
      #expect(end > 0 && end <= 10 * spring.duration)
      guard end < 10 * spring.duration else { continue }
      for step in 0...500 {
        let time = end * (1 + Double(step) / 50)
        #expect(abs(spring.state(at: time, startingAt: velocity).position - 1) <= 1.0001e-3, "\(velocity) at \(time)")
      }
      let before = spring.state(at: end * (1 - 1e-6), startingAt: velocity).position
      #expect(abs(before - 1) > 0.9999e-3, "\(velocity): settled before \(end)")
    }
  }

  @Test("a spring that swings for long ends after 10 of its durations, as does one that hardly moves")
  func limit() {
    #expect(Spring(duration: 0.5, bounce: 0.99).settlingTime == 5)
    #expect(Spring(duration: 2, bounce: -0.999).settlingTime == 20)
  }

  @Test("the parameters are those that SwiftUI computes from a duration and a bounce")
  func parameters() {
    let smooth = Spring(duration: 0.5)
    #expect(abs(smooth.stiffness - 157.91367) < 1e-4 && abs(smooth.damping - 25.13274) < 1e-4)
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(bouncy.stiffness - 157.91367) < 1e-4 && abs(bouncy.damping - 17.59292) < 1e-4)
    let slow = Spring(duration: 0.5, bounce: -0.5)
    #expect(abs(slow.damping - 50.26548) < 1e-4)
  }

  @Test("a critically damped spring has the closed form that textbooks give")
  func critical() {
    let spring = Spring(duration: 1)
    let rate = 2 * Double.pi
    // 1 - (1 + 2π t) e^(-2π t) at a quarter.
    #expect(abs(spring.state(at: 0.25).position - 0.4655839) < 1e-6)
    #expect(abs(spring.state(at: 0.25).velocity - rate * rate * 0.25 * 0.2078796) < 1e-5)
  }

  @Test("a spring without a duration arrives at once, and extreme ones stay finite")
  func extremes() {
    #expect(Spring(duration: 0).state(at: 0).position == 1)
    #expect(Spring(duration: 0).settlingTime == 0)
    for duration in [.leastNonzeroMagnitude, 1e-160, 1e160, .greatestFiniteMagnitude] {
      for bounce in [-1.0, 0, 1] {
        let spring = Spring(duration: duration, bounce: bounce)
        for time in [0, 1e-300, 1, 1e300] {
          let state = spring.state(at: time)
          #expect(state.position.isFinite && state.velocity.isFinite, "\(duration) \(bounce) \(time)")
        }
        #expect(spring.settlingTime >= 0)
      }
    }
  }
}
