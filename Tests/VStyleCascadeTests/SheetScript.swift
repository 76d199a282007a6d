import TestSupport

/// Writes random sheets that use every feature of the language.
struct SheetScript {
  var random: SeededGenerator

  static let classes = ["a", "b", "c", "d"]
  static let states = ["hovered", "highlighted", "disabled", "selected"]
  static let types = ["Box", "Key", "Note"]

  /// Features that only some sheets use, because the engine has other code paths without them.
  private struct Features: OptionSet {
    let rawValue: Int

    /// Declarations of longhands.
    static let longhands = Features(rawValue: 1)
    /// `:has()` and `of S`.
    static let otherNodes = Features(rawValue: 2)
    /// `@scope`, and own styles that look at other elements.
    static let scopes = Features(rawValue: 64)
    /// `:has()` and `of S` that name the root of a scope.
    static let rootQuestions = Features(rawValue: 128)
    /// Positions among siblings.
    static let places = Features(rawValue: 4)
    /// `@property`.
    static let typed = Features(rawValue: 8)
    /// Fallbacks that revert most elements to weaker declarations.
    static let rollBacks = Features(rawValue: 16)
    /// Layers and `@property` in media queries.
    static let conditional = Features(rawValue: 32)
  }

  private let features: Features

  /// - Parameter asksOthers: whether rules may ask about other nodes, or are in scopes.
  init(_ random: SeededGenerator, asksOthers: Bool = true) {
    self.random = random
    let features = Features(rawValue: Int.random(in: 0..<256, using: &self.random))
    self.features = asksOthers ? features : features.subtracting([.otherNodes, .scopes, .rootQuestions])
  }

  mutating func sheet() -> String {
    var text = features.contains(.conditional) ? "@media (width > 500) { @layer top, base; }\n" : ""
    text += """
      @layer base, top;
      @theme day { --fg: #112233; --gap: 4; }
      @theme night { color-scheme: dark; --fg: #ddeeff; --gap: 0.5em; }
      @theme pink from day { --fg: pink; }
      @style plain { width: 3; --own: 5; }
      @style stateful { opacity: 0.5; &:hovered { width: 9; } PLACE }
      @style looking-up { .a & { width: 11; } & + & { width: 12; } OTHERS }

      """
    let ownRules = [
      (Features.otherNodes, "&:has(.b) { opacity: 0.25; } &:nth-last-child(odd of .a) { width: 14; }"),
      (.otherNodes, "&:not(:has(> Key)) { opacity: 0.75; } .a:has(.b) > & { width: 13; }"),
      (.scopes, "&:not(.b &) ~ & { width: 15; } :scope { margin: 1; }"), (.scopes, ":not(&) > &.c { width: 16; }"),
      (.rootQuestions, ".a:has(> &) &.b { width: 17; } &:has(:is(& > .a), + :not(&.c)) { opacity: 0.125; }"),
      (.rootQuestions, "&:nth-child(odd of :scope, .a + &) { width: 18; } .b:not(:has(& ~ &)) > & { margin: 2; }"),
    ]
    text.replace("OTHERS", with: ownRules.filter { features.contains($0.0) }.map(\.1).joined())
    text.replace("PLACE", with: features.contains(.places) ? "&:first-child { background-color: red; }" : "")
    if features.contains(.rollBacks) {
      text += "@layer base { .a { color: red; } .b { color: green; } } * { color: var(--none, revert-layer); }\n"
    }
    if features.contains(.typed) {
      text += property("--gap", "<length>", "2") + property("--fg", "<color>", "teal")
      text += property("--own", "<number>", "6")
    }
    for _ in 0..<number(4, 18) { text += rule(depth: 0) }
    return text
  }

  private mutating func property(_ name: String, _ syntax: String, _ initial: String) -> String {
    guard !one(in: 3) else { return "" }
    let inherits = Bool.random(using: &random)
    let rule = "@property \(name) { syntax: \"\(syntax)\"; inherits: \(inherits); initial-value: \(initial); }\n"
    guard features.contains(.conditional), one(in: 2) else { return rule }
    return "@media \(pick(["(width > 500)", "(prefers-color-scheme: dark)"])) { \(rule)}\n"
  }

  private mutating func number(_ low: Int, _ high: Int) -> Int { Int.random(in: low..<high, using: &random) }
  private mutating func one(in count: Int) -> Bool { number(0, count) == 0 }
  private mutating func pick(_ list: [String]) -> String { list.randomElement(using: &random) ?? "" }

