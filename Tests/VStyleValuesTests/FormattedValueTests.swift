import TestSupport
import Testing
import VStyleFormat
import VStyleSyntax
import VStyleValues

/// Tests that a formatted value is the value that the author has written.
@Suite("values after formatting")
struct FormattedValueTests {
  /// Options that break lines as early as possible, and change as many spellings as possible.
  private static let options: [FormatOptions] = [(20, .short), (40, .long), (.max, .asWritten)].map {
    width, hexColors in
    var options = FormatOptions()
    options.maximumWidth = width
    options.hexColors = hexColors
    options.functionNames = .lowercase
    options.quotes = .asWritten
    return options
  }

  @Test("each input is the same value after formatting, or is still invalid", arguments: KindFixtureTests.fixtures)
  func values(_ fixture: Fixture) throws {
    let fixture = try #require(ValueFixture(fixture.text))
    // The value of this type is its text.
    guard fixture.kind.name != ValueKind.any.name else { return }
    for input in fixture.inputs {
      for text in [input, FormattedValueTests.odd(input)] {
        for options in FormattedValueTests.options {
          let value = try? fixture.kind.parse(text)
          guard let formatted = FormattedValueTests.formatted(text, options) else { continue }
          #expect((try? fixture.kind.parse(formatted)) == value, "\(text) becomes \(formatted)")
        }
      }
    }
  }

  /// A value as some authors write it: `.50` for `0.5`, and without white space around `*`, `/` and commas.
  private static func odd(_ text: String) -> String {
    var out = ""
    for character in text {
      if character == ".", out.last == "0", out.dropLast().last?.isNumber != true { out.removeLast() }
      if "*/,".contains(character), out.last == " " { out.removeLast() }
      if character == " ", let last = out.last, "*/,".contains(last) { continue }
      out.append(character)
    }
    return out
  }

  /// The value of a declaration after formatting; `nil` if the text is no value of a declaration.
  private static func formatted(_ text: String, _ options: FormatOptions) -> String? {
    let source = SourceText("A {\n  x: \(text);\n}\n")
    let tree = SyntaxTree(parsing: source)
    guard tree.diagnostics.isEmpty, tree.nodes.count == 3 else { return nil }
    let formatted = SyntaxTree(parsing: SheetFormatter(options).format(source))
    guard formatted.nodes.count == 3 else { return "" }
    return formatted.source.text(in: formatted.tape.range(formatted.nodes[2].content))
  }
}
