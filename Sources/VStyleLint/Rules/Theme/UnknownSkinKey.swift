import VStyleCheck
import VStylePacks
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A `skin-color("key")` or similar with a key that one of the packs does not have.
  ///
  /// The fallback applies in that pack. The packs are those of a `skin.vstyle` among the sheets, and those that the
  /// caller names. The key of an image is checked only if some pack has it. Other keys are file names.
  static let unknownSkinKey = LintRule(
    .unknownSkinKey,
    summary: "A sheet uses a color, font or image with a key that a skin pack does not have.",
    why: """
      While that pack is in use, the value of the pack `default` applies, or a white color, the system font or no image. \
      Correct the key, or add it to the pack.
      """,
    bad: [
      Example(
        #"Label { text-color: skin-color(↓"inc"); }"#, files: ["skin.vstyle": skinExample])
    ],
    good: [
      Example(#"Label { text-color: skin-color("ink"); }"#, files: ["skin.vstyle": skinExample]),
      #"Label { text-color: skin-color("ink"); }"#,
    ],
    check: { context in
      guard !context.skins.isEmpty else { return [] }
      return context.stylesheet.trees.flatMap { tree in
        SkinUse.all(in: tree.tape).compactMap { use in
          use.diagnostic(in: context.skins, at: SourceLocation(tree.sourceID, use.range))
        }
      }
    })

  private static let skinExample = """
    @property --ink { syntax: "<color>"; inherits: true; initial-value: black; }
    @theme default { --ink: black; }
    @theme night { --ink: white; }
    """
}

/// A use of a skin key in a sheet.
struct SkinUse {
  let kind: Kind
  let key: String
  let range: SourceRange

  /// A type of values in packs, and the function that reads it.
  struct Kind: Sendable {
    let function: String
    let name: String
    /// The name with its article.
    let one: String
    let keys: @Sendable (SkinPack) -> [String]
    /// Whether a key that no pack has may have another meaning.
    let isOpen: Bool
  }

  static let kinds: [Kind] = [
    Kind(function: "skin-color", name: "color", one: "a color", keys: { $0.colors.keys.sorted() }, isOpen: false),
    Kind(function: "skin-font", name: "font", one: "a font", keys: { $0.fonts.keys.sorted() }, isOpen: false),
    Kind(function: "skin-image", name: "image", one: "an image", keys: { $0.images.keys.sorted() }, isOpen: true),
  ]

  static func all(in tape: TokenTape) -> [SkinUse] {
    (0..<tape.count).compactMap { index -> SkinUse? in
      guard tape.kind(index) == .function else { return nil }
      let name = tape.name(index).lowercased()
      guard let kind = kinds.first(where: { $0.function == name }) else { return nil }
      let next = (index + 1..<tape.count).first { ![.whitespace, .comment].contains(tape.kind($0)) }
      guard let next, tape.kind(next) == .string else { return nil }
      return SkinUse(kind: kind, key: tape.string(next), range: tape.range(next))
    }
  }

  /// Returns the keys of the colors that a stylesheet reads.
  static func colorKeys(of stylesheet: CompiledStylesheet) -> Set<String> {
    Set(stylesheet.trees.flatMap { all(in: $0.tape) }.filter { $0.kind.name == "color" }.map(\.key))
  }

  func diagnostic(in skins: [SkinPack], at location: SourceLocation) -> Diagnostic? {
    let without = skins.filter { !kind.keys($0).contains(key) }
    guard !without.isEmpty, !kind.isOpen || without.count < skins.count else { return nil }
    let packs = Set(without.map { "`\($0.name)`" }).sorted()
    let names = (packs.count == 1 ? "the pack " : "the packs ") + packs.joined(separator: ", ")
    let other = SkinUse.kinds.first { other in
      other.name != kind.name && without.contains { other.keys($0).contains(key) }
    }
    let guess = Spelling.closest(to: key, in: Set(skins.flatMap { kind.keys($0) }).sorted())
    return Diagnostic(
      .unknownSkinKey, at: location, "no \(kind.name) has the key `\(key)` in \(names)",
      expected: "the key of \(kind.one)", found: other.map { "the key of \($0.one)" } ?? "`\(key)`",
      help: without.count < skins.count ? addition(to: without) : guess.map { "did you mean `\($0)`?" })
  }

  /// The advice on packs without the key that another one has.
  private func addition(to packs: [SkinPack]) -> String {
    guard packs.count == 1, let guess = Spelling.closest(to: key, in: kind.keys(packs[0])) else {
      return "add `\(key)` to \(packs.count == 1 ? "the pack" : "these packs")"
    }
    return "write `\(key)` in the pack in place of `\(guess)`, or add it"
  }
}
