import VStyleJSON
import VStyleSyntax

extension MergeConflict {
  /// Returns the error to report for a file that is not JSON: a conflict in it, or else the error itself.
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - source: the file.
  ///   - advice: what to do about a conflict.
  static func cause(of error: JSONError, in source: SourceText, advice: String = advice) -> JSONError {
    guard let conflict = MergeConflict(source) else { return error }
    let start = conflict.range.start
    return JSONError("\(message); \(advice)", at: SourceRange(start, start + 7))
  }
}
