/// A generator of sheets with the whole language, valid and invalid, with white space and comments in all places.
struct SheetGrammar {
  /// The layout of the sheet.
  private enum Layout {
    case plain, aligned, wild
  }

  /// The sheets that may be imported.
  let imports: [String]
  private var choices: Choices
  private var layout = Layout.plain
  private var text = ""

  /// Generates a sheet with the next choices.
  static func sheet(_ choices: inout Choices, imports: [String] = []) -> String {
    var grammar = SheetGrammar(imports: imports, choices: choices)
    grammar.writeSheet()
    choices = grammar.choices
    return grammar.text
  }

  /// Generates a selector with the next choices.
  static func selector(_ choices: inout Choices) -> String {
    var grammar = SheetGrammar(imports: [], choices: choices)
    grammar.writeSelector(3)
    choices = grammar.choices
    return grammar.text
  }

  private init(imports: [String], choices: Choices) {
    self.imports = imports
    self.choices = choices
  }

  private mutating func writeSheet() {
    layout = choices.pick([.plain, .aligned, .wild])
    for _ in 0..<choices.number(1...6) {
      writeStatement(3)
      text += layout == .wild ? choices.pick(SheetWords.gaps) : choices.pick(["\n", "\n\n"])
    }
  }

  /// Writes white space, or comments and other white space instead.
  private mutating func gap(_ usual: String = " ") {
    switch layout {
    case .plain: text += choices.once(in: 40) ? choices.pick(SheetWords.gaps) : usual
    case .aligned: text += choices.once(in: 12) ? choices.pick(SheetWords.gaps) : usual
    case .wild: text += choices.once(in: 2) ? choices.pick(SheetWords.gaps) : usual
    }
  }

  private mutating func name() -> String { choices.pick(SheetWords.names) }

  // MARK: Statements

  private mutating func writeStatement(_ depth: Int) {
    if choices.once(in: 60) { return text += choices.pick(SheetWords.broken) }
    switch choices.below(depth > 0 ? 16 : 6) {
    case 0...5:
      writeSelector(2)
      writeBlock(depth)
    case 6: writeAtRule("layer", choices.pick(["a", "b", "a.b", ""]), depth)
    case 7:
      text += choices.pick([
        "@layer a, b;", "@layer b;", "@charset \"utf-8\";", "@apply a;", "@namespace x;",
        "@custom-media --a (--b), (width > 1px);", "@custom-media --b true;",
      ])
    case 8: writeAtRule("media", choices.pick(SheetWords.conditions), depth)
    case 9: writeAtRule("supports", choices.pick(["(alpha: 1)", "selector(:has(Label))", "(not (gravity: 9))"]), depth)
    case 10: writeAtRule("theme", choices.pick(["a", "a from b", "b from a", "c from x", "b", "from a"]), depth)
    case 11:
      writeAtRule(
        "style", choices.pick(["a", "b extends a", "a for Label extends b", "a extends a", "c for Buton"]), depth)
    case 12: writeAtRule("scope", choices.pick(["(.a) to (.b)", "(.row)", "", "(&) to (:scope > *)"]), depth)
    case 13:
      let name = choices.pick(SheetWords.customProperties)
      text +=
        "@property \(name) { syntax: \"\(choices.pick(["<length>", "*", "<color> | none", "<number>#", "<x>"]))\";"
      gap()
      text +=
        "inherits: \(choices.pick(["true", "false", "x"])); initial-value: \(choices.pick(["0", "red", "", "1 2"])) }"
    case 14:
      text +=
        "@view \(choices.pick(["Gauge", "Label", "G2"])): \(choices.pick(["View", "Gauge", "G2", "X"])) { needle: <color>; n: <number 0..100>; look: thin | thick }"
    default:
      let target = choices.pick(imports + ["missing.vstyle", "../x.vstyle"])
      text += "@import \"\(target)\"\(choices.pick(["", " layer(a)", " layer theme(a) (width > 1)", " x"]));"
    }
  }

