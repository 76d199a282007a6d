import Testing
import VStyle
import VStyleMotion
import VStyleValues
import VStyleViews

/// Tests of motion for users who prefer less of it.
@Suite struct ReducedMotionTests {
  private static let sheet = """
    @keyframes fade { from { alpha: 0.2; } to { alpha: 0.4; } }
    .on { layer-border-width: 10; }
    View { transition: layer-border-width 1s linear 0.5s; }
    .k { animation: fade 1s linear 3 0.5s; } .both { animation: fade 1s infinite both; }
    """

  private static func stage(_ more: String = "", isReduced: Bool = true) -> Stage {
    let stage = Stage(sheet + more)
    stage.scope.traits.prefersReducedMotion = isReduced
    stage.scope.flush()
    return stage
  }

  @Test("a transition arrives at once, with its events in order")
  func transitions() {
    let stage = ReducedMotionTests.stage()
    stage.show("on")
    #expect(stage.view.layer.borderWidth == 10 && stage.scope.nextFrame == nil)
    let events = ["transitionRun", "transitionStart", "transitionEnd"].map { "\($0) layer-border-width 0.0" }
    #expect(stage.log.lines == events)
    stage.show()
    #expect(stage.view.layer.borderWidth == 0 && stage.log.lines == events + events)
    // A spring has a time of its own otherwise.
    let spring = ReducedMotionTests.stage(" View { transition-timing-function: spring(); }")
    spring.show("on")
    #expect(spring.view.layer.borderWidth == 10 && spring.log.lines == events)
  }

  @Test("an animation has one iteration of no time, with its events in order")
  func animations() {
    let stage = ReducedMotionTests.stage()
    stage.show("k")
    #expect(stage.view.alpha == 1 && stage.scope.nextFrame == nil)
    #expect(stage.log.lines == ["animationStart fade 0.0", "animationEnd fade 0.0"])
    stage.show("both")
    #expect(stage.view.alpha == 0.4)
    stage.show()
    #expect(stage.view.alpha == 1 && stage.log.lines.count == 2)
  }

  @Test("what a sheet says for these users runs as it is written", arguments: ["View", "Window View, View"])
  func variants(_ selector: String) {
    let stage = ReducedMotionTests.stage(
      """
      @media (PREFERS-reduced-motion: reduce) {
        \(selector) { transition-duration: 0.2s; &.k { animation-iteration-count: 1; } }
      }
      """)
    stage.show("on", "k")
    #expect(stage.scope.nextFrame == 0.5)
    #expect(stage.alpha(at: 0.6) == 0.22 && abs(stage.view.layer.borderWidth - 5) < 1e-9)
    #expect(stage.alpha(at: 1.6) == 1)
    // A declaration that wins over the variant is not for them.
    let outranked = ReducedMotionTests.stage(
      "@media (prefers-reduced-motion) { View { transition: all 1s; } } View.plain { transition: all 2s; }")
    outranked.show("plain", "on")
    #expect(outranked.view.layer.borderWidth == 10)
  }

  @Test("the trait ends what is on the way, and what repeats begins again without it")
  func switching() {
    let stage = ReducedMotionTests.stage(isReduced: false)
    stage.show("on", "both")
    stage.alpha(at: 1)
    #expect(stage.view.layer.borderWidth == 5 && stage.scope.nextFrame == 1)
    stage.log.lines = []
    stage.scope.traits.prefersReducedMotion = true
    stage.scope.flush()
    #expect(stage.view.layer.borderWidth == 10 && stage.view.alpha == 0.4 && stage.scope.nextFrame == nil)
    #expect(stage.log.lines == ["animationEnd fade 0.0", "transitionEnd layer-border-width 0.5"])
    stage.scope.traits.prefersReducedMotion = false
    stage.scope.flush()
    #expect(stage.alpha(at: 1.5) < 0.4)
    #expect(stage.view.layer.borderWidth == 10 && stage.log.lines.last?.hasPrefix("animationStart") == true)
    stage.scope.sheets = []
    stage.scope.flush()
    #expect(stage.view.alpha == 1 && stage.view.layer.borderWidth == 0)
  }

  @Test("a switch of the trait amid other changes ends the same", arguments: [true, false])
  func amid(_ isStill: Bool) {
    let stage = ReducedMotionTests.stage(isReduced: false)
    stage.show("on")
    stage.scope.animate(.linear(duration: 2)) { stage.view.styleClasses = ["on", "k"] }
    stage.alpha(at: 0.75)
    let change = {
      stage.scope.traits.prefersReducedMotion = true
      stage.view.styleClasses = ["on"]
    }
    if isStill { stage.scope.withoutMotion(change) } else { stage.scope.animate(.spring(), change) }
    #expect(stage.view.layer.borderWidth == 10 && stage.view.alpha == 1 && stage.scope.nextFrame == nil)
  }

  @Test("changes from Swift arrive at once too, and say that they have ended")
  func animate() {
    let stage = Stage(".on { alpha: 0; }")
    stage.scope.traits.prefersReducedMotion = true
    let change = stage.scope.animate(.spring()) { stage.view.styleClasses = ["on"] }
    #expect(stage.view.alpha == 0 && change.hasEnded && stage.scope.nextFrame == nil)
    #expect(stage.log.lines == ["transitionRun alpha 0.0", "transitionStart alpha 0.0", "transitionEnd alpha 0.0"])
  }

  @Test("an app that wants plain CSS has it")
  func plain() {
    let stage = ReducedMotionTests.stage()
    stage.motion.reducesMotion = false
    stage.show("on")
    stage.alpha(at: 1)
    #expect(stage.view.layer.borderWidth == 5)
  }

  @Test("views that inherit what moves follow it, and do not report events for each frame")
  func inheritance() {
    let stage = Stage(
      """
      .box { tint-color: white; } .box.on { tint-color: black; } View { transition: tint-color 1s linear; }
      @media (prefers-reduced-motion) { .box { transition: tint-color 1s linear; } }
      """, classes: ["box"])
    let inner = View()
    stage.view.addSubview(inner)
    stage.scope.traits.prefersReducedMotion = true
    stage.scope.flush()
    stage.show("box", "on")
    for time in [0.25, 0.5] { stage.alpha(at: time) }
    #expect(inner.tintColor == stage.view.tintColor && inner.tintColor != Color.black)
    #expect(stage.log.lines.count == 2)
    stage.alpha(at: 1)
    #expect(inner.tintColor == Color.black && stage.log.lines.count == 3)
  }
}
