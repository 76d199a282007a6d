import VStyleJSON
package import VStyleSyntax

/// Diagnostics that a project has accepted for now.
///
/// An entry matches a diagnostic by its fingerprint. The line of the diagnostic is not part of the fingerprint.
package struct Baseline: Sendable {
  let source: SourceText
  package let folder: BaselineFolder
  package let entries: [Entry]

  /// An accepted diagnostic.
  package struct Entry: Sendable {
    package let fingerprint: String
    package let code: String

    /// The path of the sheet, relative to the folder of the baseline.
    package let path: String

    /// The message; `nil` if the baseline leaves it out.
    package let message: String?

    /// The bytes of the baseline.
    let range: SourceRange

    /// Creates an entry for a diagnostic.
    package init(fingerprint: String, code: String, path: String, message: String?, range: SourceRange) {
      (self.fingerprint, self.code, self.path, self.message) = (fingerprint, code, path, message)
      self.range = range
    }
  }

  /// An error in the text of a baseline.
  package struct ReadingError: Error, Sendable, CustomStringConvertible {
    /// The description of the error. It starts in lower case, has names in backticks and ends without a full stop.
    package let message: String
    /// The bytes of the baseline that the error is about.
    package let range: SourceRange
    /// The message.
    package var description: String { message }
  }

  /// Parses a baseline.
  ///
  /// - Parameters:
  ///   - source: the text of the baseline, in JSON.
  ///   - folder: the folder of the baseline.
  /// - Throws: ``ReadingError`` with the range of the first value that is not valid.
  package init(_ source: SourceText, in folder: BaselineFolder) throws(ReadingError) {
    self.source = source
    self.folder = folder
    do throws(JSONError) {
      let file = try JSONNode(parsing: source).object("the baseline")
      let schema = try file.required("schema", of: "the baseline")
      guard try schema.string("schema") == Baseline.schema else {
        throw JSONError("the baseline takes the schema `\(Baseline.schema)`", at: schema.range)
      }
      var entries: [Entry] = []
      for node in try file.required("diagnostics", of: "the baseline").array("diagnostics") {
        let entry = try node.object("a diagnostic")
        try entry.allowOnly(["fingerprint", "code", "path", "message"], in: "a diagnostic")
        entries.append(
          Entry(
            fingerprint: try entry.required("fingerprint", of: "a diagnostic").string("fingerprint"),
            code: try entry.required("code", of: "a diagnostic").string("code"),
            path: try entry.required("path", of: "a diagnostic").string("path"),
            message: try? entry["message"]?.string("message"), range: node.range))
      }
      self.entries = entries
    } catch {
      let cause = MergeConflict.cause(
        of: error, in: source,
        advice: "take the file of one side, such as with `git checkout --ours`, and write it again with "
          + "`vstyle lint --write-baseline`")
      throw ReadingError(message: cause.message, range: cause.range)
    }
  }

  package static let schema = "vstyle.baseline/1"
}
