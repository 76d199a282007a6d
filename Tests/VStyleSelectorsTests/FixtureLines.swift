import TestSupport

extension Fixture {
  /// A line that is neither empty nor a comment.
  struct Line {
    let number: Int
    let text: String
  }

  /// The lines of the fixture, without empty lines and comments.
  var lines: [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { Line(number: $0.offset + 1, text: String($0.element)) }
      .filter { !$0.text.isEmpty && !$0.text.hasPrefix("# ") }
  }
}
