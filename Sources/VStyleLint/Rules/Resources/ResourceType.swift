import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// An image whose file has the extension of another type.
  static let resourceType = LintRule(
    .resourceType, needs: .images,
    summary: "The file of an image has a name that no image has.",
    why: "Image views decode images only. Name a file with the extension of an image.",
    bad: [#"ImageView { image: ↓url("click.wav"); }"#],
    good: [#"ImageView { image: url("click.png"); }"#],
    check: { context in
      context.images.compactMap { use in
        guard case .url(let address) = use.image.source else { return nil }
        if let first = address.first, let last = address.last, curlyQuotes.contains(first), curlyQuotes.contains(last) {
          let bare = address.dropFirst().dropLast()
          return Diagnostic(
            .resourceType, at: use.location, "the quotes of printed texts are a part of the address",
            expected: "straight quotes", found: "`\(first)` and `\(last)`", help: "write `url(\"\(bare)\")`")
        }
        let suffix = ResourceAddress.suffix(of: address)
        guard !suffix.isEmpty, !suffixes.contains(suffix) else { return nil }
        return Diagnostic(
          .resourceType, at: use.location, "`.\(suffix)` is not the name of an image",
          expected: suffixes.map { "`.\($0)`" }.joined(separator: ", "))
      }
    })

  /// The quotes of printed texts, which editors insert.
  private static let curlyQuotes: Set<Character> = ["“", "”", "„", "‘", "’", "«", "»"]

  private static let suffixes = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif", "svg", "pdf", "tiff", "bmp",
  ]
}
