import Testing
import VStyle
import VStyleMotion
import VStyleValues
import VStyleViews

/// What a user of motion meets on the first day.
@Suite struct FirstDayTests {
  private static let sheet = ".on { alpha: 0; } View { transition: alpha 1s linear; }"

  @Test("a cell that is used again does not move from the values of its former row")
  func reuse() {
    let stage = Stage(FirstDayTests.sheet)
    stage.show("on")
    stage.alpha(at: 0.5)
    stage.view.removeFromSuperview()
    stage.view.styleClasses = []
    stage.window.addSubview(stage.view)
    stage.scope.flush()
    #expect(stage.view.alpha == 1 && stage.scope.nextFrame == nil)
    // One that stays in the tree takes the style of its next row without motion.
    stage.show("on")
    stage.alpha(at: 0.75)
    stage.scope.withoutMotion { stage.view.styleClasses = ["other"] }
    #expect(stage.view.alpha == 1 && stage.scope.nextFrame == nil)
  }

  @Test("a saved sheet moves its values, and one with an error changes nothing on the way")
  func reload() {
    let stage = Stage(FirstDayTests.sheet)
    stage.scope.reload(0, with: Stylesheet("View { alpha: 0.5; transition: alpha 1s linear; }"))
    stage.scope.flush()
    #expect(stage.alpha(at: 0.5) == 0.75)
    #expect(stage.scope.reload(0, with: Stylesheet("View { alhpa: 0; }")).count == 1)
    stage.scope.flush()
    #expect(stage.alpha(at: 0.75) == 0.625)
    // Another duration is for the next change, as in CSS.
    stage.scope.reload(0, with: Stylesheet("View { alpha: 0.5; transition: alpha 9s linear; }"))
    stage.scope.flush()
    #expect(stage.alpha(at: 1) == 0.5)
  }

  @Test("a rotation and another size class move once, to the last of several values")
  func rotation() {
    let stage = Stage(
      "@media (orientation: landscape) { View { alpha: 0; } } @media (width >= 600) { View { alpha: 0.5; } } \(FirstDayTests.sheet)"
    )
    stage.scope.traits.width = 800
    stage.scope.traits.height = 400
    stage.scope.flush()
    // The window is a view too.
    #expect(stage.log.lines.count == 4)
    #expect([0.5, 1].map { stage.alpha(at: $0) } == [0.75, 0.5])
  }

  @Test("a view that is hidden on the way arrives hidden")
  func hidden() {
    let stage = Stage(FirstDayTests.sheet)
    stage.show("on")
    stage.alpha(at: 0.5)
    stage.view.isHidden = true
    #expect(stage.alpha(at: 0.75) == 0.25 && stage.alpha(at: 1) == 0 && stage.view.isHidden)
  }

  @Test("a view that moves to another scope on the way has the values of that one at once")
  func moved() {
    let (stage, other) = (Stage(FirstDayTests.sheet), Stage("View { alpha: 0.9; transition: alpha 1s; }"))
    stage.show("on")
    stage.alpha(at: 0.5)
    other.window.addSubview(stage.view)
    other.scope.flush()
    stage.scope.flush()
    #expect(stage.view.alpha == 0.9 && stage.scope.nextFrame == nil && other.scope.nextFrame == nil)
    for time in [0.75, 2] { stage.alpha(at: time) }
    #expect(stage.view.alpha == 0.9)
    other.scope.sheets = []
    other.scope.flush()
    #expect(stage.view.alpha == 1)
  }

  @Test("a view that moves to another place of its tree is new there, and restores what was there before all")
  func rearranged() {
    let stage = Stage(FirstDayTests.sheet)
    let box = View()
    stage.window.addSubview(box)
    stage.scope.flush()
    stage.show("on")
    stage.alpha(at: 0.25)
    box.addSubview(stage.view)
    stage.scope.flush()
    #expect(stage.view.alpha == 0 && stage.scope.nextFrame == nil)
    stage.scope.sheets = []
    stage.scope.flush()
    #expect(stage.view.alpha == 1)
  }

  @Test("scopes that are dropped on the way leave views as they are, and do not live on")
  func dropped() {
    weak var scope: StyleScope?
    weak var motion: Motion?
    let view = View()
    var change: AnimatedChange?
    do {
      let window = Window()
      window.addSubview(view)
      let own = StyleScope(root: window, sheets: [Stylesheet(".on { alpha: 0; }")])
      let moving = Motion()
      own.motion = moving
      own.flush()
      change = own.animate(.linear(duration: 1)) { view.styleClasses = ["on"] }
      own.advance(to: 0)
      own.advance(to: 0.5)
      (scope, motion) = (own, moving)
    }
    #expect(scope == nil && motion == nil && change?.hasEnded == true && view.alpha == 0.5)
  }

  @Test("an app that was in the background finds everything arrived")
  func background() {
    let stage = Stage(FirstDayTests.sheet + "@keyframes a { to { tag: 9; } } .k { animation: a 1s infinite; }")
    stage.show("on", "k")
    stage.alpha(at: 0.25)
    stage.alpha(at: 36_000.5)
    #expect(stage.view.alpha == 0 && stage.view.tag > 0 && stage.scope.nextFrame == 36_000.5)
    // One event for the end, and one for however many iterations.
    #expect(stage.log.lines.count == 5)
  }

  @Test("a host with 30 frames a second has the values of those times, and the same events")
  func slowHost() {
    let stages = [60.0, 30].map { frames in
      let stage = Stage(FirstDayTests.sheet)
      stage.show("on")
      for frame in 1...Int(frames * 1.2) {
        let time = Double(frame) / frames
        let expected = max(1 - time, 0)
        stage.scope.advance(to: time)
        #expect(abs(stage.view.alpha - expected) < 1e-9)
      }
      return stage
    }
    #expect(stages[0].log.lines == stages[1].log.lines && stages[0].log.lines.count == 3)
  }

  @Test("a frame writes a member once, however many rules and parts of it move")
  func layout() {
    final class Counting: View {
      var writes = 0
      override var alpha: Double { didSet { writes += 1 } }
    }
    let stage = Stage("")
    let view = Counting()
    stage.window.addSubview(view)
    stage.scope.sheets = [
      Stylesheet(
        """
        @keyframes a { to { alpha: 0.5; } } @keyframes b { to { alpha: 0.2; } }
        View { animation: a 1s, b 1s; transition: alpha 1s; } .on { alpha: 0; }
        """)
    ]
    stage.scope.flush()
    view.styleClasses = ["on"]
    stage.scope.flush()
    view.writes = 0
    for frame in 1...10 {
      stage.scope.advance(to: Double(frame) / 20)
      stage.scope.flush()
      #expect(view.writes == frame)
    }
  }
}
