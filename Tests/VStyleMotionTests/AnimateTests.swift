import Testing
import VStyle
import VStyleMotion
import VStyleValues
import VStyleViews

/// Tests of changes from Swift that move, and of those that do not.
@Suite struct AnimateTests {
  private static let themes = """
    @theme light { color-scheme: light; --opacity: 1; --width: 0; }
    @theme dark { color-scheme: dark; --opacity: 0; --width: 10; }
    View { alpha: var(--opacity); layer-border-width: var(--width); }
    """

  @Test("a switch of the theme moves in one line, and nothing is left of it")
  func themes() {
    let stage = Stage(AnimateTests.themes)
    let change = stage.scope.animate(.linear(duration: 1)) { stage.scope.themeName = "dark" }
    #expect(stage.view.alpha == 1 && !change.hasEnded && stage.scope.nextFrame == 0)
    #expect(stage.alpha(at: 0.25) == 0.75 && stage.view.layer.borderWidth == 2.5)
    #expect(stage.alpha(at: 1) == 0 && stage.view.layer.borderWidth == 10)
    #expect(change.hasEnded && stage.scope.nextFrame == nil)
    // Later changes do not move.
    stage.scope.themeName = "light"
    stage.scope.flush()
    #expect(stage.view.alpha == 1 && stage.scope.nextFrame == nil)
  }

  @Test("style classes, states, sheets, own styles and traits move alike")
  func changes() {
    let sheet = Stylesheet(
      """
      .on, View:highlighted { alpha: 0; } @style faded { alpha: 0; }
      @media (prefers-color-scheme: dark) { View { alpha: 0; } }
      """)
    let changes: [@Sendable (Stage) -> Void] = [
      { $0.view.styleClasses = ["on"] }, { $0.view.styles = Stylesheet("@style faded { alpha: 0; }")["faded"] },
      { $0.scope.traits.colorScheme = .dark }, { $0.scope.sheets = [Stylesheet("View { alpha: 0; }")] },
    ]
    for (index, change) in changes.enumerated() {
      let stage = Stage("")
      stage.scope.sheets = [sheet]
      stage.scope.flush()
      stage.scope.animate(.linear(duration: 1)) { change(stage) }
      #expect([0, 0.5, 1].map { stage.alpha(at: $0) } == [1, 0.5, 0], "change \(index)")
    }
  }

  @Test("an animated switch that is turned on the way is continuous, and a spring keeps its velocity")
  func velocity() {
    for bounce in [-0.3, 0, 0.5] {
      let stage = Stage(AnimateTests.themes)
      let spring = MotionTiming.spring(duration: 0.5, bounce: bounce)
      func width(_ time: Double) -> Double {
        stage.alpha(at: time)
        return stage.view.layer.borderWidth
      }
      let first = stage.scope.animate(spring) { stage.scope.themeName = "dark" }
      let before = [0.0999, 0.1].map(width)
      let second = stage.scope.animate(spring) { stage.scope.themeName = "light" }
      #expect(first.hasEnded && !second.hasEnded)
      let after = [0.1, 0.1001].map(width)
      #expect(after[0] == before[1])
      let speeds = ((before[1] - before[0]) / 1e-4, (after[1] - after[0]) / 1e-4)
      #expect(abs(speeds.0 - speeds.1) < 0.05 * abs(speeds.0) && speeds.0 > 5)
      #expect(abs(width(9)) < 1e-9 && second.hasEnded && stage.scope.nextFrame == nil)
    }
  }

  @Test("what moves stays on its way while other things change, and takes another target at once")
  func others() {
    let stage = Stage(".on { alpha: 0; } .half { alpha: 0.5; } .wide { layer-border-width: 4; }")
    stage.scope.animate(.linear(duration: 1)) { stage.view.styleClasses = ["on"] }
    stage.alpha(at: 0.25)
    stage.show("on", "wide")
    #expect(stage.view.alpha == 0.75 && stage.view.layer.borderWidth == 4)
    #expect(stage.alpha(at: 0.5) == 0.5)
    stage.show("half")
    #expect(stage.view.alpha == 0.5 && stage.scope.nextFrame == nil)
    #expect(stage.log.lines.last == "transitionCancel alpha 0.5")
  }

  @Test("transitions of the sheets that take time win, for their properties")
  func sheets() {
    let stage = Stage(
      ".on { alpha: 0; layer-border-width: 10; } View { transition: alpha 2s linear, layer-border-width 0s; }")
    stage.scope.animate(.linear(duration: 1)) { stage.view.styleClasses = ["on"] }
    #expect(stage.alpha(at: 0.5) == 0.75 && stage.view.layer.borderWidth == 5)
  }

