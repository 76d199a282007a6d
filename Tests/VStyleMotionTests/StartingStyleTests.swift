import Testing
import VStyle
import VStyleMotion
import VStyleValues
import VStyleViews

/// Tests of `@starting-style`: what new views move from.
@Suite struct StartingStyleTests {
  private static let sheet = """
    .new { alpha: 0.8; transition: alpha 1s linear, layer-border-width 1s linear; @starting-style { alpha: 0; } }
    """

  private static func add(_ classes: String..., to stage: Stage) -> View {
    let view = View()
    view.styleClasses = Set(classes)
    stage.window.addSubview(view)
    stage.scope.flush()
    return view
  }

  @Test("a new view moves from its starting style to its style, and later changes know nothing of it")
  func appears() {
    let stage = Stage(StartingStyleTests.sheet + " .new.off { alpha: 0.4; }")
    let view = StartingStyleTests.add("new", to: stage)
    #expect(view.alpha == 0 && stage.scope.nextFrame == 0)
    stage.scope.advance(to: 0.5)
    #expect(view.alpha == 0.4)
    stage.scope.advance(to: 1)
    #expect(view.alpha == 0.8 && stage.scope.nextFrame == nil)
    view.styleClasses = ["new", "off"]
    stage.scope.flush()
    stage.scope.advance(to: 1.5)
    #expect(abs(view.alpha - 0.6) < 1e-9)
    #expect(
      stage.log.lines == [
        "transitionRun alpha 0.0", "transitionStart alpha 0.0", "transitionEnd alpha 1.0", "transitionRun alpha 0.0",
        "transitionStart alpha 0.0",
      ])
    stage.scope.sheets = []
    stage.scope.flush()
    #expect(view.alpha == 1)
  }

  /// Rules with the opacities from and to which a new view with the class `new` moves.
  static let rules: [(String, Double, Double)] = [
    ("@starting-style { .new { alpha: 0; } } .new { alpha: 0.8; }", 0.8, 0.8),
    (".new { alpha: 0.8; } @starting-style { .new { alpha: 0; } }", 0, 0.8),
    (".new { alpha: 0.8; } @starting-style { View { alpha: 0; } }", 0.8, 0.8),
    ("View { alpha: 0.8; } @starting-style { Window > .new, .none { alpha: 0; } }", 0, 0.8),
    (".new { alpha: 0.8; } @starting-style { .new { alpha: 0 !important; } }", 0, 0.8),
    ("@layer a, b; @layer b { .new { alpha: 0.8; } } @layer a { @starting-style { .new { alpha: 0; } } }", 0.8, 0.8),
    ("@starting-style { .new { alpha: 0; } }", 0, 1),
    (".new { alpha: 0.8; @starting-style { --x: 0; } alpha: var(--x, 0.5); }", 0, 0.5),
    (".new { alpha: 0.8; @media (width > 1) { @starting-style { alpha: 0.2; } } }", 0.2, 0.8),
    (".new { alpha: 0.8; @media (width > 9999) { @starting-style { alpha: 0.2; } } }", 0.8, 0.8),
    ("Window { .new { alpha: 0.8; } @starting-style { .new { alpha: 0.2; } } }", 0.2, 0.8),
    ("@scope (Window) { .new { alpha: 0.8; } @starting-style { .new { alpha: 0.2; } } }", 0.2, 0.8),
    ("@starting-style { @media (width > 1) { .none { alpha: 1; } View.new:not(.none) { alpha: 0.1; } } }", 0.1, 1),
  ]

  @Test("starting styles take part in the cascade with their specificity, layer and order", arguments: rules)
  func cascade(_ sheet: String, _ from: Double, _ to: Double) {
    let stage = Stage(sheet + " View { transition: alpha 1s linear; }")
    let view = StartingStyleTests.add("new", to: stage)
    #expect(view.alpha == from)
    stage.scope.advance(to: 1)
    #expect(view.alpha == to && stage.scope.nextFrame == nil)
  }

  @Test("without motion, without a transition and for views that are there, nothing starts")
  func nothing() {
    let stage = Stage(StartingStyleTests.sheet)
    stage.show("new")
    stage.scope.advance(to: 0.5)
    #expect(stage.view.alpha == 0.9)
    let still = Stage(".new { alpha: 0.8; @starting-style { alpha: 0; } }")
    #expect(StartingStyleTests.add("new", to: still).alpha == 0.8)
    let without = Stage(StartingStyleTests.sheet)
    without.scope.motion = nil
    #expect(StartingStyleTests.add("new", to: without).alpha == 0.8)
    var view: View?
    stage.scope.withoutMotion { view = StartingStyleTests.add("new", to: stage) }
    #expect(view?.alpha == 0.8)
  }

  @Test("a view that comes back starts again, and changes from Swift move new views too")
  func again() {
    let stage = Stage(StartingStyleTests.sheet)
    let view = StartingStyleTests.add("new", to: stage)
    stage.scope.advance(to: 0.5)
    view.removeFromSuperview()
    stage.scope.flush()
    #expect(view.alpha == 1 && stage.scope.nextFrame == nil)
    stage.window.addSubview(view)
    stage.scope.flush()
    #expect(view.alpha == 0)
    let other = Stage(".new { alpha: 0.8; @starting-style { alpha: 0; } }")
    var added: View?
    other.scope.animate(.linear(duration: 1)) { added = StartingStyleTests.add("new", to: other) }
    other.scope.advance(to: 0.5)
    #expect(added?.alpha == 0.4)
  }

  @Test("views inside inherit what moves, and a whole tree can start")
  func trees() {
    let stage = Stage(
      """
      .box { tint-color: black; transition: tint-color 1s linear; @starting-style { tint-color: white; } }
      .row { alpha: 1; transition: alpha 1s linear; @starting-style { alpha: 0; } }
      """)
    let (box, rows) = (View(), (0..<20).map { _ in View() })
    box.styleClasses = ["box"]
    for row in rows {
      row.styleClasses = ["row"]
      box.addSubview(row)
    }
    stage.window.addSubview(box)
    stage.scope.flush()
    stage.scope.advance(to: 0.5)
    #expect(rows.allSatisfy { $0.alpha == 0.5 && $0.tintColor == box.tintColor } && box.tintColor != Color.black)
    stage.scope.advance(to: 1)
    #expect(rows.allSatisfy { $0.alpha == 1 && $0.tintColor == Color.black } && stage.scope.nextFrame == nil)
    // The styles of other views are those of before.
    stage.scope.setNeedsFlush()
    #expect(stage.scope.flush().written == 0)
  }
}
