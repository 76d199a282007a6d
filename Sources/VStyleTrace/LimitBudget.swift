package import VStyleSyntax

/// The part of a limit that work has not used yet.
package struct LimitBudget {
  private var rest: Int

  /// Whether the limit left something out.
  package private(set) var isExceeded = false

  /// Creates the budget of a limit.
  ///
  /// - Parameters:
  ///   - limit: the limit.
  ///   - value: the value of the caller's own limit; `nil`, the default, is that of the limit.
  package init(_ limit: Limit, value: Int? = nil) { rest = value ?? limit.value }

  /// Uses a part of the budget. The last part may exceed it.
  ///
  /// - Parameter amount: the amount of work.
  package mutating func use(_ amount: Int) { rest -= amount }

  /// Returns whether further work may begin. Otherwise the budget is exceeded from now on.
  package mutating func allowsMore() -> Bool {
    if rest <= 0 { isExceeded = true }
    return !isExceeded
  }
}
