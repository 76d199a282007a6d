public import VStyleSyntax

/// An error of the selector parser.
public struct SelectorError: Error, Sendable, Equatable {
  /// The diagnostic rule of the error.
  public let rule: DiagnosticRule

  /// The bytes of the first token that is not allowed at its position.
  public let range: SourceRange

  /// The description of the error: lower-case start, the author's text in backticks, no full stop.
  public let message: String

  /// The expected syntax, in words.
  public let expected: String?

  /// The actual text, in words.
  public let found: String?

  /// The name that the author probably meant, as it would replace the text of the range.
  public let suggestion: String?

  /// Creates an error.
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
  ///
  /// - Parameters:
  ///   - source: the source of the range.
  ///   - severity: the severity; `nil` for that of the rule.
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
