import VStyleCheck
package import VStylePacks
package import VStyleSyntax

extension LintRule {
  /// A section or a member of a font in a skin manifest that nothing reads, or skin packs without `default`.
  ///
  /// A name that nothing reads is usually misspelled. Other packs fall back to `default` key by key. The rule is for the
  /// packs that `--skin` names. An invalid value in them is an error, and stops the command.
  static let skinManifest = LintRule(
    .skinManifest,
    summary: "A skin manifest has an entry that nothing reads, or no skin pack is named `default`.",
    why: "The entry does nothing, so the app shows another color or font than the pack says. Correct its name.",
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

  /// The names of the image files of each pack.
  private let images: [String: [String]]

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - source: the path, with the text of a manifest; empty for an archive.
  ///   - packs: the packs.
  ///   - warnings: the warnings about the packs.
  ///   - images: the names of the image files of each pack. Default: none are known.
  package init(
    _ source: SourceText, packs: [SkinPack], warnings: [SkinDiagnostic], images: [String: [String]] = [:]
  ) {
    self.source = source
    self.packs = packs
    self.warnings = warnings
    self.images = images
  }

  /// Returns the packs of some files. The images that some pack lists are also keys of packs with files of these names.
  static func packs(of files: [SkinFile]) -> [SkinPack] {
    let listed = Set(files.flatMap { file in file.packs.flatMap { $0.images.keys } })
    return files.flatMap { file in
      file.packs.map { pack in
        var pack = pack
        for name in file.images[pack.name] ?? [] {
          for key in [name] + ImageFileName(name).aliases where listed.contains(key) && pack.images[key] == nil {
            pack.images[key] = .file(name)
          }
        }
        return pack
      }
    }
  }

  /// The diagnostics about some files, with the one about all of them.
  static func diagnostics(of files: [SkinFile]) -> [(source: SourceText, diagnostics: [Diagnostic])] {
    let isComplete = files.isEmpty || files.contains { $0.packs.contains { $0.name == SkinPack.defaultName } }
    return files.enumerated().map { index, file in
      let warnings = file.warnings + (index == 0 && !isComplete ? [SkinDiagnostic.missingDefault] : [])
      guard !warnings.isEmpty else { return (file.source, []) }
      let keys = ManifestKeys(file.source)
      return (file.source, warnings.map { diagnostic($0, keys) })
    }
  }

  private static func diagnostic(_ warning: SkinDiagnostic, _ keys: ManifestKeys) -> Diagnostic {
    Diagnostic(
      .skinManifest, at: SourceLocation(SourceID(0), keys.range(of: warning.key, in: warning.pack)),
      "the pack `\(warning.pack)`\(warning.key.map { ", `\($0)`" } ?? ""): \(warning.message)")
  }
}

/// The places of the keys in a manifest in JSON or XML.
private struct ManifestKeys {
  /// The ranges of each key, in order.
  private var ranges: [String: [SourceRange]] = [:]

  /// Finds all keys.
  ///
  /// - Complexity: linear in the length of the text.
  init(_ source: SourceText) {
    if source.bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") {
      findJSON(source.bytes)
    } else {
      findXML(source.bytes)
    }
  }

  private mutating func findJSON(_ bytes: ContiguousArray<UInt8>) {
    var (index, start) = (0, Int?.none)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "\"") {
        if let open = start { add(bytes[(open + 1)..<index], SourceRange(open, index + 1)) }
        start = start == nil ? index : nil
      }
      index += 1
    }
  }

  private mutating func findXML(_ bytes: ContiguousArray<UInt8>) {
    var rest = bytes[...]
    while let open = rest.firstRange(of: "<key>".utf8),
      let close = rest[open.upperBound...].firstRange(of: "</key>".utf8)
    {
      add(bytes[open.upperBound..<close.lowerBound], SourceRange(open.lowerBound, close.upperBound))
      rest = rest[close.upperBound...]
    }
  }

  private mutating func add(_ key: ArraySlice<UInt8>, _ range: SourceRange) {
    ranges[String(decoding: key, as: UTF8.self), default: []].append(range)
  }

  /// The first place of a key after the name of its pack; the start of the text if it does not have both.
  func range(of key: String?, in pack: String) -> SourceRange {
    let start = SourceRange(0, 0)
    guard let key, let name = ranges[pack]?.first, let places = ranges[key] else { return start }
    let index = places.partitioningIndex { $0.start >= name.end }
    return index < places.endIndex ? places[index] : start
  }
}
