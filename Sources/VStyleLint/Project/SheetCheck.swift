import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// A compiled sheet with the diagnostics of the rules that are already checked.
struct SheetCheck: Sendable {
  private var context: LintContext
  private var diagnostics: [Diagnostic]

  /// Creates a check with the diagnostics of parsing and compiling.
  init(_ context: LintContext) {
    self.context = context
    diagnostics = context.sheet.compilerDiagnostics
  }

  /// Returns the check with the diagnostics of more rules.
  func checking(_ rules: [LintRule]) -> SheetCheck {
    var copy = self
    copy.context.compute(rules.reduce(into: LintNeeds()) { $0.formUnion($1.needs) })
    for check in rules.compactMap(\.check) { copy.diagnostics += check(copy.context) }
    return copy
  }

  /// What the report of a project needs of the check.
  ///
  /// - Parameter isNaming: whether the names in selectors are needed.
  func result(isNaming: Bool) -> CheckedSheet {
    var names: SelectorNames?
    if isNaming {
      var own = SelectorNames()
      addSelectorNames(to: &own)
      names = own
    }
    return CheckedSheet(found: found, names: names, schema: context.stylesheet.schema)
  }

  private func addSelectorNames(to names: inout SelectorNames) {
    for rules in context.ruleSets {
      for rule in rules {
        if case .selector(let selector) = rule.target { names.add(selector) }
        var scope = rule.scope
        while let clause = scope {
          for list in [clause.roots, clause.limits].compactMap(\.self) { names.add(list) }
          scope = clause.outer
        }
      }
    }
  }

  /// The compiled sheet.
  var stylesheet: CompiledStylesheet { context.stylesheet }

  /// The diagnostics so far.
  var found: FoundDiagnostics {
    let limits = [context.themes.diagnostic, context.examples.limit, context.treeLimit].compactMap(\.self)
    // OPTIMIZATION: a sheet may have hundreds of thousands of diagnostics, so they are copied only to add one.
    return FoundDiagnostics(
      diagnostics: limits.isEmpty ? diagnostics : diagnostics + limits, sources: context.stylesheet.sources)
  }
}

/// The results of a check, without the stylesheet that it needed.
struct CheckedSheet: Sendable {
  /// The diagnostics.
  let found: FoundDiagnostics

  /// The names in the selectors of the sheet; `nil` if nobody asks for them.
  let names: SelectorNames?

  /// The view types that the sheet is checked against.
  let schema: StyleSchema

  /// Returns the same results with other diagnostics.
  func with(_ diagnostics: [Diagnostic], _ sources: SourceMap) -> CheckedSheet {
    CheckedSheet(found: FoundDiagnostics(diagnostics: diagnostics, sources: sources), names: names, schema: schema)
  }
}
