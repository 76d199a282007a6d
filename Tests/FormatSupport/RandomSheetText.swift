import TestSupport
package import VStyleFormat

/// A generator of random sheets as text.
///
/// The sheets contain all statements, groups of declarations in columns, and comments and odd white space wherever the
/// syntax allows them. Most places are tidy, so that an odd place appears among lines that the formatter aligns.
package struct RandomSheetText {
  private var random: SeededGenerator
  private var lineEnds = ["\n"]
  private var oddness = 8

  /// Creates the generator for a seed.
  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The text of a sheet.
  package mutating func sheet() -> String {
    lineEnds = oneIn(4) ? [pick("\r\n", "\r", "\u{C}")] : ["\n"]
    // A file that several editors have changed has different line endings.
    if oneIn(6) { lineEnds = ["\n", "\r\n", "\r", "\n"] }
    oddness = pick(2, 4, 8, 16, 64)
    var out = oneIn(20) ? "\u{FEFF}" : ""
    if oneIn(10) { out += separator(depth: 0) + "/* vstyle-fmt \(pick("off", "ignore")) */" + gap() }
    for _ in 0..<Int.random(in: 1...4, using: &random) { out += statement(depth: 0) + separator(depth: 0) }
    // Some sheets are cut off at the end.
    return oneIn(20) ? String(out.unicodeScalars.dropLast(Int.random(in: 1...8, using: &random))) : out
  }

  /// Options for a sheet.
  package mutating func options() -> FormatOptions {
    var options = FormatOptions()
    guard !oneIn(3) else { return options }
    options.indentation = oneIn(4) ? .tab(width: pick(1, 4, 8)) : .spaces(pick(0, 1, 2, 3, 4, 8))
    options.maximumWidth = pick(20, 30, 40, 60, 100, .max)
    options.lineEnding = pick(.asWritten, .lineFeed, .carriageReturnLineFeed, .carriageReturn)
    options.quotes = pick(.double, .single, .asWritten)
    options.hexColors = pick(.asWritten, .short, .long)
    options.functionNames = pick(.asWritten, .lowercase)
    options.finalLineEnding = pick(.present, .absent, .asWritten)
    return options
  }

  // MARK: Statements

  private mutating func statement(depth: Int) -> String {
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<6: return selectors() + block(depth: depth)
    case 6..<9: return atRule(depth: depth)
    case 9..<11: return depth > 0 ? column(depth: depth) : selectors() + "{" + column(depth: depth + 1) + "}"
    case 11: return comment()
    case 12: return "/* vstyle-fmt \(pick("off", "on", "ignore")) */"
    case 13: return oneIn(3) ? junk() : declaration() + ";"
    default: return depth > 0 ? declaration() + end() : selectors() + block(depth: depth)
    }
  }

  private mutating func atRule(depth: Int) -> String {
    let name = pick(
      "@media", "@MEDIA", "@supports", "@layer", "@theme", "@style", "@view", "@property", "@apply", "@import",
      "@--Own", "@unknown", "@")
    let prelude = pick(
      "", "(width >= 300)", "( width:300px )", "screen and (a>b)", "x , y.z", "night", "Card:View", "--typed", "'a'",
      "\"b\" layer( x )", "not (a:b)", list(of: ["x", "y"]),
      "(width>=.50px) and (a:b)and ((hover) or (height<1E+3px) or (c))", "screen and (a) and (b),print and (c)")
    let head = name + gap() + (prelude.isEmpty ? "" : space() + gap() + prelude) + gap()
    return oneIn(3) ? head + end() : head + block(depth: depth)
  }

  private mutating func block(depth: Int) -> String {
    var out = gap() + "{"
    let isFlat = oneIn(3)
    for _ in 0..<(depth > 2 ? pick(0, 1) : pick(0, 1, 2, 3)) {
      out += isFlat ? gap() + declaration() + end() : separator(depth: depth + 1) + statement(depth: depth + 1)
    }
    return out + (isFlat ? gap() : separator(depth: depth)) + "}"
  }

  /// Declarations with most of their values aligned in a column.
  private mutating func column(depth: Int) -> String {
    let width = pick(0, 8, 14, 20)
    var out = ""
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let name = self.name() + (oneIn(oddness) ? gap() : "") + ":"
      let padding = String(repeating: " ", count: max(oneIn(oddness * 2) ? 2 : 1, width - name.unicodeScalars.count))
      let remark = oneIn(4) ? comment() + (oneIn(2) ? " " : gap()) : ""
      out += separator(depth: depth) + name + padding + remark + value() + importance() + end()
      if oneIn(4) { out += String(repeating: " ", count: pick(0, 1, 3)) + comment() }
    }
    return out
  }

  private mutating func declaration() -> String {
    name() + gap() + ":" + gap() + (oneIn(12) ? "" : value()) + importance() + gap()
  }

  private mutating func importance() -> String {
    oneIn(10) ? gap() + "!" + gap() + pick("important", "IMPORTANT", "foo") : ""
  }

  private mutating func end() -> String { oneIn(oddness * 2) ? pick("", ";;", " ; ") : ";" }

  // MARK: Values and selectors

  private mutating func name() -> String {
    pick(
      "alpha", "a", "text-color", "textColor", "background-color", "separator-inset", "number-of-lines", "--own",
      "--Own-name", "Font", "al\\70 ha", "é", "x1")
  }

  private mutating func value() -> String { list(of: (0..<pick(1, 1, 1, 2, 3)).map { _ in component(depth: 2) }) }

  /// Texts separated by commas, slashes or white space.
  private mutating func list(of parts: [String]) -> String {
    var out = ""
    for part in parts {
      if !out.isEmpty { out += oneIn(2) ? gap() + "," + gap() : oneIn(6) ? gap() + "/" + gap() : space() + gap() }
      out += part
    }
    return out
  }

  private mutating func component(depth: Int) -> String {
    if depth > 0, oneIn(4) {
      let (open, close) = pick(("rgb(", ")"), ("(", ")"), ("[", "]"), ("calc(", ")"), ("{", "}"), ("var(", ")"))
      let parts = (0..<pick(0, 1, 2, 4)).map { _ in component(depth: depth - 1) }
      return open + gap() + list(of: parts) + gap() + close
    }
    return pick(
      "1", "+2", "-.5e3px", "50%", "red", "singleLine", "none", "#fff", "'it''s'", "\"a\"", "'a\"b'", "url(a b)",
      "url( x )",
      "u+26", "é", "a\\9", "\\41 ", "+", "*", "=", "|", "<!--", "-->", "@x", "--x", "\"open", "inherit", "system",
      "averyveryverylongword-that-does-not-fit", "12345678901234567890", "#FFAA00", "#FFFFFF80", "1.50", "2.0",
      "1E+2PX",
      "f(g(a\(gap()),\(gap())b) c, RGB(0 0 0/.5))", "calc(1px*(2 + .50)/3)", "record(one 1, two h(x y), three 3)")
  }

  private mutating func selectors() -> String {
    var out = ""
    for _ in 0..<pick(1, 1, 2, 3) {
      if !out.isEmpty { out += gap() + "," + gap() }
      out += compound()
      for _ in 0..<pick(0, 0, 1, 2) { out += pick(" ", " > ", ">", "+", " ~ ", "  ") + gap() + compound() }
    }
    return out
  }

  private mutating func compound() -> String {
    pick("Label", "Button", "*", ".primary", "&", "#main", "")
      + pick(
        "", "", ".a", ":highlighted", ":not( .a,.b )", ":nth-child( 2n + 1 of .a )", "[ tag = 'x' i ]", "[a|=b]", "::x",
        ":is()", ":is(A\(gap()),\(gap())B)",
        ":not(.one, :is(.two,.three) > .four)", ":nth-child(-N+3)", ":nth-last-child(2n\(gap())- 1)")
  }

  // MARK: Junk, comments and white space

  private mutating func junk() -> String { (0..<pick(1, 1, 2, 6)).map { _ in junkToken() + gap() }.joined() }

  private mutating func junkToken() -> String {
    oneIn(3)
      ? component(depth: 2)
      : pick(")", "]", "}", ";", "x", "a:b:c", "= 1 2", "<!--", "@ {", "\"open", "{}", "()", "\\", "a{b}c", ": 1", "?;")
  }

  private mutating func comment() -> String {
    pick(
      "/**/", "/* a */", "/* a\(lineEnd)   b */", "/* a\(lineEnd) * b\(lineEnd) */", "/* é  */", "/* x; } */",
      "/* vstyle-ignore */")
  }

  /// Required white space.
  private mutating func space() -> String { oneIn(oddness) ? pick("  ", "\t", lineEnd, lineEnd + "  ") : " " }

  /// Optional white space and comments: nothing or one space in most places.
  private mutating func gap() -> String {
    guard oneIn(oddness) else { return pick("", " ") }
    return pick(
      space(), comment(), " " + comment(), comment() + " ", " \(comment()) ", comment() + comment(),
      lineEnd + comment() + lineEnd, space() + space())
  }

  /// The white space between statements.
  private mutating func separator(depth: Int) -> String {
    guard !oneIn(oddness) else { return gap() }
    let indent = String(repeating: "  ", count: depth) + (oneIn(oddness) ? " " : "")
    return lineEnd + (oneIn(6) ? lineEnd : "") + indent
  }

  private var lineEnd: String {
    mutating get { lineEnds[Int.random(in: 0..<lineEnds.count, using: &random)] }
  }

  // MARK: Chance

  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func pick<Value>(_ values: Value...) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
