import Testing
import VStyle
import VStyleMotion
import VStyleValues
import VStyleViews

/// Tests of keyframes on headless views.
@Suite struct AnimationTests {
  private static let fade = "@keyframes fade { from { alpha: 0; } to { alpha: 1; } }"

  @Test("an animation goes through its keyframes and leaves no trace")
  func runs() {
    let stage = Stage(
      "@keyframes fade { from { alpha: 0; } 50% { alpha: 0.8; } } View { alpha: 0.6; } .on { animation: fade 1s linear; }"
    )
    stage.show("on")
    #expect([0, 0.25, 0.5, 0.75, 1].map { stage.alpha(at: $0) } == [0, 0.4, 0.8, 0.7, 0.6])
    #expect(stage.scope.nextFrame == nil)
    #expect(stage.log.lines == ["animationStart fade 0.0", "animationEnd fade 1.0"])
    stage.show()
    #expect(stage.alpha(at: 2) == 0.6 && stage.log.lines.count == 2)
  }

  /// Values of `animation`, with the opacities at some times. Without the animation it is 0.5.
  static let timings: [(String, [Double], [Double])] = [
    ("fade 1s linear 1s", [0.5, 1.5, 2.5], [0.5, 0.5, 0.5]),
    ("fade 1s linear 1s both", [0.5, 1.25, 2.5], [0, 0.25, 1]),
    ("fade 1s linear 2", [0.25, 1.25, 2], [0.25, 0.25, 0.5]),
    ("fade 1s linear infinite alternate", [0.25, 1.25, 99.25], [0.25, 0.75, 0.75]),
    ("fade 1s linear 1.5 forwards", [1.25, 5], [0.25, 0.5]), ("fade 1s linear reverse", [0.25], [0.75]),
    ("fade 1s linear -0.5s", [0.25, 0.5], [0.75, 0.5]), ("fade 1s steps(2, start) forwards", [0.25, 0.75], [0.5, 1]),
    ("fade 0.4s linear 3 both", [1.5], [1]), ("fade 1s linear paused both", [0.5], [0]),
    ("none", [0.5], [0.5]), ("nothing 1s", [0.5], [0.5]), ("fade 0s both", [0.5], [1]),
  ]

  @Test("an animation has its delay, iterations, direction, fill and state", arguments: timings)
  func timing(_ value: String, _ times: [Double], _ expected: [Double]) {
    let stage = Stage("\(AnimationTests.fade) View { alpha: 0.5; animation: \(value); }")
    #expect(times.map { stage.alpha(at: $0) } == expected)
  }

  @Test("an animation that pauses stands still, and goes on from there")
  func pause() {
    let stage = Stage(
      "\(AnimationTests.fade) View { animation: fade 1s linear; } .stop { animation-play-state: paused; }")
    stage.alpha(at: 0.25)
    stage.show("stop")
    #expect(stage.alpha(at: 5) == 0.25 && stage.scope.nextFrame == nil)
    stage.show()
    #expect([5.5, 5.75].map { stage.alpha(at: $0) } == [0.75, 1])
  }

  @Test("iterations and the end are reported in the order in which they were due")
  func events() {
    let stage = Stage(
      """
      \(AnimationTests.fade)
      .on { animation: fade 1s 2.5 0.5s; layer-border-width: 4; transition: layer-border-width 1.2s; }
      """)
    stage.show("on")
    stage.alpha(at: 0.6)
    stage.alpha(at: 1.6)
    stage.alpha(at: 9)
    #expect(
      stage.log.lines == [
        "transitionRun layer-border-width 0.0", "transitionStart layer-border-width 0.0", "animationStart fade 0.0",
        "transitionEnd layer-border-width 1.2", "animationIteration fade 1.0", "animationEnd fade 2.5",
      ])
    let canceled = Stage("\(AnimationTests.fade) .on { animation: fade 1s; }", classes: ["on"])
    canceled.alpha(at: 0.25)
    canceled.show()
    #expect(canceled.view.alpha == 1)
    #expect(canceled.log.lines == ["animationStart fade 0.0", "animationCancel fade 0.25"])
  }

  @Test("important declarations win over animations, and transitions win over both")
  func cascade() {
    let stage = Stage(
      "\(AnimationTests.fade) View { animation: fade 1s linear; } .fixed { alpha: 0.4 !important; transition: alpha 1s linear; }"
    )
    #expect(stage.alpha(at: 0.25) == 0.25)
    stage.show("fixed")
    #expect(stage.alpha(at: 0.5) == 0.4)
  }

  @Test("several animations add up, and values with integers are rounded at last")
  func composition() {
    let stage = Stage(
      """
      @keyframes a { from { layer-border-width: 10; tag: 0; } to { layer-border-width: 20; tag: 3; } }
      @keyframes b { from, to { layer-border-width: 1; tag: 1; animation-composition: add; } }
      View { layer-border-width: 5; animation: a 1s linear, b 1s linear; }
      .sum { animation-composition: accumulate; }
      """)
    stage.alpha(at: 0.5)
    #expect(stage.view.layer.borderWidth == 16 && stage.view.tag == 3)
    stage.show("sum")
    #expect(stage.view.layer.borderWidth == 21)
  }

  @Test("keyframes read custom properties and fonts of the view, and longhands")
  func context() {
    let stage = Stage(
      """
      @keyframes grow { to { layer-corner-radius: calc(2 * var(--size)); layer-border-width: var(--none); } }
      @keyframes text { to { font-size: 40; } }
      View { --size: 5; animation: grow 1s linear; }
      .large { --size: 10; }
      Label { font: bold 20 system; animation: text 1s linear; }
      """)
    let label = Label()
    stage.view.addSubview(label)
    stage.scope.flush()
    stage.alpha(at: 0.5)
    #expect(stage.view.layer.cornerRadius == 5 && stage.view.layer.borderWidth == 0)
    #expect(label.font?.size == 30 && label.font?.weight == .bold)
    stage.show("large")
    #expect(stage.view.layer.cornerRadius == 10)
  }

  @Test("the last keyframes of a name win, by layer, and an edited sheet changes those that run")
  func names() {
    let stage = Stage(
      """
      @keyframes fade { from, to { alpha: 0.1; } }
      @layer low { @keyframes fade { from, to { alpha: 0.2; } } }
      @media (width >= 1) { @keyframes wide { from, to { alpha: 0.3; } } }
      @keyframes "two words" { from, to { alpha: 0.7; } }
      View { animation: fade 9s; } .wide { animation-name: wide; } .quoted { animation-name: "two words"; }
      """)
    #expect(stage.alpha(at: 1) == 0.1)
    stage.show("wide")
    #expect(stage.view.alpha == 0.3)
    stage.show("quoted")
    #expect(stage.view.alpha == 0.7)
    stage.scope.reload(0, with: Stylesheet("@keyframes fade { from, to { alpha: 0.6; } } View { animation: fade 9s; }"))
    stage.scope.flush()
    #expect(stage.view.alpha == 0.6)
  }

  @Test("an animation of what no sheet sets gives back what was there")
  func restores() {
    let stage = Stage("\(AnimationTests.fade) .on { animation: fade 1s linear infinite; }")
    stage.view.alpha = 0.9
    stage.show("on")
    #expect(stage.alpha(at: 0.5) == 0.5)
    stage.view.removeFromSuperview()
    stage.scope.flush()
    #expect(stage.view.alpha == 0.9)
  }
}
