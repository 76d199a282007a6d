import VStyle
import VStyleMotion
import VStyleViews

/// Tasks for values that move: frames, and switches that move.
enum MotionTasks {
  static var all: [BenchTask] {
    [
      frame("motion-frame/1k", moving: 1_000, of: 1_000), frame("motion-frame/10k", moving: 10_000, of: 10_000),
      frame("motion-few/1k", moving: 10, of: 1_000), frame("motion-few/100k", moving: 10, of: 100_000), still,
      jump("motion-jump/10k", isMoving: false),
      jump("motion-switch/10k", isMoving: true).compared(with: jump("", isMoving: false)),
    ]
  }

  private static let sheet = Stylesheet(
    """
    @keyframes pulse { from { alpha: 0; } to { alpha: 1; background-color: #3366cc; } }
    View { background-color: #112233; }
    .moving { animation: pulse 1000s linear infinite; }
    .dark View { alpha: 0.5; background-color: #eeddcc; layer-border-width: 4; }
    """)

  /// Views in a window, of which the first ones move two values each.
  private static func scope(moving count: Int, of total: Int) -> StyleScope {
    let window = Window()
    for index in 0..<total {
      let view = View()
      if index < count { view.styleClasses = ["moving"] }
      window.addSubview(view)
    }
    let scope = StyleScope(root: window, sheets: [sheet])
    scope.motion = Motion()
    scope.advance(to: 0)
    scope.flush()
    return scope
  }

  /// A frame in which some of the views move.
  private static func frame(_ name: String, moving count: Int, of total: Int) -> BenchTask {
    BenchTask(
      name: name, size: total, unit: .nanosecondsPerSet(count: 2 * count),
      note: "a frame of \(count) views with an opacity and a color that move"
    ) {
      let scope = scope(moving: count, of: total)
      var time = 0.0
      return {
        time += 1.0 / 64
        return scope.advance(to: time)
      }
    }
  }

  /// A frame in which nothing moves.
  private static var still: BenchTask {
    BenchTask(name: "motion-still/1k", size: 1_000, unit: .microseconds, note: "a frame and a flush of views at rest") {
      let scope = scope(moving: 0, of: 1_000)
      var time = 0.0
      return {
        time += 1.0 / 64
        return scope.advance(to: time) &+ scope.flush().written
      }
    }
  }

  /// A switch of three values of each view, at once or with the first frame of their motion.
  private static func jump(_ name: String, isMoving: Bool) -> BenchTask {
    BenchTask(name: name, size: 10_000, unit: .milliseconds, note: "a class at the root, three values of each view") {
      let scope = scope(moving: 0, of: 10_000)
      let root = scope.root as? Window
      var (isOn, time) = (false, 0.0)
      return {
        isOn.toggle()
        time += 1.0 / 64
        let written = scope.advance(to: time)
        let change: () -> Void = { root?.styleClasses = isOn ? ["dark"] : [] }
        if isMoving { scope.animate(.linear(duration: 0.25), change) } else { scope.withoutMotion(change) }
        return written
      }
    }
  }
}
