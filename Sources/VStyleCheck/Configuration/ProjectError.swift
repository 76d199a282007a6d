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

  /// The location of the error, as `path:line:column` or `path:line`; `nil` for an error of a whole file.
  package let location: String?

  /// The remarks on how to correct the error, one on each line.
  package let remarks: [String]

  /// The diagnostics in the configuration, which is source 0; at its start if the error is in a file that it names.
  package private(set) var diagnostics: [Diagnostic]

  /// Creates an error.
  package init(
    _ reason: Reason, _ message: String, at location: String? = nil, remarks: [String] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.reason = reason
    self.message = message
    self.location = location
    self.remarks = remarks
    let start = SourceLocation(SourceID(0), SourceRange(0, 0))
    self.diagnostics = diagnostics
    if diagnostics.isEmpty { self.diagnostics = [Diagnostic(.invalidConfiguration, at: start, locatedMessage)] }
  }

  /// The message after its location: `path:line:column: message`.
  package var locatedMessage: String { location.map { "\($0): \(message)" } ?? message }
}
