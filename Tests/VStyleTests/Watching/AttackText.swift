import TestSupport
import VStyleSyntax

/// Random texts of sheets that import each other: right ones, wrong ones, and ones at the limits.
struct AttackText {
  /// The names of the sheets, relative to their folder. One acts on a terminal if it is printed as it is.
  static let names = [
    "main.vstyle", "part.vstyle", "sub/deep.vstyle", "new.vstyle", "a\u{1B}[2J\u{202E}\u{9B}b.vstyle",
  ]

  /// A sheet without errors and without imports. Each name has a view of its own, so that no sheet hides another one.
  static func plain(_ number: Int, in name: String) -> String {
    let view = names.firstIndex(of: name) ?? names.count
    return ".v\(view) { tag: \(number); alpha: 0.\(number % 9 + 1); }\n@style title { tag: \(number); }\n"
  }

  /// A sheet, most often without errors, that imports some others.
  static func sheet(_ number: Int, in name: String, _ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 0..<4, using: &random)
    let imports = (0..<max(0, count - 1)).map { _ in "@import \(reference(from: name, &random));\n" }
    let text = imports.joined() + plain(number, in: name)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return text + (broken.randomElement(using: &random) ?? "")
    case 1: return text + (odd.randomElement(using: &random) ?? "")
    default: return text
    }
  }

  /// Bytes that are no text, or a text that was damaged.
  static func bytes(_ number: Int, in name: String, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(plain(number, in: name).utf8)
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = 0
    case 1: bytes[place] = UInt8.random(in: 0x80...0xFF, using: &random)
    case 2: bytes.insert(contentsOf: [0xED, 0xA0, 0x80, 0xC0, 0xAF, 0xF5], at: place)
    case 3: bytes = [0xEF, 0xBB, 0xBF] + bytes
    case 4: bytes = bytes.flatMap { [$0, 0] }
    default: bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    return bytes
  }

  /// A sheet without errors with blocks inside each other.
  static func nested(_ depth: Int, _ number: Int, in name: String) -> String {
    plain(number, in: name) + String(repeating: "View { ", count: depth) + String(repeating: "}", count: depth)
  }

  /// What an import names: a sheet, or a place where there is none.
  private static func reference(from name: String, _ random: inout SeededGenerator) -> String {
    let path = Int.random(in: 0..<3, using: &random) == 0 ? places.randomElement(using: &random) : nil
    let reference = path ?? names.randomElement(using: &random) ?? ""
    return CSSSerialization.serialize(string: (name.contains("/") && path == nil ? "../" : "") + reference)
  }

  private static let places = [
    "gone.vstyle", "", ".", "sub", "sub/", "../outside/secret.vstyle", "/etc/passwd", "./part.vstyle",
    "sub/../part.vstyle", "sub/link.vstyle", "chain/0.vstyle", "many/0.vstyle", "http://127.0.0.1/a.vstyle",
    "\u{1B}]0;x\u{7}",
    "part.vstyle/in.vstyle", "PART.vstyle", "a\u{1B}.vstyle", String(repeating: "x", count: 300),
  ]

  private static let broken = [
    "View { alpha: loud; }", "View { no-such-property: 1; }", "View { tag: }", "Label { tag: 1.5; ",
    "@import \"late.vstyle\";",
    "L\\1b bel { \\1b [2J: \"\\9b\"; }", "@style title extends title { tag: 1; }", "@style x { @apply \\1b y; }",
    "}}}}", "<!--",
    "View { --a: var(--b); --b: var(--a); alpha: var(--a); }", "@theme \\202e { --\\7f: 1; ",
    "View { font: 12 \"\\a ::x\" 3; }",
  ]

  private static let odd = [
    "/* not closed", "\"not closed", "@no-such-rule;", "@layer a { View { tag: 7; } }", "\u{FEFF}\u{0}", "\\",
    "@media print {",
    "View { /* vstyle-ignore */ tag: 3 }", "@property --c { syntax: \"*\"; inherits: true; }",
  ]
}
