import VStyleAdvice
import VStyleCheck
import VStyleMatching
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A custom property that only some themes have.
  static let missingCustomPropertyInTheme = LintRule(
    .missingCustomPropertyInTheme, needs: .customProperties,
    summary: "A custom property that one theme sets has no value in another one, where a rule reads it.",
    why: """
      Rules that read the custom property do nothing in that theme, or use the `initial-value` of its `@property`. Set \
      it in each theme, or in `:root` for all of them.
      """,
    bad: [
      """
      @theme light { color-scheme: light; --surface: white; ↓--danger: #c62828; }
      @theme dark { color-scheme: dark; --surface: black; }
      View { background-color: var(--surface); }
      Label.error { text-color: var(--danger); }
      """,
      """
      @property --danger { syntax: "<color>"; inherits: true; initial-value: #c62828; }
      @theme light { color-scheme: light; ↓--danger: #b71c1c; }
      @theme dark { color-scheme: dark; }
      Label.error { text-color: var(--danger); }
      """,
    ],
    good: [
      """
      @theme light { color-scheme: light; --surface: white; --danger: #c62828; }
      @theme dark { color-scheme: dark; --surface: black; --danger: #ff8a80; }
      View { background-color: var(--surface); }
      Label.error { text-color: var(--danger); }
      """,
      """
      @property --gap { syntax: "<number>"; inherits: true; initial-value: 8; }
      :root { --gap: 8; }
      @theme light { color-scheme: light; --gap: 4; }
      @theme dark { color-scheme: dark; }
      Label.error { tag: var(--gap); }
      """,
    ],
    check: { context in
      guard context.stylesheet.themeNames.count > 1 else { return [] }
      let roots = context.roots
      // OPTIMIZATION: mostly no theme lacks anything, and then nothing needs to be known about the rules.
      var needed: [Int: Set<String>] = [:]
      lazy var names = ThemeNames(context.stylesheet)
      var missing: [(property: ThemeCustomProperty, themes: [String])] = []
      for property in context.incompleteCustomProperties {
        let lacking = context.themes.sorted(
          roots.enumerated().compactMap { index, root in
            guard context.lacks(property.name, at: root) else { return nil }
            let own = needed[index] ?? context.customPropertiesNeeded(in: root)
            needed[index] = own
            return own.contains(property.name) ? root.environment.themeName : nil
          }
        )
        .filter { names.meant(by: $0) == nil }
        if !lacking.isEmpty { missing.append((property, lacking)) }
      }
      guard !missing.isEmpty else { return [] }
      let (empty, others) = context.separatingEmptyThemes(missing)
      let lacked = others.map { property, lacking in
        if lacking.count == 1, let typo = context.misspelling(of: property.name, in: lacking[0]) {
          var diagnostic = Diagnostic(
            .missingCustomPropertyInTheme, at: typo.location,
            "the theme `\(lacking[0])` sets `\(typo.name)`, which nothing reads, but not `\(property.name)`",
            notes: [.init("`\(property.name)` is set here", at: property.location)],
            help: "did you mean `\(property.name)`?",
            fixes: [
              .init(
                "replace with `\(property.name)`", safety: .suggestion, edits: [.init(typo.location, property.name)])
            ])
          diagnostic.themes = lacking
          return diagnostic
        }
        let quoted = NameList.quoted(lacking)
        var diagnostic = Diagnostic(
          .missingCustomPropertyInTheme, at: property.location,
          "`\(property.name)` has \(context.hasInitialValue(property.name) ? "only its initial value" : "no value") in the "
            + "theme\(lacking.count == 1 ? "" : "s") \(quoted)",
          notes: lacking.prefix(Limit.listedNames.value).compactMap { name in
            context.stylesheet.themes[name].map { .init("`\(name)` does not set it", at: $0.location) }
          }, help: "set it there too, or in `:root` for all themes")
        diagnostic.themes = lacking
        return diagnostic
      }
      return empty + lacked
    })
}

extension LintContext {
  /// Returns a diagnostic for each theme that sets no custom property and lacks several, and what other themes lack.
  fileprivate func separatingEmptyThemes(
    _ missing: [(property: ThemeCustomProperty, themes: [String])]
  ) -> (empty: [Diagnostic], others: [(property: ThemeCustomProperty, themes: [String])]) {
    let setting = Set(themeCustomProperties.flatMap(\.themes))
    var lost: [String: [ThemeCustomProperty]] = [:]
    for (property, themes) in missing {
      for theme in themes where !setting.contains(theme) { lost[theme, default: []].append(property) }
    }
    lost = lost.filter { $0.value.count > 1 }
    let names = lost.isEmpty ? [] : setting.sorted()
    let classes = lost.isEmpty ? [:] : classRules()
    let empty = lost.sorted { $0.key < $1.key }.compactMap { name, properties -> Diagnostic? in
      guard let theme = stylesheet.themes[name] else { return nil }
      let heir = stylesheet.themeNames.first { stylesheet.themes[$0]?.base == name }
      var diagnostic = Diagnostic(
        .missingCustomPropertyInTheme, at: theme.location,
        "the theme `\(name)` sets no custom property, but rules read \(NameList.quoted(properties.map(\.name)))",
        notes: properties.prefix(1).map { .init("another theme sets it here", at: $0.location) },
        help: heir.map { "write `@theme \(name) from \($0)` if the two names are exchanged" }
          ?? "set them there too, or write `from` and the theme to inherit from"
      ).with(heir == nil ? nil : .exchangedThemes)
      if let other = names.first(where: { $0 != name && $0.lowercased() == name.lowercased() }) {
        diagnostic.notes =
          stylesheet.themes[other].map { [.init("the theme `\(other)` sets custom properties", at: $0.location)] } ?? []
        diagnostic.help = "did you mean `\(name)` there? The case of names counts"
        diagnostic.detail = nil
      } else if let rule = classes[name], properties.contains(where: { rule.names.contains($0.name) }) {
        diagnostic.notes = [.init("this rule sets them for views with the style class `\(name)`", at: rule.location)]
        diagnostic.help = "write `@theme \(name)` in place of `.\(name)`"
        diagnostic.detail = nil
      }
      diagnostic.themes = [name]
      return diagnostic
    }
    let others = missing.compactMap { property, themes in
      let left = themes.filter { lost[$0] == nil }
      return left.isEmpty ? nil : (property, left)
    }
    return (empty, others)
  }

  /// Returns the rules for a single style class that set custom properties, by the class.
  private func classRules() -> [String: (names: Set<String>, location: SourceLocation)] {
    var found: [String: (names: Set<String>, location: SourceLocation)] = [:]
    for rule in stylesheet.rules {
      guard case .selector(let selector) = rule.target, selector.parts.count == 1,
        case .class(let name)? = selector.parts[0].conditions.first, selector.parts[0].conditions.count == 1
      else { continue }
      for declaration in rule.declarations where declaration.isCustom {
        guard let location = declaration.nameLocation else { continue }
        found[name, default: ([], location)].names.insert(declaration.name)
      }
    }
    return found
  }
}
