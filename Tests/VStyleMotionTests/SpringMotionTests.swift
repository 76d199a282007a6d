import Testing
import VStyle
import VStyleMotion
import VStyleViews

/// Tests of springs that move views.
@Suite struct SpringMotionTests {
  @Test("a spring that turns keeps its place and its velocity, and arrives", arguments: [0.0, 0.4, -0.3])
  func velocity(_ bounce: Double) {
    let stage = Stage(
      ".on { layer-opacity: 0; } View { transition: layer-border-width spring(0.5s \(bounce)); } .on { layer-border-width: 10; }"
    )
    stage.show("on")
    func width(_ time: Double) -> Double {
      stage.alpha(at: time)
      return stage.view.layer.borderWidth
    }
    let before = [0.0999, 0.1].map(width)
    stage.show()
    let after = [0.1, 0.1001].map(width)
    #expect(after[0] == before[1])
    let speeds = ((before[1] - before[0]) / 1e-4, (after[1] - after[0]) / 1e-4)
    #expect(abs(speeds.0 - speeds.1) < 0.05 * abs(speeds.0))
    #expect(speeds.0 > 10)
    #expect(width(0.15) > after[0])
    #expect(abs(width(5.2)) < 1e-9 && stage.scope.nextFrame == nil)
  }

  @Test("a spring of no time arrives at once, and one beside a duration takes its own time")
  func durations() {
    let stage = Stage(
      ".on { alpha: 0; } View { transition: alpha 0s spring(0.2s); } .now { transition: alpha spring(0s); }")
    stage.show("on")
    #expect(stage.alpha(at: 0.1) > 0.05)
    #expect(stage.alpha(at: 2) == 0)
    stage.show("now")
    #expect(stage.view.alpha == 1)
  }
}
