import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A sheet whose name is not in kebab-case.
  static let filePattern = LintRule(
    .filePattern,
    summary: "The name of a sheet is not in kebab-case, but for a capital letter at its start.",
    why: """
      One notation for all files makes them easy to find, also on disks that ignore case. Write words with hyphens.
      """,
    bad: [
      .init("↓Label { alpha: 0.5; }", files: ["sign_in.vstyle": "Label { alpha: 1; }"])
    ],
    good: [
      .init("Label { alpha: 0.5; }", files: ["sign-in.vstyle": "Label { alpha: 1; }"])
    ],
    check: { context in
      context.stylesheet.trees.compactMap { tree in
        guard let file = tree.source.path.split(separator: "/").last, tree.source.path.first != "<" else { return nil }
        let name = file.prefix { $0 != "." }
        guard !NamePattern.isKebab(name.prefix(1).lowercased() + name.dropFirst()) else { return nil }
        let wanted = NameStyle.kebab(String(name.map { $0 == "_" ? "-" : $0 }))
        let start = SourceLocation(tree.sourceID, SourceRange(0, 0))
        return Diagnostic(
          .filePattern, at: start, "the name of this sheet, `\(file)`, is not in kebab-case",
          expected: "`\(wanted)\(file.dropFirst(name.count))`", help: "rename the file, and the imports of it")
      }
    })
}
