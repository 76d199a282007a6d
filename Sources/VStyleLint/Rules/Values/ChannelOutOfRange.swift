import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A channel of a color that is clamped.
  static let channelOutOfRange = LintRule(
    .channelOutOfRange, fixes: .suggestion,
    summary: "A channel or the opacity of a color is not in its range, so the color is another one.",
    why: """
      The color is another one than the numbers say, because CSS clamps them without a message. Write a number within \
      the range.
      """,
    bad: [
      "Label { text-color: rgb(↓300 0 0); }",
      "Label { text-color: rgb(0 0 0 / ↓50); }",
      "Label { text-color: oklch(↓70 0.1 200); }",
      "Label { text-color: ↓rgb(0.2, 0.4, 0.9); }",
    ],
    good: [
      "Label { text-color: rgb(255 0 0); }",
      "Label { text-color: rgb(0 0 0 / 50%); }",
      "Label { text-color: oklch(70% 0.1 200); }",
      "Label { text-color: color(srgb 0.2 0.4 0.9); }",
    ],
    check: { context in
      context.functionTokens(named: Set(spaces.keys)) { tree, function in
        guard let space = spaces[tree.tape.name(function).lowercased()] else { return [] }
        let found = components(of: function, tree.tape).enumerated().compactMap { index, token -> Diagnostic? in
          let channel = index < 3 ? space.channels[index] : ColorSpace.opacity
          guard index < 4, let range = excess(of: token, channel, tree.tape) else { return nil }
          let (text, location) = (tree.source.text(in: tree.tape.range(token)), tree.location(ofToken: token))
          let meant = meant(by: token, channel, tree.tape)
          return Diagnostic(
            .channelOutOfRange, at: location, "`\(text)` is clamped: \(channel.name) is from \(range)", expected: range,
            found: text, help: "write a number from \(range)",
            fixes: [.init("replace with `\(meant)`", safety: .suggestion, edits: [.init(location, meant)])])
        }
        if found.isEmpty, let fraction = fractions(in: function, tree) { return [fraction] }
        return found.isEmpty || !isColor(function, tree.tape) ? [] : found
      }
    })

  private static let spaces: [String: ColorSpace] = [
    "rgb": .rgb, "rgba": .rgb, "hsl": .hsl, "hsla": .hsl, "hwb": .hwb, "lab": .lab, "lch": .lch, "oklab": .oklab,
    "oklch": .oklch,
  ]

  /// Returns whether a function is a valid color, as far as that is known: custom properties may stand for anything.
  ///
  /// An open function may contain the rest of the sheet, with the open functions in it. It is reported as such.
  private static func isColor(_ function: Int, _ tape: TokenTape) -> Bool {
    guard tape.closer(of: function) < tape.count else { return false }
    let tokens = function..<tape.indexAfterComponentValue(function)
    return VariableReferences.appear(tokens, in: tape)
      || ValueKind.color.value(of: TokenCursor(tape, tokens)) != nil
  }

  /// Returns the first tokens of the components of a color function; those of a relative color are left out.
  private static func components(of function: Int, _ tape: TokenTape) -> [Int] {
    var tokens: [Int] = []
    var index = function + 1
    let end = min(tape.closer(of: function), tape.count)
    while index < end {
      let kind = tape.kind(index)
      if tape.isIdent(index, "from") { return [] }
      if !kind.isTrivia, kind != .comma, !tape.isDelim(index, "/") { tokens.append(index) }
      // A custom property may be any number of components.
      if kind == .function, tape.isName(index, "var") { return tokens.dropLast() }
      index = tape.indexAfterComponentValue(index)
    }
    return tokens
  }

  /// Returns the diagnostic about channels of `rgb()` from 0 to 1, as Swift writes them; `nil` for other colors.
  private static func fractions(in function: Int, _ tree: SyntaxTree) -> Diagnostic? {
    let tape = tree.tape
    guard ["rgb", "rgba"].contains(tape.name(function).lowercased()) else { return nil }
    let parts = components(of: function, tape)
    guard (3...4).contains(parts.count), parts.allSatisfy({ tape.kind($0) == .number }) else { return nil }
    let channels = parts.prefix(3).map { tape.number($0) }
    guard channels.allSatisfy({ $0 >= 0 && $0 <= 1 }), channels.contains(where: { $0 > 0 && $0 < 1 }),
      isColor(function, tape)
    else { return nil }
    let texts = parts.map { tape.source.text(in: tape.range($0)) }
    let right = "color(srgb \(texts.prefix(3).joined(separator: " "))\(texts.count > 3 ? " / \(texts[3])" : ""))"
    let location = tree.location(of: function..<tape.indexAfterComponentValue(function))
    return Diagnostic(
      .channelOutOfRange, at: location,
      "the channels of `\(tape.name(function))()` are from 0 to 255, so this is nearly black",
      expected: "0 to 255", found: texts.prefix(3).joined(separator: ", "),
      help: "write `\(right)` for channels from 0 to 1",
      fixes: [.init("replace with `\(right)`", safety: .suggestion, edits: [.init(location, right)])])
  }

  /// Returns what a number outside of the range of a channel probably means: a percentage, or the nearest number.
  private static func meant(by token: Int, _ channel: ColorSpace.Channel, _ tape: TokenTape) -> String {
    let number = tape.number(token)
    let isPercentage = tape.kind(token) == .percentage
    let text = tape.source.text(in: tape.range(token))
    if !isPercentage, channel.bounds.upper <= 1, number > 1, number <= 100 { return text + "%" }
    guard number > 0 else { return isPercentage ? "0%" : "0" }
    let unit = isPercentage ? (channel.percentBasis ?? 1) / 100 : 1
    return ContrastPair.text(channel.bounds.upper / unit) + (isPercentage ? "%" : "")
  }

  /// Returns the range of a channel that a number is outside of, as text; `nil` if it is within.
  private static func excess(of token: Int, _ channel: ColorSpace.Channel, _ tape: TokenTape) -> String? {
    let isPercentage = tape.kind(token) == .percentage
    guard isPercentage || tape.kind(token) == .number else { return nil }
    let unit = isPercentage ? (channel.percentBasis ?? 1) / 100 : 1
    let (lower, upper) = (channel.bounds.lower / unit, channel.bounds.upper / unit)
    let number = tape.number(token)
    guard number < lower || number > upper else { return nil }
    let sign = isPercentage ? "%" : ""
    guard upper.isFinite else { return "0\(sign) up" }
    return "0\(sign) to \(ContrastPair.text(upper))\(sign)"
  }
}
