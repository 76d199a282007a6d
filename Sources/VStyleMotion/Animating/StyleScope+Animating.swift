public import VStyle

/// Changes from Swift that move.
extension StyleScope {
  /// Makes changes, and moves the values that they change as if each view had a transition for all its properties.
  ///
  /// ```swift
  /// scope.animate(.spring(duration: 0.4)) { scope.themeName = "dark" }
  /// ```
  /// Themes, sheets, style classes, states and members that selectors can see may change. The scope is flushed before
  /// the changes, so that earlier ones do not move, and after them. Transitions of the sheets win where they take time.
  /// Of two calls inside each other, the inner one decides.
  ///
  /// Values that flip change at once, and views that enter the tree do not move. In a scope without ``Motion``, all
  /// changes at once.
  ///
  /// - Parameters:
  ///   - timing: how the values move. Default: a spring of 0.5 seconds without a bounce.
  ///   - changes: the changes.
  /// - Returns: what was set in motion, for code that waits for its end.
  /// - Throws: what `changes` throws. What was changed before that moves.
  @discardableResult
  public func animate(_ timing: MotionTiming = .spring(), _ changes: () throws -> Void) rethrows -> AnimatedChange {
    let group = AnimatedChange.Group()
    try flush(.moving(timing.item, group), changes)
    return AnimatedChange(group)
  }

  /// Makes changes whose values arrive at once, whatever transitions the sheets have.
  ///
  /// What the changes do not concern moves on. Animations with keyframes begin as the sheets say.
  ///
  /// - Parameter changes: the changes.
  /// - Throws: what `changes` throws. What was changed before that has arrived.
  public func withoutMotion(_ changes: () throws -> Void) rethrows { try flush(.still, changes) }

  private func flush(_ mode: Motion.ChangeMode, _ changes: () throws -> Void) rethrows {
    guard let motion = motion as? Motion else {
      #if DEBUG
        if case .moving = mode {
          StyleDiagnostics.shared.report(
            StyleDiagnostic(
              .noMotion, typeName: "StyleScope", expected: "`scope.motion = Motion()`",
              found: "`animate` in a scope without motion, whose values change at once"))
        }
      #endif
      defer { flush() }
      return try changes()
    }
    flush()
    let outer = motion.mode
    motion.mode = mode
    defer {
      flush()
      motion.mode = outer
    }
    try changes()
  }
}
