#if DEBUG
  import Synchronization
  import Testing
  import VStyle
  import VStyleMotion
  import VStyleViews

  /// Tests of what a debug build says about motion that a scope does not have.
  @Suite struct NoMotionTests {
    private static let reported = Mutex<[StyleDiagnostic]>([])

    /// Records the diagnostics of all tests of the target from now on.
    private static let beginning: Void = StyleDiagnostics.shared.setHandler { diagnostic in
      reported.withLock { $0.append(diagnostic) }
    }

    /// The number of diagnostics about a declaration that begins at an offset.
    private static func count(at offset: Int) -> Int {
      reported.withLock { all in
        all.count { $0.rule == .noMotion && $0.location?.range.start == offset }
      }
    }

    private static func scope(_ sheet: String, padding: Int) -> (scope: StyleScope, view: View) {
      beginning
      let (window, view) = (Window(), View())
      window.addSubview(view)
      // Other tests have declarations in other places.
      let sheet = Stylesheet(String(repeating: " ", count: padding) + sheet)
      return (StyleScope(root: window, sheets: [sheet]), view)
    }

    @Test("a scope without motion says once that its sheets have some", arguments: [(4001, false), (4201, true)])
    func sheets(_ padding: Int, _ isNested: Bool) {
      let sheet = ".on { alpha: 0; } " + (isNested ? "@media (width >= 0) { " : "")
      let (scope, view) = NoMotionTests.scope(sheet + "View { transition: alpha 1s; } ", padding: padding)
      for classes: Set<String> in [[], ["on"], []] {
        view.styleClasses = classes
        scope.flush()
        #expect(view.alpha == (classes.isEmpty ? 1 : 0))
      }
      scope.themeName = "light"
      scope.flush()
      #expect(NoMotionTests.count(at: padding + sheet.utf8.count + 7) == 1)
    }

    @Test("a scope with motion and one whose sheets have none say nothing")
    func others() {
      let moving = NoMotionTests.scope("View { transition: alpha 1s; }", padding: 4401).scope
      moving.motion = Motion()
      let still = NoMotionTests.scope("View { alpha: 0.5; }", padding: 4601).scope
      for scope in [moving, still] { scope.flush() }
      #expect(NoMotionTests.count(at: 4408) == 0 && NoMotionTests.count(at: 4608) == 0)
    }
  }
#endif
