package import VStyleSkins
package import VStyleSyntax

extension DiagnosticRule {
  /// An entry of a skin manifest that nothing reads, or a missing pack `default`.
  static let skinManifest = DiagnosticRule(
    code: "VS5014", name: "skin-manifest", severity: .warning,
    summary: "A skin manifest has an entry that nothing reads, or no skin pack is named `default`.")
}

extension LintRule {
  /// A section or a member of a font in a skin manifest that nothing reads, or skin packs without `default`.
  ///
  /// A name that nothing reads is usually misspelled. Other packs fall back to `default` key by key. The rule is for the
  /// packs that `--skin` names. An invalid value in them is an error, and stops the command.
  static let skinManifest = LintRule(
    .skinManifest,
    bad: [
      Example(
        #"{"default": {↓"Colors": {"ink": "0x000000"}}}"#, kind: .skinManifest),
      Example(
        #"{"default": {"Font": {↓"body": {"name": "Georgia", "Size": "20"}}}}"#, kind: .skinManifest),
      Example(#"↓{"night": {"Color": {"ink": "0x000000"}}}"#, kind: .skinManifest),
    ],
    good: [
      Example(
        #"{"default": {"Color": {"ink": "0x000000"}, "Font": {"body": {"Name": "Georgia", "Size": "20"}}}}"#,
        kind: .skinManifest)
    ])
}

/// A file of skin packs that sheets are checked with.
package struct SkinFile: Sendable {
  /// The packs.
  package let packs: [SkinPack]

  private let source: SourceText
  private let warnings: [SkinDiagnostic]

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - source: the path, with the text of a manifest; empty for an archive.
  ///   - packs: the packs.
  ///   - warnings: the warnings about the packs.
  package init(_ source: SourceText, packs: [SkinPack], warnings: [SkinDiagnostic]) {
    self.source = source
    self.packs = packs
    self.warnings = warnings
  }

  /// The diagnostics about some files, with the one about all of them.
  static func diagnostics(of files: [SkinFile]) -> [(source: SourceText, diagnostics: [Diagnostic])] {
    let isComplete = files.isEmpty || files.contains { $0.packs.contains { $0.name == SkinPack.defaultName } }
    return files.enumerated().map { index, file in
      let missing = index == 0 && !isComplete ? [SkinDiagnostic.missingDefault] : []
      return (file.source, (file.warnings + missing).map(file.diagnostic))
    }
  }

  private func diagnostic(_ warning: SkinDiagnostic) -> Diagnostic {
    Diagnostic(
      .skinManifest, at: SourceLocation(SourceID(0), range(of: warning)),
      "the pack \(warning.pack)\(warning.key.map { ", `\($0)`" } ?? ""): \(warning.message)")
  }

  /// The key of a warning in the text of its pack; the start of the text if it does not have both.
  private func range(of warning: SkinDiagnostic) -> SourceRange {
    let start = SourceRange(0, 0)
    guard let key = warning.key, let pack = range(of: warning.pack, from: 0) else { return start }
    return range(of: key, from: pack.end) ?? start
  }

  /// The first place of a key in JSON or XML.
  private func range(of key: String, from start: Int) -> SourceRange? {
    let texts = ["\"\(key)\"", "<key>\(key)</key>"].map { Array($0.utf8) }
    let places = texts.compactMap { text in
      source.bytes[start...].firstRange(of: text).map { SourceRange($0.lowerBound, $0.upperBound) }
    }
    return places.min { $0.start < $1.start }
  }
}
