import VStyleCheck
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A line height that is no multiple of the font size, but a percentage or points.
  static let hugeLineHeight = LintRule(
    .hugeLineHeight, needs: .propertyNames, fixes: .suggestion,
    summary: "A line height is more than six times the size of the font: it was meant in percent or in points.",
    why: """
      A number is a multiple of the font size, as in CSS: `24` makes each line as high as 24 of them. Write a multiple \
      such as `1.4`, or a percentage.
      """,
    bad: [
      "Label.lede { line-height: ↓135; }",
      "Label.title { font: 600 24/↓120 system; }",
      "Label.note { line-height: ↓24; font-size: 16; }",
    ],
    good: [
      "Label.lede { line-height: 135%; }",
      "Label.title { font: 600 24/120% system; }",
      "Label.note { line-height: 1.5; font-size: 16; }",
    ],
    check: { context in
      guard context.propertyNames.contains(where: { $0.hasSuffix("line-height") || $0.hasSuffix("font") }) else {
        return []
      }
      return context.rules { rule in
        rule.declarations.compactMap { declaration -> Diagnostic? in
          guard let use = declaration.lineHeight, use.number > most, let location = declaration.location else {
            return nil
          }
          let size = use.size ?? rule.size(besides: declaration)
          let meant = meant(by: use.number, size)
          let place = SourceLocation(location.source, use.range)
          return Diagnostic(
            .hugeLineHeight, at: place,
            "each line is \(CSSSerialization.serialize(number: use.number)) times as high as the font",
            expected: "a multiple of the font size, such as `1.4`",
            help: meant.map { "write `\($0)`" }
              ?? "the number is a multiple of the font size, and not points: divide it by the size",
            fixes: meant.map { text in
              [.init("replace with `\(text)`", safety: .suggestion, edits: [.init(place, text)])]
            } ?? [])
        }
      }
    })

  /// The greatest multiple that somebody may want.
  private static let most = 6.0

  /// Returns the line height that a number was meant as: a percentage or, with a known font size, points.
  private static func meant(by number: Double, _ size: Double?) -> String? {
    if (70...400).contains(number) { return "\(CSSSerialization.serialize(number: number))%" }
    guard let size, size > 0, (0.8...most).contains(number / size) else { return nil }
    return CSSSerialization.serialize(number: (number / size * 100).rounded() / 100)
  }
}

extension Declaration {
  /// A line height that is written as a number, the size of the font beside it, and the bytes of the number.
  fileprivate var lineHeight: (number: Double, size: Double?, range: SourceRange)? {
    let isLonghand = name.hasSuffix("line-height")
    guard isLonghand || name.hasSuffix("font"), case .typed(let values) = value, let slice else { return nil }
    let tape = slice.tape
    if isLonghand {
      guard let token = slice.tokens.first(where: { !tape.kind($0).isTrivia }), tape.kind(token) == .number else {
        return nil
      }
      return (tape.number(token), nil, tape.range(token))
    }
    guard let slash = slice.tokens.first(where: { tape.isDelim($0, "/") }),
      let token = slice.tokens.first(where: { $0 > slash && !tape.kind($0).isTrivia }), tape.kind(token) == .number
    else { return nil }
    return (tape.number(token), values.first?.value[as: Font.self]?.size, tape.range(token))
  }
}

extension StyleRule {
  /// The font size that another declaration of the rule sets, for a longhand `line-height`; `nil` if none does.
  fileprivate func size(besides declaration: Declaration) -> Double? {
    guard declaration.name.hasSuffix("line-height") else { return nil }
    let font = String(declaration.name.dropLast("line-height".count)) + "font"
    return declarations.lazy.compactMap { other -> Double? in
      switch other.name {
      case font: other.typedValue(as: Font.self)?.size
      case font + "-size": other.typedValue(as: Double.self)
      default: nil
      }
    }.first
  }
}
