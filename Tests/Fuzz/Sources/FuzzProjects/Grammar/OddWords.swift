/// Numbers and texts that are edge cases for programs.
enum OddWords {
  /// Texts of numbers of any size, and of invalid numbers.
  static let numbers = [
    "1", "0", "2", "3", "-1", "4", "8", "16", "17", "255", "65536", "10000000", "2147483647", "2147483648",
    "-2147483648",
    "4294967296", "999999999999", "9223372036854775807", "9223372036854775806", "-9223372036854775808",
    "9223372036854775808",
    "18446744073709551616", "99999999999999999999999999", "1.5", "1e9", "1e308", "1e999", "-0", "0x10", "+1", " 1 ", "",
    "x", "NaN",
  ]

  /// Characters that need escapes, are invisible, combine with others or have several code units.
  static let units = [
    "a", "Z9", "\u{1}", "\"", "\\", "é", "\u{301}", "𝔸", "\u{200B}", " ", "'", "<&>", "\u{7F}", "\u{2028}",
  ]

  /// A random name, mostly short and plain.
  static func name(_ choices: inout Choices, upTo limit: Int = 40) -> String {
    if !choices.once(in: 3) { return choices.pick(["ink", "night", "a", "title", "header.png", "Ink"]) }
    let unit = choices.pick(units)
    let text = String(repeating: unit, count: max(1, choices.magnitude(upTo: limit) / unit.utf8.count))
    return text + choices.pick(["", "b", ".png"])
  }

  /// A random JSON text, mostly valid.
  static func json(_ choices: inout Choices, depth: Int = 3) -> String {
    switch choices.below(depth > 0 ? 8 : 5) {
    case 0: return choices.pick(["true", "false", "null"])
    case 1, 2:
      return "\"\(choices.pick(["a", "error", "off", "**/*.vstyle", "a.vstyle", "\\u0000", "\\ud800", "View"]))\""
    case 3: return choices.pick(numbers)
    case 4: return choices.pick(["[]", "{}", "\"\"", "", "{", "// x\n1", "/* x */ 1", "[1,]"])
    case 5, 6: return "[" + choices.several(0...3) { json(&$0, depth: depth - 1) }.joined(separator: ",") + "]"
    default: return object(&choices, keys: ["a", "a", "version", "name", "é", ""], depth: depth - 1)
    }
  }

  /// A JSON object with some of the keys, each with a random value.
  static func object(_ choices: inout Choices, keys: [String], depth: Int = 2) -> String {
    "{" + choices.several(0...5) { "\"\($0.pick(keys))\": " + json(&$0, depth: depth) }.joined(separator: ", ") + "}"
  }
}