  private mutating func rule(depth: Int) -> String {
    switch number(0, 12) {
    case 0: return "@layer \(pick(["base", "top"])) { \(rule(depth: depth)) }\n"
    case 1: return "@media \(pick(["(width > 500)", "(prefers-color-scheme: dark)"])) { \(rule(depth: depth)) }\n"
    case 2 where features.contains(.scopes), 4 where features.contains([.scopes, .rootQuestions]):
      return scope(depth: depth)
    case 3: return "@theme \(pick(["day", "night", "pink"])) { \(block(depth: depth)) }\n"
    default: return "\(selector()) { \(block(depth: depth)) }\n"
    }
  }

  private mutating func scope(depth: Int) -> String {
    var limits = [":scope > .b", "& .c", ":scope", ".a + .b", compound(), compound(), compound()]
    var roots = [compound(), compound(), ".a", ".a:not(.b *)"]
    var prefixes = [":scope > ", "& ", ".a :scope ", ":scope:not(.c) ", "& > .b ~ ", ":not(:scope) > ", ".a + :scope "]
    if features.contains(.rootQuestions) {
      limits += [".a\(rootQuestion())", compound() + rootQuestion()]
      roots += [rootQuestion(), ".b\(rootQuestion())"]
      prefixes += [
        "*\(rootQuestion()) ", ".a\(rootQuestion()) ", ":scope\(rootQuestion()) > ", "Box\(rootQuestion()) ~ ",
      ]
    }
    let root = one(in: 8) ? "" : " (\(pick(roots)))"
    let limit = one(in: 3) ? "" : " to (\(pick(limits)))"
    let question = features.contains(.rootQuestions) && one(in: 2) ? rootQuestion() : ""
    let nested = one(in: 3) ? scope(depth: depth) : one(in: 3) ? rule(depth: depth) : ""
    let inner =
      one(in: 2) ? rule(depth: depth) : "\(pick(prefixes))\(compound())\(question) { \(block(depth: depth)) }\n"
    return "@scope\(root)\(limit) { \(inner)\(nested):scope { \(block(depth: 2)) } }\n"
  }

  /// A pseudo-class that asks other elements about the root of the scope.
  private mutating func rootQuestion() -> String {
    pick([
      ":has(:scope)", ":has(> &.b)", ":not(:has(:is(& > .a)))", ":has(.a > :scope ~ .b)", ":has(:not(&) + :is(& *))",
      ":has(~ .a:not(:scope > *, :scope))", ":nth-child(odd of :scope > .a)", ":nth-last-child(2 of :not(&))",
      ":nth-child(n+2 of .a, :is(& .b))", ":has(:is(& > .a) .b)", ":has(~ &)", ":nth-last-child(1 of & ~ *, &)",
      ":is(.a, :has(:nth-child(2 of :not(:scope) > .b)))", ":has(> .a:hovered:not(&))",
      ":nth-child(1 of :disabled:not(:scope))",
    ])
  }

  private mutating func block(depth: Int) -> String {
    var text = ""
    for _ in 0..<number(1, 4) { text += declaration() }
    if depth < 2, one(in: 4) {
      let selectors = ["&:hovered", "& \(compound())", "&.c", "> \(compound())"]
      let others = features.contains(.otherNodes) ? [".b:has(&)", "&:has(> &)", "&:nth-child(2 of &)"] : []
      text += "\(pick(selectors + others)) { \(block(depth: depth + 1)) }"
    }
    return text
  }

  /// The argument of a `:has()`.
  private mutating func relative() -> String {
    var text = pick(["", "> ", "+ ", "~ "]) + part()
    for _ in 0..<number(0, 3) where one(in: 2) { text += pick([" ", " > ", " + ", " ~ "]) + part() }
    return one(in: 5) ? text + ", > .d" : text
  }

  /// A compound selector in a `:has()`.
  private mutating func part() -> String {
    pick([
      ".a", ".b", ".c.d", "Key", "*", ":highlighted", ":is(.a .b, .c)", ":not(.a > *)", ":nth-child(2 of .a)", "#one",
      ":nth-last-child(1 of .b)", ":last-child", ":theme(night)", ":empty", ".a:hovered", ".d:not(:is(.c + *))",
    ])
  }

  /// A position among the siblings that match a selector.
  private mutating func position() -> String {
    let lists = [".a", ".a, .b", ":disabled", ":is(.a .b, .c)", "Box:has(> .a)", ".a + *", ":not(.a)", ":first-child"]
    let formulas = ["odd", "2", "-n+2", "3n+2", "1", "n+2"]
    return ":nth-\(pick(["child", "last-child"]))(\(pick(formulas)) of \(pick(lists)))"
  }

