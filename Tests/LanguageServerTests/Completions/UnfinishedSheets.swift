import TestSupport

/// Random texts of sheets while they are written, with damage.
enum UnfinishedSheets {
  /// Statements, and the beginnings of some.
  static let pieces = [
    "Label { alpha: 1; }", "Label { te", "Label { text-color: ", "Label { text-color: var(--zq", ".zq { alpha: 1 }",
    "Label.zq", "#zq", "Button#z { title-color: rgb(", "Button:hi", "Label:theme(zq) { alpha: 1; }", "Label:zq",
    "@apply zq;", "@the", "@theme zq { --zq: red; }", "@theme x from z", "@style s for Label extends zq { @apply zq; }",
    "@layer zq, l;", "@layer l { Label { alpha: 1; } }", "@import \"zq", "@import \"names.vstyle\" layer(zq) theme(z);",
    "@import 'zq", "ImageView { image: url(zq", "ImageView { image: url(\"zq", "ImageView { image: image('f", "}", "{",
    "ImageView { image: u\\72l(fzq) }", "ImageView { image: url( f zq ) }", "@media (orient", "@media (orientation: p",
    "@view X: V", "@view Zq: View { zq: <number>; }", "@property --zq { syntax: \"*\"; }", "@scope (.zq) to (#zq) {}",
    "@supports (alpha: 1) { Label { a", "@supports selector(.zq) {}", "ZqSchema { zq: zq; }", "ZqSchema:zq { zq: ",
    "ZqSchema { ", "ZqSchema { zq", "ZqSchema:", "ZqSchema { zq: 1; z", "&:is(ZqSchema:z",
    "&:is(.zq, > .y) { alpha: calc(1 + ", "/* zq */", "/* ", "\"", "'", "(", "[", ")", "]", ";", ":", ",", "\\", "@",
    "#",
    ".", "--zq: 1;", "--", "-", "😀", "é", "\u{0}", "\u{1B}", "\u{FEFF}", "!important", "1e3", "50%", "#f00", "U+26",
    "<!--",
    "-->", "Label:not(:hi", "View > Label + .zq ~ #zq { alpha: 1; }", "all: unset;", "alpha: inherit",
    "var(--a, var(--zq",
    "color-mix(in srgb, red, ", "Label { &:disabled { te: red; } text: \"a\"; }", "Label { alpha : 1; x y: 2; }", "$0",
    "${",
    "Label { alpha: 1\n text-color: red }", "\"a\\\nzq\"", "url(a\\)zq)", "te\\78 t-color: r", "\\41 bc { }",
    "@m\\65 dia (",
  ]

  private static let separators = ["\n", " ", "", "\r\n", "\r", "\u{C}", "\t", "/**/"]

  /// Returns a text.
  static func text(_ random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...7, using: &random) {
      text += pieces.randomElement(using: &random) ?? ""
      text += separators.randomElement(using: &random) ?? ""
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) { damage(&text, &random) }
    return text
  }

  /// Removes, repeats or inserts something.
  private static func damage(_ text: inout String, _ random: inout SeededGenerator) {
    var scalars = Array(text.unicodeScalars)
    let start = Int.random(in: 0...scalars.count, using: &random)
    let end = min(scalars.count, start + Int.random(in: 0...6, using: &random))
    switch Int.random(in: 0..<3, using: &random) {
    case 0: scalars.removeSubrange(start..<end)
    case 1: scalars.insert(contentsOf: Array(scalars[start..<end]), at: start)
    default: scalars.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "").unicodeScalars), at: start)
    }
    text = String(String.UnicodeScalarView(scalars))
  }
}
