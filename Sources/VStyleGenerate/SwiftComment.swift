import VStyleCheck
import VStyleSyntax

/// A line of documentation in Swift code.
///
/// Texts from outside are written without characters that end a line, and without those that a reader does not see.
struct SwiftComment: ExpressibleByStringInterpolation {
  private let content: String

  /// Creates a line with a text from outside.
  init(_ text: String) { content = VisibleText.line(text) }

  init(stringLiteral literal: String) { self.init(literal) }

  init(stringInterpolation interpolation: Interpolation) { self.init(interpolation.text) }

  /// The line in the file, with its line end.
  func text(indent: String) -> String { content.isEmpty ? "\(indent)///\n" : "\(indent)/// \(content)\n" }

  /// The parts of a line.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ value: String) { text += value }

    /// Appends a text as code: between more backticks than the text has in a row.
    mutating func appendInterpolation(code value: String) { text += MarkdownCode.span(value) }
  }

  /// Returns a fenced block of CSS. No line of it ends the block.
  static func block(_ lines: [String]) -> [SwiftComment] {
    let fence = MarkdownCode.fence(around: lines)
    return [SwiftComment(fence + "css")] + lines.map { SwiftComment($0.isEmpty ? " " : $0) } + [SwiftComment(fence)]
  }
}
