// Release builds do not look for what an app has not asked for.
#if DEBUG
  import VStyleStylesheet
  import VStyleSyntax
  import VStyleValues

  /// Reports to ``StyleDiagnostics/shared`` what would otherwise change nothing silently: errors of sheets and values that
  /// the app has not read, themes that no sheet declares, and keys that no skin has.
  ///
  /// A scope reports each of them once.
  struct ScopeCheck {
    /// The first declaration of a stylesheet that moves values.
    private final class FirstMotion: Sendable {
      let location: SourceLocation?

      init(of stylesheet: CompiledStylesheet) {
        let moving = stylesheet.rules.lazy.flatMap { $0.declarations { MotionProperties.contains($0.name) } }
        location = moving.first?.location
      }
    }

    /// The maximum number of errors of sheets that a scope reports.
    private static let errorLimit = 10

    private var reported: Set<String> = []

    /// Checks a scope after a flush.
    mutating func check(_ scope: StyleScope, _ stylesheet: CompiledStylesheet) {
      if scope.sheets.contains(where: { !$0.hasReadDiagnostics }) {
        reportErrors(stylesheet.diagnostics, .sheetError, stylesheet.sources)
      }
      checkTheme(scope.themeName, stylesheet)
      // The next manager may bring the theme or the skin that is missing.
      guard scope.isSetUp else { return }
      if !scope.hasReadDiagnostics {
        reportErrors(scope.valueDiagnostics, .invalidAtComputedValueTime, stylesheet.sources)
      }
      checkSkin(scope.skin, stylesheet)
      if scope.motion == nil, let location = stylesheet.sharedData.value({ FirstMotion(of: stylesheet) }).location {
        report(
          .noMotion, "StyleScope", expected: "`scope.motion = Motion()`, after `import VStyleMotion`",
          found: "transitions or animations in a scope without motion, whose values change at once", at: location)
      }
    }

    private mutating func reportErrors(
      _ diagnostics: [Diagnostic], _ rule: StyleDiagnostic.Rule, _ sources: SourceMap
    ) {
      let errors = diagnostics.filter { $0.severity == .error }
      for error in errors.prefix(ScopeCheck.errorLimit) {
        report(
          rule, "Stylesheet", expected: error.expected ?? "no error", found: sources.description(of: error),
          at: error.location)
      }
      guard errors.count > ScopeCheck.errorLimit else { return }
      report(
        rule, "Stylesheet", expected: "no error",
        found: "\(errors.count - ScopeCheck.errorLimit) more; `diagnostics` has all of them")
    }

    private mutating func checkTheme(_ name: String?, _ stylesheet: CompiledStylesheet) {
      // Code names these two for an app whose sheets may leave them to `light-dark()`.
      guard let name, !["light", "dark"].contains(name), !stylesheet.themeNames.isEmpty,
        stylesheet.themes[name] == nil
      else { return }
      let guess = Spelling.closest(to: name, in: stylesheet.themeNames)
      report(
        .unknownTheme, "StyleScope",
        expected: "the name of a theme in the sheets, such as `\(guess ?? stylesheet.themeNames[0])`",
        found: "`\(name)`")
    }

    private mutating func checkSkin(_ skin: Skin?, _ stylesheet: CompiledStylesheet) {
      for key in stylesheet.sharedData.value({ ReadSkinKeys(of: stylesheet) }).all where !key.isFound(in: skin) {
        report(
          .unknownSkinKey, "StyleScope",
          expected: skin.map { "the key in the skin `\($0.name)` or in `default`" }
            ?? "a skin: `attach(_:)` of a `SkinManager`, after `import VStyleSkins`",
          found: "`\(key.text)`, which is \(key.constant)", at: key.location)
      }
    }

    private mutating func report(
      _ rule: StyleDiagnostic.Rule, _ typeName: String, expected: String, found: String,
      at location: SourceLocation? = nil
    ) {
      let diagnostic = StyleDiagnostic(rule, typeName: typeName, expected: expected, found: found, location: location)
      if reported.insert(diagnostic.description).inserted { StyleDiagnostics.shared.report(diagnostic) }
    }
  }
#endif
