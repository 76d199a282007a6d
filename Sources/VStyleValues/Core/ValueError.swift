public import VStyleSyntax

/// Why a value could not be read: what was expected, what was found, and where.
///
/// The property's name is not known here; whoever knows it turns the error into a ``Diagnostic``.
public struct ValueError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The rule that was broken.
  public var rule: DiagnosticRule

  /// The offending bytes in the source of the tokens.
  public var range: SourceRange

  /// What was expected there, in value definition syntax or words: `<color>`, `1 to 4 numbers`.
  public var expected: String

  /// What was found, in words that quote it: ``the number `12` ``.
  public var found: String

  /// What the author can do, as a sentence; `nil` where the expectation says it all.
  public var help: String?

  /// The text that should stand in place of the offending bytes, where there is a good guess.
  public var suggestion: String?

  /// Makes an error.
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

  /// The rule, what was expected, and what was found.
  public var description: String { "\(rule.name): expected \(expected), found \(found)" }

  /// The error of a kind that takes `none` too: what was expected at the start of the value names it.
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