  @Test("of two calls inside each other, the inner one decides, and each has its end")
  func nested() {
    let stage = Stage(
      ".a { alpha: 0; } .b { layer-border-width: 10; } .c { layer-corner-radius: 10; } .d { tag: 10; }")
    var inner: AnimatedChange?
    let outer = stage.scope.animate(.linear(duration: 1)) {
      stage.view.styleClasses = ["a"]
      inner = stage.scope.animate(.linear(duration: 2)) { stage.view.styleClasses = ["a", "b"] }
      stage.scope.withoutMotion { stage.view.styleClasses = ["a", "b", "d"] }
      stage.view.styleClasses = ["a", "b", "c", "d"]
    }
    #expect(stage.view.tag == 10)
    #expect(stage.alpha(at: 0.5) == 0.5)
    #expect(stage.view.layer.borderWidth == 2.5 && stage.view.layer.cornerRadius == 5)
    stage.alpha(at: 1)
    #expect(outer.hasEnded && inner?.hasEnded == false)
    stage.alpha(at: 2)
    #expect(inner?.hasEnded == true)
  }

  @Test("without motion, values arrive at once whatever the sheets say, and others move on")
  func still() {
    let stage = Stage(
      ".on { alpha: 0; layer-border-width: 10; } .off { alpha: 0.5; } View { transition: all 1s linear; }")
    stage.show("on")
    stage.alpha(at: 0.25)
    stage.scope.withoutMotion { stage.view.styleClasses = ["on", "off"] }
    #expect(stage.view.alpha == 0.5 && stage.view.layer.borderWidth == 2.5)
    #expect(stage.alpha(at: 0.5) == 0.5 && stage.view.layer.borderWidth == 5)
    stage.show()
    #expect(stage.alpha(at: 0.75) > 0.5)
  }

  @Test("changes before the block, views that are new, and values that flip do not move")
  func unmoved() {
    let stage = Stage(".on { alpha: 0; } .flip { content-mode: center; }")
    let added = View()
    added.styleClasses = ["on"]
    stage.view.styleClasses = ["on"]
    let change = stage.scope.animate(.linear(duration: 1)) {
      stage.window.addSubview(added)
      stage.view.styleClasses = ["on", "flip"]
    }
    #expect(stage.view.alpha == 0 && added.alpha == 0 && stage.view.contentMode == .center)
    #expect(change.hasEnded && stage.scope.nextFrame == nil)
  }

