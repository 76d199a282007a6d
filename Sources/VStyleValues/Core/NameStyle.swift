/// The two ways in which names are written: `row-height` in sheets, `rowHeight` in Swift.
public enum NameStyle {
  /// A Swift name in kebab-case: `rowHeight` gives `row-height`, `SeparatorStyle` gives `separator-style`.
  ///
  /// A name that has a hyphen already is only lower-cased.
  public static func kebab(_ name: String) -> String {
    // OPTIMIZATION: nearly all names are in lower case already, and asking Unicode takes long.
    if name.utf8.allSatisfy({ $0 < 0x80 && !isUppercase($0) }) { return name }
    guard !name.utf8.contains(UInt8(ascii: "-")) else { return name.lowercased() }
    var out = ""
    var previousIsLower = false
    for character in name {
      if character.isUppercase, previousIsLower { out += "-" }
      previousIsLower = !character.isUppercase
      out += character.lowercased()
    }
    return out
  }

  /// A kebab-case name as in Swift: `row-height` gives `rowHeight`.
  public static func camel(_ name: String) -> String {
    let parts = name.split(separator: "-")
    guard let first = parts.first else { return name }
    return first + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A name with its ASCII letters in lower case; CSS folds no others.
  public static func lowercased(_ name: String) -> String {
    guard name.utf8.contains(where: isUppercase) else { return name }
    return String(decoding: name.utf8.map { isUppercase($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// A form that is the same for both ways of writing a name, in any ASCII case.
  public static func folded(_ name: String) -> String {
    let hyphen = UInt8(ascii: "-")
    guard name.utf8.contains(hyphen) else { return lowercased(name) }
    return lowercased(String(decoding: name.utf8.filter { $0 != hyphen }, as: UTF8.self))
  }

  private static func isUppercase(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
