import VStyleCascade
import VStyleSyntax

/// A compiled sheet with the diagnostics of the rules that are already checked.
struct SheetCheck: Sendable {
  private var context: LintContext
  private var diagnostics: [Diagnostic]

  /// Creates a check with the diagnostics of parsing and compiling.
  init(_ context: LintContext) {
    self.context = context
    diagnostics = context.stylesheet.diagnostics
  }

  /// Returns the check with the diagnostics of more rules.
  func checking(_ rules: [LintRule]) -> SheetCheck {
    var copy = self
    copy.context.compute(rules.reduce(into: LintNeeds()) { $0.formUnion($1.needs) })
    for check in rules.compactMap(\.check) { copy.diagnostics += check(copy.context) }
    return copy
  }

  /// Diagnostics and the sources that they are about.
  struct Found: Sendable {
    let diagnostics: [Diagnostic]
    let sources: SourceMap
  }

  /// The diagnostics so far.
  var found: Found {
    let limits = [context.themes.diagnostic, context.examples.limit].compactMap(\.self)
    // OPTIMIZATION: a sheet may have hundreds of thousands of diagnostics, so they are copied only to add one.
    return Found(diagnostics: limits.isEmpty ? diagnostics : diagnostics + limits, sources: context.stylesheet.sources)
  }
}