  private mutating func writeAtRule(_ name: String, _ prelude: String, _ depth: Int) {
    text += "@\(name)"
    gap()
    text += prelude
    writeBlock(depth)
  }

  private mutating func writeBlock(_ depth: Int) {
    gap()
    text += "{"
    let isOnLine = choices.once(in: 3)
    let indent = isOnLine ? " " : "\n" + String(repeating: "  ", count: 4 - depth)
    let column = choices.number(10...22)
    for _ in 0..<choices.number(0...5) {
      gap(indent)
      switch choices.below(8) {
      case 0 where depth > 0: writeStatement(depth - 1)
      case 1:
        text += "@apply"
        gap()
        text += choices.pick(["a", "b", "a b", "x"]) + ";"
      default: writeDeclaration(column)
      }
    }
    gap(isOnLine ? " " : "\n")
    if !choices.once(in: 80) { text += "}" }
  }

  private mutating func writeDeclaration(_ column: Int) {
    if choices.once(in: 50) { text += choices.pick(SheetWords.broken) }
    let row = choices.pick(SheetWords.declarations)
    let isCustom = choices.once(in: 5)
    let property = isCustom ? choices.pick(SheetWords.customProperties) : choices.pick(row.names)
    text += property
    if layout != .plain, choices.once(in: 10) { gap() }
    text += ":"
    if layout == .aligned { text += String(repeating: " ", count: max(1, column - property.count)) } else { gap() }
    switch choices.below(8) {
    case 0:
      text += "var("
      gap("")
      text += choices.pick(SheetWords.customProperties)
      if choices.once(in: 2) { text += ", " + choices.pick(row.values) }
      text += ")"
    case 1: text += choices.pick(SheetWords.wideKeywords)
    case 2 where isCustom: text += choices.pick(["", "{ a: b }", "var(--a) var(--b)", "var(--a)var(--a)", "[x]", ";"])
    default: writeValue(choices.pick(row.values))
    }
    if choices.once(in: 12) { text += choices.pick([" !important", "!important", " ! important"]) }
    if layout != .plain, choices.once(in: 10) { gap("") }
    if !choices.once(in: 20) { text += ";" }
    if choices.once(in: 8) { text += choices.pick([" /* note */", "   /* longer note */", "/* tight */"]) }
  }

  /// Writes a value with a gap for each of its spaces.
  private mutating func writeValue(_ value: String) {
    for (index, part) in value.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { gap() }
      text += part
    }
  }

  // MARK: Selectors

  private mutating func writeSelector(_ depth: Int) {
    for index in 0..<choices.number(1...3) {
      if index > 0 {
        let combinator = choices.pick([",", "", ">", "+", "~", "||"])
        gap(combinator == "," ? "" : " ")
        text += combinator
        gap()
      }
      writeCompound(depth)
    }
  }

  private mutating func writeCompound(_ depth: Int) {
    if choices.once(in: 2) { text += choices.pick(SheetWords.types + ["&"]) }
    for _ in 0..<choices.number(0...2) {
      switch choices.below(depth > 0 ? 8 : 4) {
      case 0: text += "." + name()
      case 1: text += ":" + choices.pick(SheetWords.states)
      case 2: text += "#" + name()
      case 3:
        text += choices.pick([
          "[role]", "[role=\"x\" i]", "[a|=b]", ":root", ":empty", ":first-child", ":exact", "::part(x)",
        ])
      case 4, 5:
        text += choices.pick([":is(", ":not(", ":where(", ":has("])
        gap("")
        writeSelector(depth - 1)
        text += ")"
      case 6: text += choices.pick([":theme(a)", ":scheme(dark)", ":nth-child(2n + 1)", ":nth-last-child(-n+3)"])
      default:
        text += ":nth-child(even of "
        writeSelector(depth - 1)
        text += ")"
      }
    }
  }
}
