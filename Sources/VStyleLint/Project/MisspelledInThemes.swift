import VStyleCascade
import VStyleSyntax

/// Custom properties that a theme lacks, because it sets them under a misspelled name.
///
/// The missing one is the mistake. That only one theme sets the other name, and that nothing reads it, follows from it.
struct MisspelledInThemes {
  private var names: Set<String> = []

  init(_ diagnostics: [Diagnostic], _ sources: SourceMap) {
    func name(_ diagnostic: Diagnostic) -> String {
      String(sources[diagnostic.location.source].text(in: diagnostic.location.range).drop { $0 == "-" })
    }
    let extra = diagnostics.filter { $0.rule == .extraCustomPropertyInTheme }
    guard !extra.isEmpty else { return }
    var guesses = TypoGuesses(diagnostics.filter { $0.rule == .missingCustomPropertyInTheme }.map(name))
    names = Set(extra.map(name).filter { guesses.meant(by: $0) != nil })
  }

  func explains(_ diagnostic: Diagnostic, _ sources: SourceMap) -> Bool {
    guard !names.isEmpty, [.extraCustomPropertyInTheme, .unusedCustomProperty].contains(diagnostic.rule) else {
      return false
    }
    let name = sources[diagnostic.location.source].text(in: diagnostic.location.range)
    return names.contains(String(name.drop { $0 == "-" }))
  }
}
