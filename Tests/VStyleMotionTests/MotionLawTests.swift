import TestSupport
import Testing
import VStyle
import VStyleMotion
import VStyleValues
import VStyleViews

/// Laws of motion under random changes of the style classes of a tree.
@Suite struct MotionLawTests {
  private static let sheet = """
    @keyframes glow { from { background-color: red; } 40% { alpha: 0.3; } to { tint-color: lime; } }
    View { alpha: 0.9; tint-color: gray; layer-corner-radius: 2; }
    .a { alpha: 0.1; background-color: rgb(0 0 255 / 50%); transform: rotate(90deg); }
    .b { alpha: 0.5; tint-color: white; layer-corner-radius: 20; tag: 7; hidden: true; }
    .c { tint-color: black; background-color: yellow; layer-border-width: 3; }
    .m { transition: all 0.8s ease-in-out; }
    .n { transition: alpha 0.5s linear 0.1s, tint-color 1s, background-color 0.3s steps(3); }
    .s { transition: alpha spring(0.4s 0.3), layer-corner-radius spring(0.2s), tag 1s; }
    .k { animation: glow 0.7s 2 alternate 0.1s both; }
    """

  private struct Tree {
    let window = Window()
    let views: [View]
    let scope: StyleScope

    init() {
      views = (0..<6).map { _ in View() }
      for (index, view) in views.enumerated() { (index == 0 ? window : views[(index - 1) / 2]).addSubview(view) }
      scope = StyleScope(root: window, sheets: [Stylesheet(MotionLawTests.sheet)])
    }

    /// The members that the sheet sets, as text.
    var members: [String] {
      views.map { view in
        """
        \(view.alpha) \(view.tintColor.map { "\($0)" } ?? "none") \(view.backgroundColor.map { "\($0)" } ?? "none") \(view.layer.cornerRadius) \
        \(view.layer.borderWidth) \(view.tag) \(view.isHidden) \(view.transform)
        """
      }
    }
  }

  /// A change of the style classes of a view at a time.
  private struct Step {
    let time: Double
    let view: Int
    let classes: Set<String>
  }

  private static func script(_ seed: UInt64) -> [Step] {
    var generator = SeededGenerator(seed: seed)
    var time = 0.0
    return (0..<12).map { _ in
      time += Double.random(in: 0...0.5, using: &generator)
      let classes = ["a", "b", "c", "m", "n", "s", "k"].filter { _ in Bool.random(using: &generator) }
      return Step(time: time, view: Int.random(in: 0..<6, using: &generator), classes: Set(classes))
    }
  }

  private static let seeds = (0..<10).map { SeededGenerator.seed &+ UInt64($0) }

  @Test("after all has arrived, views have the values of their styles, and nothing is written", arguments: seeds)
  func arrives(_ seed: UInt64) {
    let (moving, plain) = (Tree(), Tree())
    moving.scope.motion = Motion()
    for step in MotionLawTests.script(seed) {
      moving.scope.advance(to: step.time)
      for tree in [moving, plain] { tree.views[step.view].styleClasses = step.classes.subtracting(["k"]) }
      moving.scope.flush()
    }
    plain.scope.flush()
    for time in [30.0, 60] { moving.scope.advance(to: time) }
    #expect(moving.members == plain.members, "seed \(seed)")
    #expect(moving.scope.nextFrame == nil && moving.scope.advance(to: 99) == 0)
  }

  @Test("without sheets, views are as before them, whatever moved", arguments: seeds)
  func restores(_ seed: UInt64) {
    let (tree, fresh) = (Tree(), Tree())
    tree.scope.motion = Motion()
    for tree in [tree, fresh] { tree.views[2].alpha = 0.77 }
    for step in MotionLawTests.script(seed) {
      tree.scope.advance(to: step.time)
      tree.views[step.view].styleClasses = step.classes
      tree.scope.flush()
    }
    tree.scope.sheets = []
    tree.scope.flush()
    #expect(tree.members == fresh.members, "seed \(seed)")
    #expect(tree.scope.nextFrame == nil)
  }

  @Test("frames between changes do not alter later values, and a flush without a change alters none", arguments: seeds)
  func frames(_ seed: UInt64) {
    let (few, many) = (Tree(), Tree())
    for tree in [few, many] {
      tree.scope.motion = Motion()
      tree.scope.advance(to: 0)
      tree.scope.flush()
    }
    var last = 0.0
    for step in MotionLawTests.script(seed) {
      for share in [0.25, 0.5, 0.75] {
        many.scope.advance(to: last + share * (step.time - last))
        many.scope.setNeedsFlush()
        many.scope.flush()
      }
      last = step.time
      for tree in [few, many] {
        tree.scope.advance(to: step.time)
        // What views inside inherit starts with a frame, so that only the outermost one has the transitions.
        tree.views[0].styleClasses = step.classes
        tree.scope.flush()
      }
      guard few.members == many.members else {
        Issue.record("seed \(seed), at \(step.time): \(few.members[0]) and \(many.members[0])")
        return
      }
    }
  }

  @Test("no value jumps where a style changes, unless it arrives at once", arguments: seeds)
  func continuity(_ seed: UInt64) {
    let tree = Tree()
    tree.scope.motion = Motion()
    tree.views[0].styleClasses = ["m"]
    tree.scope.flush()
    var generator = SeededGenerator(seed: seed)
    var time = 0.0
    for _ in 0..<12 {
      time += Double.random(in: 0...0.6, using: &generator)
      tree.scope.advance(to: time)
      let before = (tree.views[0].alpha, tree.views[0].layer.cornerRadius, tree.views[0].transform)
      let classes = ["a", "b", "c"].filter { _ in Bool.random(using: &generator) }
      tree.views[0].styleClasses = Set(classes + ["m"])
      tree.scope.flush()
      let after = (tree.views[0].alpha, tree.views[0].layer.cornerRadius, tree.views[0].transform)
      #expect(abs(before.0 - after.0) < 1e-9 && abs(before.1 - after.1) < 1e-9, "seed \(seed), at \(time)")
      #expect(abs(before.2.a - after.2.a) < 1e-9 && abs(before.2.b - after.2.b) < 1e-9, "seed \(seed), at \(time)")
    }
  }
}
