/// A language tag, such as `de-CH`. UIKit: `Locale.Identifier`.
///
/// - Spec: https://www.rfc-editor.org/rfc/rfc5646#section-2.1
public struct LocaleIdentifier: Hashable, Sendable, Bindable {
  /// The tag in its canonical letter case: `de-CH`, `zh-Hant`.
  public let tag: String

  /// Creates an identifier from a tag; `nil` if the tag is not well formed.
  ///
  /// - Parameter tag: the tag in any letter case. `_` is accepted instead of `-`, as in `de_CH`.
  public init?(_ tag: String) {
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map {
      NameStyle.lowercased("\($0)")
    }
    guard LocaleIdentifier.isWellFormed(parts) else { return nil }
    var isExtension = false
    self.tag = parts.enumerated().map { index, part in
      defer { isExtension = isExtension || part.utf8.count == 1 }
      guard index > 0, !isExtension else { return part }
      switch part.utf8.count {
      case 2: return part.uppercased()
      case 4 where LocaleIdentifier.isAlphabetic(part): return part.prefix(1).uppercased() + part.dropFirst()
      default: return part
      }
    }.joined(separator: "-")
  }

  /// The language, such as `de`.
  public var languageCode: String { tag.split(separator: "-").first.map { String($0) } ?? tag }

  /// Whether the parts are in the order of the grammar: language, script, region, variants, extensions.
  ///
  /// Only the language is required.
  private static func isWellFormed(_ parts: [String]) -> Bool {
    guard let language = parts.first, isAlphabetic(language), (2...8).contains(language.utf8.count),
      language.utf8.count != 4, parts.allSatisfy({ (1...8).contains($0.utf8.count) && isAlphanumeric($0) })
    else { return false }
    var rest = parts.dropFirst()
    if let script = rest.first, script.utf8.count == 4, isAlphabetic(script) { rest.removeFirst() }
    if let region = rest.first, isRegion(region) { rest.removeFirst() }
    while let variant = rest.first, isVariant(variant) { rest.removeFirst() }
    // An extension is a single character with at least one part after it.
    while let singleton = rest.popFirst() {
      guard singleton.utf8.count == 1, let first = rest.first, first.utf8.count > 1 || singleton == "x" else {
        return false
      }
      while let part = rest.first, part.utf8.count > 1 || singleton == "x" { rest.removeFirst() }
    }
    return true
  }

  private static func isRegion(_ part: String) -> Bool {
    part.utf8.count == 2 && isAlphabetic(part) || part.utf8.count == 3 && part.utf8.allSatisfy(isDigit)
  }

  private static func isVariant(_ part: String) -> Bool {
    part.utf8.count >= 5 || part.utf8.count == 4 && part.utf8.first.map(isDigit) == true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private static func isAlphabetic(_ part: String) -> Bool { part.utf8.allSatisfy(isLetter) }

  private static func isAlphanumeric(_ part: String) -> Bool { part.utf8.allSatisfy { isLetter($0) || isDigit($0) } }
}
