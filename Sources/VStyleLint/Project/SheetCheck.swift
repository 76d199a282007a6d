import VStyleCascade
import VStyleSyntax

/// A sheet, and what the rules that were asked have found in it.
struct SheetCheck: Sendable {
  private var context: LintContext
  private var diagnostics: [Diagnostic]

  /// Begins with what parsing and compiling found.
  init(_ context: LintContext) {
    self.context = context
    diagnostics = context.stylesheet.diagnostics
  }

  /// The same when more rules have been asked.
  func asking(_ rules: [LintRule]) -> SheetCheck {
    var copy = self
    copy.context.workOut(rules.reduce(into: LintNeeds()) { $0.formUnion($1.needs) })
    for check in rules.compactMap(\.check) { copy.diagnostics += check(copy.context) }
    return copy
  }

  /// What was found, and the sources that it is about.
  struct Found: Sendable {
    let diagnostics: [Diagnostic]
    let sources: SourceMap
  }

  /// What was found so far.
  var found: Found {
    let limits = [context.themes.diagnostic, context.examples.limit].compactMap(\.self)
    // A sheet may have hundreds of thousands of diagnostics: they are copied only if there is one more.
    return Found(diagnostics: limits.isEmpty ? diagnostics : diagnostics + limits, sources: context.stylesheet.sources)
  }
}
