package import VStyleSyntax

/// An error in the files of a project other than its sheets.
package struct ProjectError: Error {
  /// The reasons.
  package enum Reason: Sendable {
    /// A file does not exist or cannot be read.
    case noInput
    /// A configuration or a schema is not valid.
    case badConfiguration
    /// A tree is not valid.
    case badData
  }

  /// The reason.
  package let reason: Reason

  /// The description of the error. It starts in lower case, quotes user text in backticks and has no full stop.
  package let message: String

  /// The remarks on how to correct the error, one on each line.
  package let remarks: [String]

  /// The diagnostics in the configuration, which is source 0; at its start if the error is in a file that it names.
  package let diagnostics: [Diagnostic]

  /// Creates an error.
  init(_ reason: Reason, _ message: String, remarks: [String] = [], diagnostics: [Diagnostic] = []) {
    self.reason = reason
    self.message = message
    self.remarks = remarks
    let start = SourceLocation(SourceID(0), SourceRange(0, 0))
    self.diagnostics = diagnostics.isEmpty ? [Diagnostic(.invalidConfiguration, at: start, message)] : diagnostics
  }
}
