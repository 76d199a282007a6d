/// The diagnostic rules of the parser, for every dialect.
extension DiagnosticRule {
  /// A token that no statement allows at its position.
  package static let unexpectedToken = DiagnosticRule(
    code: "VS0001", name: "unexpected-token", severity: .error,
    summary: "A token is not allowed where it is written, so the statement is ignored.")

  /// A block, function or url that the end of the file closes.
  package static let unclosedBlock = DiagnosticRule(
    code: "VS0002", name: "unclosed-block", severity: .error,
    summary: "A brace, bracket or parenthesis is never closed, so it runs to the end of the file.")

  /// A string that the end of its line or of the file closes.
  package static let unclosedString = DiagnosticRule(
    code: "VS0003", name: "unclosed-string", severity: .error,
    summary: "A string has no closing quote on its line.")

  /// A comment that the end of the file closes.
  package static let unclosedComment = DiagnosticRule(
    code: "VS0004", name: "unclosed-comment", severity: .error,
    summary: "A comment has no closing `*/`, so the rest of the file is part of it.")

  /// A declaration that continues into the declaration or rule of the next line.
  package static let missingSemicolon = DiagnosticRule(
    code: "VS0005", name: "missing-semicolon", severity: .error,
    summary: "A declaration is not ended by a semicolon, so the next line is part of its value.")

  /// Bytes that are not UTF-8, or NUL.
  package static let invalidEncoding = DiagnosticRule(
    code: "VS0014", name: "invalid-encoding", severity: .error,
    summary: "The file is not UTF-8, or contains a NUL; such bytes are read as U+FFFD.")

  /// Nesting or a file beyond ``SyntaxLimits``.
  package static let limitExceeded = DiagnosticRule(
    code: "VS0016", name: "limit-exceeded", severity: .error,
    summary: "The sheet passes a limit of the engine, and what lies beyond it is ignored.")

  /// `//` where a statement starts.
  package static let lineComment = DiagnosticRule(
    code: "VS0018", name: "line-comment", severity: .error,
    summary: "`//` does not start a comment, so the statement after it is ignored.")
}
