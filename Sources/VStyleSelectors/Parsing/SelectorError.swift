package import VStyleSyntax

/// An error of the selector parser.
package struct SelectorError: Error, Sendable, Equatable {
  /// The diagnostic rule of the error.
  package let rule: DiagnosticRule

  /// The bytes of the first token that is not allowed at its position.
  package let range: SourceRange

  /// The description of the error: lower-case start, the author's text in backticks, no full stop.
  package let message: String

  /// The expected syntax, in words.
  package let expected: String?

  /// The actual text, in words.
  package let found: String?

  /// The name that the author probably meant, as it would replace the text of the range.
  package let suggestion: String?

  /// What to write instead; `nil` if that depends on the text around.
  package var help: String?

  /// Creates an error.
  package init(
    _ rule: DiagnosticRule, at range: SourceRange, _ message: String, expected: String? = nil, found: String? = nil,
    suggestion: String? = nil, help: String? = nil
  ) {
    self.help = help
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
  package var description: String { "\(rule.name): \(message)" }
}

extension SelectorError {
  /// The error as a diagnostic in a source, with an edit for the suggestion.
  ///
  /// - Parameters:
  ///   - source: the source of the range.
  ///   - severity: the severity; `nil` for that of the rule.
  package func diagnostic(in source: SourceID, _ severity: Severity? = nil) -> Diagnostic {
    let location = SourceLocation(source, range)
    var diagnostic = Diagnostic(rule, at: location, message, expected: expected, found: found)
    diagnostic.severity = severity ?? rule.severity
    diagnostic.help = help
    if let suggestion {
      diagnostic.help = "did you mean `\(suggestion)`?"
      diagnostic.fixes = [
        Diagnostic.Fix("replace with `\(suggestion)`", safety: .suggestion, edits: [.init(location, suggestion)])
      ]
    }
    return diagnostic
  }
}
