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
    // OPTIMIZATION: Names in ASCII, as nearly all are, need no Unicode properties.
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return kebab(ascii: Array(name.utf8)) }
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

  private static func kebab(ascii name: [UInt8]) -> String {
    func isLowercase(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    var out: [UInt8] = []
    out.reserveCapacity(name.count + 8)
    for (index, byte) in name.enumerated() {
      guard isUppercase(byte) else {
        out.append(byte)
        continue
      }
      let startsWord = index + 1 < name.count && isLowercase(name[index + 1])
      if index > 0, startsWord || !isUppercase(name[index - 1]) { out.append(UInt8(ascii: "-")) }
      out.append(byte | 0x20)
    }
    return String(decoding: out, as: UTF8.self)
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
    // OPTIMIZATION: Two passes, one for the hyphens and one for the case, would be simpler, but names are folded
    // thousands of times before a command reads its first sheet.
    let hyphen = UInt8(ascii: "-")
    var name = name
    name.makeContiguousUTF8()
    let utf8 = name.utf8
    guard utf8.contains(where: { $0 == hyphen || isUppercase($0) }) else { return name }
    var out: [UInt8] = []
    out.reserveCapacity(utf8.count)
    for byte in utf8 where byte != hyphen { out.append(isUppercase(byte) ? byte | 0x20 : byte) }
    return String(decoding: out, as: UTF8.self)
  }

  /// Whether a spelling has the hyphens of a kebab-case name, or none. Both have the same ``folded(_:)`` key.
  package static func hasHyphens(_ spelling: String, of name: String) -> Bool {
    spelling == name || !spelling.utf8.contains(UInt8(ascii: "-")) || lowercased(spelling) == kebab(name)
  }

  private static func isUppercase(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
