public import VStyleSyntax

/// An error in a value: the expected syntax, the text that was found, and its range.
///
/// The error does not contain the name of the property. Callers add it when they convert the error to a
/// ``Diagnostic``.
public struct ValueError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The rule that the value breaks.
  public var rule: DiagnosticRule

  /// The bytes of the error in the source of the tokens.
  public var range: SourceRange

  /// The expected syntax, in the value definition syntax or in words: `<color>`, `1 to 4 numbers`.
  public var expected: String

  /// A description that quotes the text that was found, such as "the number `12`".
  public var found: String

  /// A hint for the author; `nil` if the expected syntax is hint enough.
  public var help: String?

  /// The replacement for the bytes of the error; `nil` if there is no good guess.
  public var suggestion: String?

  /// Creates an error.
  public init(
    _ rule: DiagnosticRule, at range: SourceRange, expected: String, found: String, help: String? = nil,
    suggestion: String? = nil
  ) {
    self.rule = rule
    self.range = range
    self.expected = expected
    self.found = found
    self.help = help
    self.suggestion = suggestion
  }

  /// The name of the rule, the expected syntax, and the text that was found.
  public var description: String { "\(rule.name): expected \(expected), found \(found)" }

  /// The error of a value type that also accepts `none`.
  ///
  /// An error at the start of the value lists `none` in the expected syntax, and suggests it for a similar keyword.
  func namingNone(from start: Int, in tape: TokenTape) -> ValueError {
    guard tape.range(start).start == range.start, rule == .valueTypeMismatch || rule == .unknownKeyword else {
      return self
    }
    var copy = self
    copy.expected += " | none"
    if suggestion == nil, tape.kind(start) == .ident,
      let guess = Spelling.closest(to: tape.name(start), in: ["none"])
    {
      copy.rule = .unknownKeyword
      copy.suggestion = guess
      copy.help = "did you mean `none`?"
    }
    return copy
  }
}
