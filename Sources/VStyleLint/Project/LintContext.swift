package import VStyleCascade
package import VStyleSkins
import VStyleSyntax
import VStyleValues

/// What a check sees: one compiled sheet with all that it imports, and what the rest of the project says.
package struct LintContext: Sendable {
  /// The compiled sheet.
  package let program: StyleProgram

  /// The tokens that any sheet of the project declares, sorted.
  package let declaredTokens: [String]

  /// The packs that the sheets are used with; none if nothing is known of them.
  package let skins: [SkinPack]

  /// The tokens at the root of a tree, for each theme and scheme that the sheet can be used with.
  package let roots: [TokenScope]

  init(_ program: StyleProgram, declaredTokens: [String], skins: [SkinPack] = []) {
    self.program = program
    self.skins = skins
    self.declaredTokens = declaredTokens
    roots = LintContext.environments(of: program).map(program.rootTokens)
  }

  /// The rules of the program, then those of each named style, whose `&` means views of their own.
  package var ruleSets: [[StyleRule]] {
    [program.rules] + program.styleNames.map { program.style(named: $0)?.rules ?? [] }
  }

  /// Whether all that the sheet imports was read, so that what is nowhere declared is missing.
  package var isComplete: Bool {
    !program.diagnostics.contains { finding in
      switch finding.rule {
      case .importNotFound, .limitExceeded: true
      case .misplacedAtRule:
        program.sources[finding.location.source].text(in: finding.location.range).lowercased() == "@import"
      default: false
      }
    }
  }

  private static func environments(of program: StyleProgram) -> [StyleEnvironment] {
    let names: [String?] = program.themeNames.isEmpty ? [nil] : program.themeNames.map { $0 }
    return names.flatMap { name in
      let own = name.flatMap { program.themeChain($0).lazy.compactMap { program.themes[$0]?.colorScheme }.first }
      return (own.map { [$0] } ?? [.light, .dark]).map { scheme in
        var environment = StyleEnvironment(themeName: name)
        environment.traits.colorScheme = scheme
        return environment
      }
    }
  }
}
