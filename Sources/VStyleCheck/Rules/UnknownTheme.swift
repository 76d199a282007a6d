import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax

extension CoreRules {
  /// A theme that does not exist.
  static func unknownTheme(_ context: SheetContext) -> [Diagnostic] {
    guard context.isComplete else { return [] }
    var names = ThemeNames(context.stylesheet)
    let uses = names.uses
    return uses.compactMap { use in
      guard let theme = names.meant(by: use.name) else { return nil }
      return Diagnostic(
        .unknownTheme, at: use.location, "there is no theme `\(use.name)`", expected: "the name of a theme",
        found: "`\(use.name)`", help: "did you mean `\(theme)`?",
        fixes: [
          .init("replace with `\(theme)`", safety: .suggestion, edits: [.init(use.location, theme)])
        ])
    }
  }

}
