public import VStyleSyntax

/// Why a selector could not be read.
public struct SelectorError: Error, Sendable, Equatable {
  /// The rule that was broken.
  public let rule: DiagnosticRule

  /// The bytes of the first token that could not stand where it does.
  public let range: SourceRange

  /// What is wrong with what was found: lower-case start, the author's text in backticks, no full stop.
  public let message: String

  /// What was expected, in words.
  public let expected: String?

  /// What was found, in words.
  public let found: String?

  /// The name that was probably meant, as it is written in place of the range.
  public let suggestion: String?

  /// Makes an error.
  public init(
    _ rule: DiagnosticRule, at range: SourceRange, _ message: String, expected: String? = nil, found: String? = nil,
    suggestion: String? = nil
  ) {
    self.rule = rule
    self.range = range
    self.message = message
    self.expected = expected
    self.found = found
    self.suggestion = suggestion
  }
}

extension SelectorError: CustomStringConvertible {
  /// The rule and the message.
  public var description: String { "\(rule.name): \(message)" }
}

extension SelectorError {
  /// The error as a diagnostic in a source, with an edit for the suggestion.
  public func diagnostic(in source: SourceID, _ severity: Severity? = nil) -> Diagnostic {
    let location = SourceLocation(source, range)
    var diagnostic = Diagnostic(rule, at: location, message, expected: expected, found: found)
    diagnostic.severity = severity ?? rule.severity
    if let suggestion {
      diagnostic.help = "did you mean `\(suggestion)`?"
      diagnostic.fixes = [
        Diagnostic.Fix("replace with `\(suggestion)`", safety: .suggestion, edits: [.init(location, suggestion)])
      ]
    }
    return diagnostic
  }
}
