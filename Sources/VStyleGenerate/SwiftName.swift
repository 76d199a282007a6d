import VStyleSyntax

/// An identifier of Swift.
struct SwiftName: Hashable {
  /// The identifier, in backticks if it is a keyword.
  let text: String

  /// Creates the identifier for a name in a sheet: `row-height` becomes `rowHeight`, `100` becomes `_100`, `default` becomes
  /// `` `default` ``.
  ///
  /// Other characters than letters, digits and those that Swift allows separate words. A symbol that Swift does not
  /// allow becomes a word with its code point, such as `u2192`.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - reserved: the names of other members of the same type, which get an underscore.
  init(member name: String, reserved: Set<String> = []) {
    var words = Self.words(of: name)
    if let first = words.first { words[0] = Self.lowercasedFirst(first) }
    for index in words.indices.dropFirst() { words[index] = Self.uppercasedFirst(words[index]) }
    var text = words.joined()
    if text.isEmpty || text.first?.isNumber == true || !Self.isHead(text.unicodeScalars.first) { text = "_" + text }
    if reserved.contains(text) || Self.unescapable.contains(text) || text == "_" { text += "_" }
    self.text = Self.keywords.contains(text) ? "`\(text)`" : text
  }

  private static func words(of name: String) -> [String] {
    var words: [String] = [""]
    for scalar in name.unicodeScalars {
      if isHead(scalar) && scalar != "_" || isContinuation(scalar) && !words[words.count - 1].isEmpty
        || ("0"..."9").contains(scalar)
      {
        words[words.count - 1].unicodeScalars.append(scalar)
      } else {
        words.append(scalar.isASCII ? "" : "u" + String(scalar.value, radix: 16))
        if !scalar.isASCII { words.append("") }
      }
    }
    // A digit on both sides keeps the words apart: `1-1` is not `11`.
    var apart: [String] = []
    for word in words where !word.isEmpty {
      let isBetweenDigits = apart.last?.last?.isNumber == true && word.first?.isNumber == true
      apart.append(isBetweenDigits ? "_" + word : word)
    }
    return apart
  }

  /// Returns a word with its first letter in lower case, and with it the capitals at the start: `urlField` for
  /// `URLField`.
  private static func lowercasedFirst(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase || $0.isNumber }
    if capitals.count == word.count { return word.lowercased() }
    let count = max(1, capitals.count - 1)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func uppercasedFirst(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Whether an identifier can start with a code point.
  ///
  /// The compiler refuses U+FFF9 to U+FFFD, which the grammar of the language allows.
  ///
  /// - Spec: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/
  private static func isHead(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    if scalar.isASCII { return scalar.properties.isAlphabetic || scalar == "_" }
    return heads.contains { $0.contains(scalar.value) } && !combining.contains { $0.contains(scalar.value) }
      && scalar.value & 0xFFFE != 0xFFFE && !VisibleText.isControl(scalar)
  }

  private static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
    combining.contains { $0.contains(scalar.value) }
  }

  private static let heads: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040,
    0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
    0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
    0xFE47...0xFFF8, 0x10000...0xEFFFD,
  ]

  private static let combining: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  /// The names that backticks do not make usable as members of a type.
  private static let unescapable: Set<String> = ["self", "init", "Self", "Type", "Protocol"]

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}

extension SwiftName {
  /// Creates the identifier with a name; `nil` if the name is none as it is, or is a keyword.
  init?(exactly name: String) {
    let isWhole = name.unicodeScalars.allSatisfy {
      Self.isHead($0) || Self.isContinuation($0) || ("0"..."9").contains($0)
    }
    guard isWhole, Self.isHead(name.unicodeScalars.first), name != "_", !Self.keywords.contains(name),
      !Self.unescapable.contains(name)
    else { return nil }
    text = name
  }
}
