import VStyleCompiler
import VStyleMatching
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

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
      """,
      """
      @property --size { syntax: "<length>"; inherits: true; initial-value: 18; }
      TextView.page { font-size: var(--size); &.large { ↓--size: 1.5em; } }
      """,
    ],
    good: [
      """
      @theme dark {
        --surface: #111;
        --raised: var(--surface);
      }
      """,
      """
      @property --size { syntax: "<length>"; inherits: true; initial-value: 18; }
      View.page { --size: 1.5em; }
      TextView.page { font-size: var(--size); &.large { --size: 1.5rem; } }
      TextView.note { --own: 1.5em; font-size: var(--own); }
      """,
    ],
    check: { context in
      var cycles = CustomPropertyCycles(context)
      for scope in context.failingScopes { cycles.add(scope) }
      return cycles.diagnostics + FontCycles(context).diagnostics
    })
}

/// The custom properties in `em` that the font of the same view reads.
private struct FontCycles {
  private(set) var diagnostics: [Diagnostic] = []

  private let schema: StyleSchema

  init(_ context: LintContext) {
    let stylesheet = context.stylesheet
    schema = stylesheet.schema
    // A custom property without a type is inserted as text, and `em` is then relative to the inherited font.
    let typed = Set(stylesheet.registrations.filter { !$0.value.kind.isAny }.keys)
    guard !typed.isEmpty else { return }
    let fonts = stylesheet.rules.filter { rule in rule.declarations.contains { FontCycles.names.contains($0.name) } }
    for rule in stylesheet.rules where !rule.isScoped {
      for declaration in rule.declarations where typed.contains(declaration.name) && declaration.isInEm {
        let own = fonts.filter { applies($0, wherever: rule) }
        // Another rule for the font may win.
        guard own.count == 1, let font = own[0].declarations.last(where: { FontCycles.names.contains($0.name) }),
          let slice = font.slice, let place = declaration.nameLocation,
          VariableReferences.all(in: slice.cursor).contains(where: { $0.name == declaration.name })
        else { continue }
        diagnostics.append(
          Diagnostic(
            .customPropertyCycle, at: place,
            "`\(declaration.name)` is relative to the font, which `\(font.name)` reads from it",
            notes: font.nameLocation.map { [.init("it is read here", at: $0)] } ?? [],
            help: "write a length without a unit, or in `rem`"))
      }
    }
  }

  private static let names: Set<String> = ["font", "font-size"]

  /// Returns whether a rule applies to each view that another rule applies to.
  private func applies(_ rule: StyleRule, wherever other: StyleRule) -> Bool {
    guard case .selector(let general) = rule.target, case .selector(let special) = other.target, !rule.isScoped,
      Set(rule.conditions.map(\.description)).isSubset(of: other.conditions.map(\.description))
    else { return false }
    if general == special { return true }
    return general.count == 1 && ElementDemands(special.subject).imply(general.subject, without: nil, schema)
  }
}

extension Declaration {
  /// Whether the value has a length in `em`.
  fileprivate var isInEm: Bool {
    guard let slice else { return false }
    return slice.tokens.contains { slice.tape.kind($0) == .dimension && slice.tape.unit($0).lowercased() == "em" }
  }
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
