import Testing
import VStyle
import VStyleMotion
import VStyleValues
import VStyleViews

/// Tests of transitions on headless views.
@Suite struct TransitionTests {
  @Test("a value moves from the old to the new one, and stays there")
  func moves() {
    let stage = Stage(".on { alpha: 0.2; } View { transition: alpha 1s linear; }")
    stage.show("on")
    #expect(stage.view.alpha == 1)
    #expect([0.25, 0.5, 0.999, 1, 2].map { stage.alpha(at: $0) } == [0.8, 0.6, 0.201, 0.2, 0.2])
    #expect(stage.scope.nextFrame == nil && stage.scope.advance(to: 3) == 0)
    #expect(
      stage.log.lines == ["transitionRun alpha 0.0", "transitionStart alpha 0.0", "transitionEnd alpha 1.0"])
  }

  @Test("a value waits for its delay, and a delay below 0 begins on the way")
  func delays() {
    let stage = Stage(
      ".on { alpha: 0; } View { transition: alpha 1s linear 0.5s; } .early { transition-delay: -0.5s; }")
    stage.show("on")
    #expect(stage.scope.nextFrame == 0.5)
    #expect([0.4, 1, 1.5].map { stage.alpha(at: $0) } == [1, 0.5, 0])
    stage.show("early")
    #expect(stage.view.alpha == 0.5)
    #expect(stage.alpha(at: 1.75) == 0.75)
  }

  @Test("a reversal takes as much of the time as it has of the way")
  func reversal() {
    let stage = Stage(".on { alpha: 0; } View { transition: alpha 1s linear; }")
    stage.show("on")
    stage.alpha(at: 0.25)
    stage.show()
    #expect([0.25, 0.375, 0.5].map { stage.alpha(at: $0) } == [0.75, 0.875, 1])
    #expect(stage.scope.nextFrame == nil)
    #expect(
      stage.log.lines == [
        "transitionRun alpha 0.0", "transitionStart alpha 0.0", "transitionCancel alpha 0.25",
        "transitionRun alpha 0.0", "transitionStart alpha 0.0", "transitionEnd alpha 0.25",
      ])
  }

  @Test("another target begins from where the value is, with the whole time")
  func retarget() {
    let stage = Stage(".on { alpha: 0; } .half { alpha: 0.5; } View { transition: alpha 1s linear; }")
    stage.show("on")
    stage.alpha(at: 0.2)
    stage.show("half")
    #expect([0.2, 0.7, 1.2].map { stage.alpha(at: $0) } == [0.8, 0.65, 0.5])
  }

  @Test("what the sheet takes away moves to the value from before it, and is then as it was")
  func removal() {
    let stage = Stage(".on { alpha: 0; } View { transition: alpha 1s linear; }")
    stage.view.alpha = 0.9
    stage.show("on")
    stage.alpha(at: 2)
    stage.show()
    #expect([2.5, 3].map { stage.alpha(at: $0) } == [0.45, 0.9])
    stage.view.alpha = 0.3
    stage.show("on")
    stage.scope.sheets = []
    stage.scope.flush()
    #expect(stage.view.alpha == 0.3)
  }

  @Test("a view that leaves, or a scope that stops to move, restores what was there, also on the way")
  func restores() {
    let sheet = ".on { alpha: 0; tint-color: red; } View { transition: all 1s linear; }"
    let leaving = Stage(sheet)
    leaving.view.alpha = 0.8
    leaving.show("on")
    leaving.alpha(at: 0.5)
    leaving.view.removeFromSuperview()
    leaving.scope.flush()
    #expect(leaving.view.alpha == 0.8 && leaving.scope.nextFrame == nil)
    #expect(leaving.log.lines.contains("transitionCancel alpha 0.5"))
    let stopping = Stage(sheet)
    stopping.show("on")
    stopping.alpha(at: 0.5)
    stopping.scope.motion = nil
    #expect(stopping.view.alpha == 0)
    stopping.scope.sheets = []
    stopping.scope.flush()
    #expect(stopping.view.alpha == 1)
  }

  @Test("the first style of a view does not move, and neither does one of a scope without motion")
  func firstStyle() {
    let stage = Stage(".on { alpha: 0; } View { transition: alpha 1s linear; }", classes: ["on"])
    #expect(stage.view.alpha == 0 && stage.scope.nextFrame == nil)
    let added = View()
    added.styleClasses = ["on"]
    stage.window.addSubview(added)
    stage.scope.flush()
    #expect(added.alpha == 0)
    stage.scope.motion = nil
    added.styleClasses = []
    stage.scope.flush()
    #expect(added.alpha == 1 && stage.scope.nextFrame == nil && stage.scope.advance(to: 9) == 0)
  }

  @Test("properties that flip do so only if they may, and `hidden` shows the view on the way")
  func discrete() {
    let stage = Stage(
      """
      .on { hidden: true; content-mode: center; tag: 10; }
      View { transition: all 1s linear; }
      .free { transition-behavior: allow-discrete; }
      """)
    stage.show("on")
    #expect(stage.view.contentMode == .center && !stage.view.isHidden && stage.view.tag == 0)
    stage.alpha(at: 0.55)
    #expect(!stage.view.isHidden && stage.view.tag == 6)
    stage.alpha(at: 1)
    #expect(stage.view.isHidden && stage.view.tag == 10)
    stage.show("free")
    stage.alpha(at: 1.4)
    #expect(stage.view.contentMode == .center && !stage.view.isHidden)
    stage.alpha(at: 1.6)
    #expect(stage.view.contentMode != .center)
  }

  @Test("code that sets the member wins, and what is restored later is what was there")
  func code() {
    let stage = Stage(".on { alpha: 0; } View { transition: alpha 1s linear; }")
    stage.show("on")
    stage.alpha(at: 0.25)
    stage.view.alpha = 0.33
    #expect(stage.alpha(at: 0.5) == 0.33)
    #expect(stage.scope.nextFrame == nil && stage.log.lines.last == "transitionCancel alpha 0.5")
    stage.show("on", "other")
    #expect(stage.alpha(at: 0.75) == 0.33)
    stage.scope.sheets = []
    stage.scope.flush()
    #expect(stage.view.alpha == 1)
  }

  @Test("a value that code pins does not move")
  func pinned() {
    let stage = Stage(".on { alpha: 0; } View { transition: alpha 1s linear; }")
    stage.show("on")
    stage.alpha(at: 0.25)
    stage.view.mi_styles = [.alpha: 0.4]
    #expect(stage.alpha(at: 0.5) == 0.4)
    stage.view.mi_styles = nil
    #expect(stage.alpha(at: 0.75) == 0)
    stage.scope.sheets = []
    stage.scope.flush()
    #expect(stage.view.alpha == 1)
  }

  @Test("a clock that stands still, goes back or jumps moves nothing back and ends what is over")
  func clock() {
    let stage = Stage(".on { alpha: 0; } View { transition: alpha 1s linear; }")
    stage.show("on")
    #expect(stage.alpha(at: 0.25) == 0.75 && stage.scope.advance(to: 0.25) == 0)
    #expect(stage.alpha(at: -100) == 0.75)
    #expect(stage.alpha(at: -99.5) == 0.25)
    #expect(stage.scope.advance(to: .nan) == 0)
    #expect(stage.alpha(at: 3600) == 0 && stage.scope.nextFrame == nil)
  }

  @Test("the first frame sets the beginning, whatever the clock says")
  func beginning() {
    let (window, view) = (Window(), View())
    window.addSubview(view)
    let scope = StyleScope(
      root: window, sheets: [Stylesheet(".on { alpha: 0; } View { transition: alpha 1s linear; }")])
    scope.motion = Motion()
    scope.flush()
    view.styleClasses = ["on"]
    scope.flush()
    scope.advance(to: 1_000_000)
    #expect(view.alpha == 1)
    scope.advance(to: 1_000_000.5)
    #expect(view.alpha == 0.5)
  }

  @Test("a theme that is switched back on the way returns")
  func themes() {
    let stage = Stage(
      """
      @theme light { color-scheme: light; --opacity: 1; }
      @theme dark { color-scheme: dark; --opacity: 0; }
      View { alpha: var(--opacity); transition: alpha 1s linear; }
      """)
    stage.scope.themeName = "dark"
    stage.scope.flush()
    #expect(stage.alpha(at: 0.25) == 0.75)
    stage.scope.themeName = "light"
    stage.scope.flush()
    stage.scope.themeName = "dark"
    stage.scope.themeName = "light"
    stage.scope.flush()
    #expect(stage.alpha(at: 0.375) == 0.875)
    #expect(stage.alpha(at: 0.5) == 1 && stage.scope.nextFrame == nil)
  }

  @Test("views inside inherit what moves, and the value of their style when it has arrived")
  func inheritance() {
    let stage = Stage(
      "View { tint-color: white; transition: tint-color 1s linear; } .on { tint-color: black; } Label { }")
    let (label, inner) = (View(), View())
    stage.view.addSubview(label)
    label.addSubview(inner)
    for view in [label, inner] { view.styleClasses = ["plain"] }
    stage.scope.sheets = [
      Stylesheet(".box { tint-color: white; transition: tint-color 1s linear; } .box.on { tint-color: black; }")
    ]
    stage.view.styleClasses = ["box"]
    stage.scope.flush()
    stage.alpha(at: 5)
    stage.show("box", "on")
    stage.alpha(at: 5.5)
    let gray = stage.view.tintColor
    #expect(gray != Color.white && gray != Color.black)
    #expect(label.tintColor == gray && inner.tintColor == gray)
    stage.alpha(at: 6)
    #expect(label.tintColor == stage.view.tintColor && inner.tintColor == stage.view.tintColor)
    stage.scope.sheets = []
    stage.scope.flush()
    #expect(label.tintColor == View().tintColor && inner.tintColor == View().tintColor)
  }

  @Test("a handler of events may change styles, views and the tree")
  func handlers() {
    let stage = Stage(".on { alpha: 0; } View { transition: alpha 1s linear; }")
    let (view, scope) = (stage.view, stage.scope)
    var ends = 0
    stage.motion.onEvent = { [weak view] event in
      guard event.kind == .transitionEnd, let view else { return }
      ends += 1
      if ends == 1 { view.styleClasses = [] } else { view.removeFromSuperview() }
      scope.flush()
    }
    stage.show("on")
    stage.alpha(at: 1)
    #expect(stage.alpha(at: 1.5) == 0.5)
    stage.alpha(at: 2)
    #expect(ends == 2 && stage.view.superview == nil && stage.view.alpha == 1)
  }

  @Test("no motion retains a view")
  func released() {
    let stage = Stage(".on { alpha: 0; } View { transition: alpha 1s linear; }")
    weak var released: View?
    do {
      let view = View()
      released = view
      stage.window.addSubview(view)
      stage.scope.flush()
      view.styleClasses = ["on"]
      stage.scope.flush()
      view.removeFromSuperview()
    }
    stage.alpha(at: 0.5)
    #expect(released == nil && stage.scope.nextFrame == nil)
  }
}
