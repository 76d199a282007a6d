import VStyleMatching
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// Nesting, a file or a substitution that exceeds a limit.
  static let limitExceeded = LintRule(
    .limitExceeded, needs: .customPropertyFailures,
    why: """
      The limits keep the time and the memory for a sheet bounded, also for one from a stranger. Make the sheet \
      simpler; `vstyle help limits` lists all of them.
      """,
    bad: [.init(String(repeating: "View { ", count: 96) + "View ↓{ alpha: 1; " + String(repeating: "} ", count: 97))],
    good: ["Label { alpha: calc((1)); }"],
    check: { context in
      var seen: Set<SourceLocation> = []
      let unchecked = context.firstUncheckedTheme.flatMap { context.stylesheet.themes[$0] }.map { theme in
        Diagnostic(
          .limitExceeded, at: theme.location,
          "lint checks no custom property from the theme `\(theme.name)` on: \(Limit.themeCustomProperties.sentence())"
        )
      }
      return [unchecked].compactMap(\.self)
        + context.failingScopes.flatMap { scope in
          scope.failures.compactMap { name, failure -> Diagnostic? in
            guard case .limitExceeded = failure, let location = scope.declared[name]?.nameLocation,
              seen.insert(location).inserted
            else { return nil }
            return failure.diagnostic(name: name, at: location)
          }
        }.sorted { $0.location.isBefore($1.location) }
    })
}
