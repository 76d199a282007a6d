import VStyleCascade
import VStyleSyntax
import VStyleValues

extension LintContext {
  /// Returns the diagnostic about an unknown keyword with the advice to read the custom property of the same name.
  ///
  /// A diagnostic about anything else comes back as it is.
  func namingCustomProperty(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.rule == .unknownKeyword || diagnostic.rule == .valueTypeMismatch else { return diagnostic }
    let word = stylesheet.sources[diagnostic.location.source].text(in: diagnostic.location.range)
    guard projectCustomProperties.declared.contains("--\(word)") else { return diagnostic }
    let text = "var(--\(word))"
    var named = diagnostic
    named.help = "`--\(word)` is a custom property: write `\(text)`"
    named.fixes = [
      .init("replace with `\(text)`", safety: .suggestion, edits: [.init(diagnostic.location, text)])
    ]
    return named
  }
}
