import VStyleCascade
import VStyleSyntax

/// A sheet, and what the rules that were asked have found in it.
struct SheetCheck: Sendable {
  private var context: LintContext
  private var findings: [Diagnostic]

  /// Begins with what parsing and compiling found.
  init(_ context: LintContext) {
    self.context = context
    findings = context.stylesheet.diagnostics
  }

  /// The same when more rules have been asked.
  func asking(_ rules: [LintRule]) -> SheetCheck {
    var copy = self
    copy.context.workOut(rules.reduce(into: LintNeeds()) { $0.formUnion($1.needs) })
    for check in rules.compactMap(\.check) { copy.findings += check(copy.context) }
    return copy
  }

  /// What was found, and the sources that it is about.
  struct Found: Sendable {
    let findings: [Diagnostic]
    let sources: SourceMap
  }

  /// What was found so far.
  var found: Found {
    let limits = [context.themes.finding, context.examples.limit].compactMap(\.self)
    // A sheet may have hundreds of thousands of findings: they are copied only if there is one more.
    return Found(findings: limits.isEmpty ? findings : findings + limits, sources: context.stylesheet.sources)
  }
}
