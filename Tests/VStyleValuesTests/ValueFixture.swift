import TestSupport
import VStyleSyntax
import VStyleValues

/// A file of inputs for one value type: `kind: <length>`, then a line for each input.
///
/// A line is `input ⇒ canonical text`, with ` ⇒ resolved text` after it if the value depends on the context.
/// The line of an error is `input ✗ rule @ found text : expected`, with ` → suggestion` after it if there is one.
struct ValueFixture {
  let kind: ValueKind
  let inputs: [String]

  init?(_ text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    guard let first = lines.first, first.hasPrefix("kind: ") else { return nil }
    guard let kind = try? ValueKind(syntax: String(first.dropFirst(6))) else { return nil }
    self.kind = kind
    inputs = lines.dropFirst().map { ValueFixture.input(of: $0) }
  }

  /// The part of a line that is parsed.
  private static func input(of line: String) -> String {
    for mark in ["⇒", "✗"] {
      if let end = line.unicodeScalars.firstIndex(of: Unicode.Scalar(mark) ?? " ") {
        let text = String(line[..<end])
        return text.hasSuffix(" ") ? String(text.dropLast()) : text
      }
    }
    return line
  }

  /// The file with the actual result of each input.
  var text: String { (["kind: \(kind.syntax)"] + inputs.map(line) + [""]).joined(separator: "\n") }

  private func line(_ input: String) -> String {
    do {
      let value = try kind.parse(input)
      let text = "\(input) ⇒ \(kind.serialize(value))"
      guard value.dependsOnContext else { return text }
      return "\(text) ⇒ \(kind.serialize(value.resolved(in: ValueContext())))"
    } catch {
      let found = SourceText(input).text(in: error.range)
      let suggestion = error.suggestion.map { " → \($0)" } ?? ""
      return "\(input) ✗ \(error.rule.name) @ \(found) : \(error.expected)\(suggestion)"
    }
  }
}
