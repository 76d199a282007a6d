import VStyle
import VStyleMotion
import VStyleViews

/// A view in a window whose scope has motion.
struct Stage {
  let window = Window()
  let view = View()
  let motion = Motion()
  let scope: StyleScope
  let log = EventLog()

  /// The events, as words.
  final class EventLog {
    var lines: [String] = []
  }

  /// Creates the views and flushes them at the time 0.
  init(_ sheet: String, classes: Set<String> = []) {
    window.addSubview(view)
    view.styleClasses = classes
    scope = StyleScope(root: window, sheets: [Stylesheet(sheet)])
    scope.motion = motion
    let log = log
    motion.onEvent = { log.lines.append("\($0.kind) \($0.name) \(($0.elapsed * 1000).rounded() / 1000)") }
    scope.advance(to: 0)
    scope.flush()
  }

  /// Sets the style classes of the view and flushes.
  func show(_ classes: String...) {
    view.styleClasses = Set(classes)
    scope.flush()
  }

  /// Moves to a time, flushes and returns the opacity of the view, with three decimals.
  @discardableResult
  func alpha(at time: Double) -> Double {
    scope.advance(to: time)
    scope.flush()
    return (view.alpha * 1000).rounded() / 1000
  }
}