  private mutating func declaration() -> String {
    let important = one(in: 10) ? " !important" : ""
    if one(in: 4) {
      let values = [
        "red", "7", "var(--gap)", "var(--fg)", "inherit", "initial", "var(--own, 3)", "2em", "calc(1rem + 1em)",
        "1.5rem", "light-dark(red, lime)", "currentcolor", "color-mix(in srgb, currentcolor, light-dark(red, lime))",
      ]
      return "\(pick(["--fg", "--gap", "--own", "--late"])): \(pick(values))\(important);"
    }
    let wide = [
      "inherit", "initial", "unset", "revert", "revert-layer", "var(--late)", "var(--none, revert-layer)",
    ]
    if features.contains(.longhands), one(in: 3) { return longhand(wide) + important + ";" }
    switch number(0, 8) {
    case 0:
      return "color: \(pick(["var(--fg)", "green", "currentcolor", "light-dark(white, black)"] + wide))\(important);"
    case 1: return "font-size: \(pick(["2em", "20", "1rem", "var(--gap)", "var(--late, 9)"] + wide))\(important);"
    case 2:
      return
        "background-color: \(pick(["currentcolor", "var(--fg)", "var(--fg, blue)", "light-dark(red, lime)"] + wide))\(important);"
    case 3: return "width: \(pick(["1em", "calc(2rem + 1px)", "var(--own)", "var(--gap)", "5"] + wide))\(important);"
    case 4: return "opacity: \(pick(["0.1", "0.9", "var(--own)"] + wide))\(important);"
    case 5: return "\(pick(["title-color", "glow"])): \(pick(["red", "currentcolor", "var(--fg)"] + wide))\(important);"
    case 6: return "text-color: \(pick(["blue", "currentcolor", "var(--fg)"] + wide))\(important);"
    default: return one(in: 3) ? "all: \(pick(wide))\(important);" : "width: 1\(important);"
    }
  }

  /// A declaration of a property that has longhands, or of one of its longhands.
  private mutating func longhand(_ wide: [String]) -> String {
    let lengths = ["1em", "7", "var(--gap)", "var(--none, revert-layer)", "var(--none, inherit)"] + wide
    switch number(0, 6) {
    case 0:
      return "\(pick(["margin", "pad", "key-inset"])): \(pick(["1 2 3", "1em", "var(--gap)", "var(--own) 2"] + wide))"
    case 1: return "font: \(pick(["bold 2em system", "headline", "var(--gap) serif"] + wide))"
    case 2: return "font-weight: \(pick(["bold", "var(--late)", "650"] + wide))"
    case 3: return "line-height: \(pick(["2", "normal"] + wide))"
    default:
      return "\(pick(["margin", "pad", "key-inset"]))-\(pick(["top", "left"])): \(pick(lengths))"
    }
  }

  private mutating func selector() -> String {
    var text = compound()
    for _ in 0..<number(0, 3) { text += pick([" ", " > ", " + ", " ~ "]) + compound() }
    return text
  }

  private mutating func compound() -> String {
    var text = pick(["", "", "Box", "Key", "Note", "Box:exact", "*"])
    for _ in 0..<number(0, 3) {
      switch number(0, 16) {
      case 0: text += "#one"
      case 1: text += "[kind=\"x\"]"
      case 2: text += "[kind]"
      case 3: text += ":hovered"
      case 4: text += pick([":highlighted", ":disabled", ":enabled", ":normal", ":selected"])
      case 5, 6:
        let plain = [":first-child", ":last-child", ":only-child", ":nth-child(2n)", ":nth-last-of-type(1)", ":empty"]
        if features.contains(.places) {
          text += pick(plain)
        } else if features.contains(.otherNodes) {
          text += position()
        }
      case 7: text += ":not(\(pick([".a", ".b .c", ".a > *", ":hovered"])))"
      case 8: text += ":is(\(pick([".a, .b", ".a .b, .c", "Key, .d > .a"])))"
      case 9 where features.contains(.otherNodes):
        if one(in: 3) { text += position() } else { text += ":has(\(relative()))" }
      case 10: text += pick([":root", ":theme(night)", ":theme(day)", ":scheme(dark)"])
      default: text += "." + pick(Self.classes)
      }
    }
    return text.isEmpty ? ".a" : text
  }
}
