import VStyleSyntax

/// A text that people read in a terminal or in a log.
///
/// It is made of literals of the program, which may end lines and have colors. What is interpolated is from outside:
/// names, paths and values of sheets, trees and options. Its control characters and line ends are visible, so that no
/// file moves the cursor, hides a line, or writes a line of its own, which a CI service might run as a command.
struct TerminalText: ExpressibleByStringInterpolation, Equatable {
  /// The text for the stream.
  private(set) var text: String

  init(stringLiteral literal: String) { text = literal }

  init(stringInterpolation interpolation: Interpolation) { text = interpolation.text }

  /// Creates a text of several lines from outside. Line feeds and tabs stay.
  init(lines text: String) { self.text = VisibleText.lines(text) }

  /// Creates a text whose parts from outside are visible already, such as that of a renderer with colors.
  init(rendered text: String) { self.text = text }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ text: TerminalText) { self.text += text.text }

    mutating func appendInterpolation(_ value: String) {
      text +=
        text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? VisibleText.lineStart(value) : VisibleText.line(value)
    }

    mutating func appendInterpolation(_ value: some LosslessStringConvertible) {
      appendInterpolation(value.description)
    }
  }

  var isEmpty: Bool { text.isEmpty }

  static func + (left: TerminalText, right: TerminalText) -> TerminalText {
    TerminalText(rendered: left.text + right.text)
  }

  static func += (left: inout TerminalText, right: TerminalText) { left.text += right.text }
}

extension Sequence<TerminalText> {
  /// Returns all texts with a separator between them.
  func joined(separator: TerminalText = "") -> TerminalText {
    TerminalText(rendered: map(\.text).joined(separator: separator.text))
  }
}
