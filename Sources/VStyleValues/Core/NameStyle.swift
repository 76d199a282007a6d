/// Conversions between the two spellings of a name: `row-height` in sheets, `rowHeight` in Swift.
package enum NameStyle {
  /// Converts a Swift name to kebab-case: `rowHeight` to `row-height`, `SeparatorStyle` to `separator-style`,
  /// `layerMinXMinYCorner` to `layer-min-x-min-y-corner`.
  ///
  /// A name with a hyphen is only lowercased.
  package static func kebab(_ name: String) -> String {
    // OPTIMIZATION: Nearly all names are lowercase ASCII. The loop below would do for them too, but it looks up
    // Unicode properties, which is slow.
    if name.utf8.allSatisfy({ $0 < 0x80 && !isUppercase($0) }) { return name }
    guard !name.utf8.contains(UInt8(ascii: "-")) else { return name.lowercased() }
    let characters = Array(name)
    var out = ""
    for (index, character) in characters.enumerated() {
      if index > 0, character.isUppercase {
        // The last capital letter of several starts a word, if a small letter follows it.
        let startsWord = index + 1 < characters.count && characters[index + 1].isLowercase
        if startsWord || !characters[index - 1].isUppercase { out += "-" }
      }
      out += character.lowercased()
    }
    return out
  }

  /// Converts a kebab-case name to the Swift spelling: `row-height` to `rowHeight`.
  package static func camel(_ name: String) -> String {
    let parts = name.split(separator: "-")
    guard let first = parts.first else { return name }
    return first + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Lowercases the ASCII letters of a name. CSS ignores the case of no other letters.
  package static func lowercased(_ name: String) -> String {
    guard name.utf8.contains(where: isUppercase) else { return name }
    return String(decoding: name.utf8.map { isUppercase($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// The key for comparisons, equal for both spellings of a name in any ASCII case.
  package static func folded(_ name: String) -> String {
    let hyphen = UInt8(ascii: "-")
    guard name.utf8.contains(hyphen) else { return lowercased(name) }
    return lowercased(String(decoding: name.utf8.filter { $0 != hyphen }, as: UTF8.self))
  }

  /// Whether a spelling has the hyphens of a kebab-case name, or none. Both have the same ``folded(_:)`` key.
  package static func hasHyphens(_ spelling: String, of name: String) -> Bool {
    spelling == name || !spelling.utf8.contains(UInt8(ascii: "-")) || lowercased(spelling) == kebab(name)
  }

  private static func isUppercase(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
