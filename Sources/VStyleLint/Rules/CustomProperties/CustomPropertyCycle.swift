import VStyleCascade
import VStyleSyntax

extension LintRule {
  /// Custom properties that refer to each other in a cycle, in some theme.
  static let customPropertyCycle = LintRule(
    .customPropertyCycle, needs: .customPropertyFailures,
    why: """
      None of them has a value, so every declaration that reads one is ignored. Give one of them a value of its own.
      """,
    bad: [
      """
      @theme dark {
        ↓--surface: var(--raised);
        --raised: var(--surface);
      }
      """
    ],
    good: [
      """
      @theme dark {
        --surface: #111;
        --raised: var(--surface);
      }
      """
    ],
    check: { context in
      var cycles = CustomPropertyCycles(context)
      for scope in context.failingScopes { cycles.add(scope) }
      return cycles.diagnostics
    })
}

/// Collects the cycles of custom properties over all themes, each once.
private struct CustomPropertyCycles {
  private struct Cycle {
    let references: ReferenceCycle
    let locations: [SourceLocation]
    var themes: [String]
  }

  private let context: LintContext
  private var cycles: [[SourceLocation]: Cycle] = [:]

  init(_ context: LintContext) { self.context = context }

  mutating func add(_ scope: CustomPropertyScope) {
    for (_, failure) in scope.failures {
      guard case .cycle(let cycle) = failure else { continue }
      let locations = cycle.names.compactMap { scope.declared[$0]?.nameLocation }
      guard locations.count == cycle.names.count else { continue }
      let key = locations.sorted { $0.isBefore($1) }
      cycles[key, default: Cycle(references: cycle, locations: locations, themes: [])].themes += scope.themes.prefix(
        1)
    }
  }

  var diagnostics: [Diagnostic] {
    cycles.sorted { $0.key[0].isBefore($1.key[0]) }.map { key, cycle in
      let start = cycle.locations.firstIndex(of: key[0]) ?? 0
      let names = cycle.references.names
      let order = names[start...] + names[..<start]
      let locations = cycle.locations[start...] + cycle.locations[..<start]
      let path = cycle.references.path(from: start)
      var notes = zip(order, locations).dropFirst().map { Diagnostic.Note("`\($0)` is part of it", at: $1) }
      if let themes = context.themeList(cycle.themes) { notes.append(.init(themes)) }
      var diagnostic = Diagnostic(
        .customPropertyCycle, at: key[0], "custom properties refer to each other: \(path)",
        label: "the cycle starts here",
        notes: notes,
        help: "give one of them a value of its own")
      diagnostic.themes = context.distinctThemes(cycle.themes)
      return diagnostic
    }
  }
}
