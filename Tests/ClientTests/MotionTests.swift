import Testing
import VStyle
import VStyleMotion
import VStyleViews

/// What an app does with values that move.
@Suite("A client moves values")
struct MotionTests {
  private static let sheet = Stylesheet(
    """
    @keyframes pulse { 50% { alpha: 0.4; } }
    .on { layer-border-width: 10; } .pulse { animation: pulse 1s linear infinite; }
    View { transition: layer-border-width 1s linear; }
    @theme dark { View { layer-corner-radius: 8; } }
    """)

  /// Moves the views of a scope of its own; returns what they have shown.
  private static func run() -> [Double] {
    let (window, view) = (Window(), View())
    window.addSubview(view)
    let (scope, motion) = (StyleScope(root: window, sheets: [sheet]), Motion())
    var shown: [Double] = []
    motion.onEvent = { shown.append($0.elapsed) }
    scope.motion = motion
    scope.advance(to: 0)
    scope.flush()
    view.styleClasses = ["on", "pulse"]
    scope.flush()
    scope.animate(.spring(duration: 0.4)) { scope.themeName = "dark" }
    for frame in 1...90 {
      scope.advance(to: Double(frame) / 60)
      scope.flush()
      shown += [view.layer.borderWidth, view.alpha, view.layer.cornerRadius]
    }
    return shown
  }

  @Test("scopes of several threads move views with one sheet, each as if it were alone")
  func threads() async {
    let expected = MotionTests.run()
    #expect(expected.contains(5) && expected.count > 270)
    await withTaskGroup(of: [Double].self) { group in
      for _ in 0..<8 { group.addTask { MotionTests.run() } }
      for await shown in group { #expect(shown == expected) }
    }
  }

  @MainActor @Test("code of the main actor waits for a change while a display link runs")
  func waits() async throws {
    let (window, view) = (Window(), View())
    window.addSubview(view)
    let scope = StyleScope(root: window, sheets: [MotionTests.sheet])
    scope.motion = Motion()
    scope.flush()
    let change = scope.animate(.easeOut(duration: 0.2)) { scope.themeName = "dark" }
    let link = Task { @MainActor in
      var time = 0.0
      while scope.nextFrame != nil {
        scope.advance(to: time)
        scope.flush()
        time += 1.0 / 60
        await Task.yield()
      }
    }
    try await change.end()
    #expect(view.layer.cornerRadius == 8 && change.hasEnded)
    await link.value
  }
}