  @Test("an error of the block is thrown, and what it has changed before moves")
  func errors() {
    struct Failure: Error {}
    let stage = Stage(".on { alpha: 0; }")
    #expect(throws: Failure.self) {
      try stage.scope.animate(.linear(duration: 1)) {
        stage.view.styleClasses = ["on"]
        throw Failure()
      }
    }
    #expect(stage.alpha(at: 0.5) == 0.5)
    stage.show()
    #expect(stage.view.alpha == 1)
  }

  @Test("a change has ended if its views leave, its scope stops to move, or code sets the members")
  func ends() {
    let ends: [@Sendable (Stage) -> Void] = [
      { $0.view.removeFromSuperview() }, { $0.scope.motion = nil }, { $0.scope.sheets = [] },
      { $0.view.mi_styles = [.alpha: 0.3] }, { stage in stage.scope.withoutMotion { stage.view.styleClasses = [] } },
    ]
    for (index, end) in ends.enumerated() {
      let stage = Stage(".on { alpha: 0; }")
      let change = stage.scope.animate(.linear(duration: 1)) { stage.view.styleClasses = ["on"] }
      stage.alpha(at: 0.5)
      #expect(!change.hasEnded)
      end(stage)
      stage.scope.flush()
      stage.alpha(at: 0.5625)
      #expect(change.hasEnded, "end \(index)")
    }
  }

  @Test("waiting for the end returns after the last value, and at once if nothing moves")
  func waiting() async throws {
    let stage = Stage(".on { alpha: 0; layer-border-width: 3; }")
    let change = stage.scope.animate(.linear(duration: 1)) { stage.view.styleClasses = ["on"] }
    stage.alpha(at: 0.5)
    #expect(!change.hasEnded)
    stage.alpha(at: 1)
    try await change.end()
    #expect(stage.view.alpha == 0)
    stage.scope.motion = nil
    try await stage.scope.animate { stage.view.styleClasses = [] }.end()
    #expect(stage.view.alpha == 1)
  }

  @MainActor @Test("tasks that wait return with the end, or with an error if they are canceled")
  func tasks() async throws {
    let stage = Stage(".on { alpha: 0; }")
    let change = stage.scope.animate(.linear(duration: 1)) { stage.view.styleClasses = ["on"] }
    let waiting = (0..<2).map { _ in Task { @MainActor in try await change.end() } }
    let canceled = Task { @MainActor in try await change.end() }
    for _ in 0..<20 { await Task.yield() }
    canceled.cancel()
    await #expect(throws: CancellationError.self) { try await canceled.value }
    #expect(!change.hasEnded)
    stage.alpha(at: 1)
    for task in waiting { try await task.value }
    #expect(change.hasEnded)
  }

  @Test("a handler of events that changes styles does not move them by the call that caused the events")
  func handlers() {
    let stage = Stage(".on { alpha: 0; } .wide { layer-border-width: 4; }")
    let (view, scope) = (stage.view, stage.scope)
    stage.motion.onEvent = { event in
      guard event.kind == .transitionRun, event.name == "alpha" else { return }
      view.styleClasses = ["on", "wide"]
      scope.flush()
    }
    scope.animate(.linear(duration: 1)) { view.styleClasses = ["on"] }
    #expect(view.alpha == 1 && view.layer.borderWidth == 4)
    #expect(stage.alpha(at: 0.5) == 0.5)
  }

  @Test("views that inherit move with the view whose value moves")
  func inheritance() {
    let stage = Stage(".box { tint-color: white; } .box.on { tint-color: black; }", classes: ["box"])
    let inner = View()
    stage.view.addSubview(inner)
    stage.scope.flush()
    stage.scope.animate(.linear(duration: 1)) { stage.view.styleClasses = ["box", "on"] }
    stage.alpha(at: 0.5)
    #expect(inner.tintColor == stage.view.tintColor && inner.tintColor != Color.black)
    stage.alpha(at: 1)
    #expect(inner.tintColor == Color.black && stage.scope.nextFrame == nil)
  }

  @Test("a clock says when a flush begins, so that a display link can stand still")
  func clocks() {
    final class Clock { var time = 5.0 }
    let (clock, window, view) = (Clock(), Window(), View())
    window.addSubview(view)
    let scope = StyleScope(root: window, sheets: [Stylesheet(".on { alpha: 0; } .late { layer-border-width: 4; }")])
    scope.motion = Motion { clock.time }
    scope.flush()
    clock.time = 60
    scope.animate(.linear(duration: 1)) { view.styleClasses = ["on"] }
    #expect(scope.nextFrame == 60)
    scope.advance(to: 60.25)
    #expect(view.alpha == 0.75)
    // While something moves, the frames are the clock.
    clock.time = 60.5
    scope.animate(.linear(duration: 1)) { view.styleClasses = ["on", "late"] }
    scope.advance(to: 60.75)
    #expect(view.alpha == 0.25 && view.layer.borderWidth == 2)
    scope.advance(to: 99)
    clock.time = .nan
    scope.animate(.linear(duration: 1)) { view.styleClasses = [] }
    #expect(scope.nextFrame == 99)
  }

  @Test("durations below 0 and numbers that are none change at once")
  func limits() {
    let timings: [MotionTiming] = [
      .linear(duration: -1), .ease(duration: .nan), .spring(duration: 0), .spring(duration: .nan, bounce: .nan),
      .cubicBezier(.nan, .nan, .nan, .nan, duration: 0), .easeIn(duration: 1).delay(-2),
    ]
    for (index, timing) in timings.enumerated() {
      let stage = Stage(".on { alpha: 0; }")
      let change = stage.scope.animate(timing) { stage.view.styleClasses = ["on"] }
      #expect(stage.view.alpha == 0 && change.hasEnded, "timing \(index)")
    }
    let stage = Stage(".on { alpha: 0; }")
    stage.scope.animate(.linear(duration: 1).delay(0.5)) { stage.view.styleClasses = ["on"] }
    #expect([0.5, 1].map { stage.alpha(at: $0) } == [1, 0.5])
    let easings: [(MotionTiming, String)] = [
      (.ease(duration: 1), "ease"), (.easeIn(duration: 1), "ease-in"), (.easeOut(duration: 1), "ease-out"),
      (.easeInOut(duration: 1), "ease-in-out"),
      (.cubicBezier(0.1, 0.9, 0.2, 1, duration: 1), "cubic-bezier(0.1, 0.9, 0.2, 1)"),
      (.spring(duration: 0.8, bounce: 0.3), "spring(0.8s 0.3)"), (.spring(), "spring()"),
    ]
    for (timing, text) in easings {
      let (own, sheet) = (Stage(".on { alpha: 0; }"), Stage(".on { alpha: 0; } View { transition: alpha 1s \(text); }"))
      own.scope.animate(timing) { own.view.styleClasses = ["on"] }
      sheet.show("on")
      #expect(own.alpha(at: 0.3) == sheet.alpha(at: 0.3), "\(text)")
    }
  }
}
