import VStyleAdvice
import VStyleSyntax

/// A diagnostic over sources in which the ranges are marked by `«` and `»`.
struct RendererCase: Sendable, CustomStringConvertible {
  let description: String
  var sources = SourceMap()
  var diagnostic: Diagnostic
  var colors: [DiagnosticRenderer.Colors] = [.none]
  var maximumWidth = 240

  /// The first range is the primary location. The others are notes.
  init(
    _ name: String, _ texts: [String], labels: [String], change: (inout Diagnostic) -> Void = { _ in },
    colors: [DiagnosticRenderer.Colors] = [.none], maximumWidth: Int = 240
  ) {
    description = name
    self.colors = colors
    self.maximumWidth = maximumWidth
    var locations: [SourceLocation] = []
    for (number, text) in texts.enumerated() {
      let (plain, ranges) = RendererCase.unmark(text)
      let id = sources.add(SourceText(plain, path: "Skins/\(number).vstyle"))
      locations += ranges.map { SourceLocation(id, $0) }
    }
    diagnostic = Diagnostic(.unexpectedToken, at: locations[0], "`padding` is wrong", label: labels.first)
    diagnostic.notes = zip(labels, locations).dropFirst().map { Diagnostic.Note($0, at: $1) }
    change(&diagnostic)
  }

  private static func unmark(_ text: String) -> (String, [SourceRange]) {
    var plain = ""
    var starts: [Int] = []
    var ranges: [SourceRange] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "«": starts.append(plain.utf8.count)
      case "»": ranges.append(SourceRange(starts.removeLast(), plain.utf8.count))
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return (plain, ranges)
  }

  static let all = [
    RendererCase("an-empty-range-is-one-mark", ["Button {\n  «»padding: red;\n}"], labels: ["here"]),
    RendererCase(
      "label-hangs-below", ["Button {\n  a: «#ff8800» «solid» «2px»;\n}"],
      labels: ["this is a <color>", "a keyword", "a width"]),
    RendererCase(
      "notes-in-other-lines", ["--accent: «var(--brand)»;\n--brand: «mix()»;\n\n\n--link: «var(--accent)»;"],
      labels: ["starts here", "2", "3, back to --accent"],
      change: { diagnostic in
        diagnostic.severity = .warning
        diagnostic.notes.append(Diagnostic.Note("only in the themes dark, dark-hc"))
        diagnostic.help = "cut the cycle"
      }),
    RendererCase(
      "note-in-another-file", ["a { b: «c» }", "\n\n\n\n\n\n\n\n\n\n@theme x { «--c»: 1 }"],
      labels: ["unknown", "the token is set here"]),
    RendererCase("tabs-before-the-mark", ["\ta:\t«b»\tc;"], labels: ["tabs"]),
    RendererCase(
      "wide-and-combining-characters", ["日本: «語» e\u{301}e\u{301} «x» 💅 «y»;"], labels: ["one", "two", "three"]),
    RendererCase("several-lines", ["a {\n  b: «c(\n    d,\n\n    e)»;\n}"], labels: ["the whole value"]),
    RendererCase("end-of-an-empty-file", ["«»"], labels: ["nothing"]),
    RendererCase("empty-source-without-a-label", ["«»"], labels: []),
    RendererCase("after-the-last-line-end", ["a {\n«»"], labels: ["end"]),
    RendererCase(
      "a-long-line-is-windowed",
      [String(repeating: "abcdefghi ", count: 30) + "«here»" + String(repeating: " xyz", count: 90)],
      labels: ["far out"], maximumWidth: 60),
    RendererCase("controls-are-visible", ["a: \u{1B}[31m«b»\u{7};"], labels: ["no escape sequence gets through"]),
    RendererCase(
      "colors", ["a { «b» «c» }"], labels: ["first", "second"],
      change: { diagnostic in
        diagnostic.help = "look"
        diagnostic.fixes = [
          Diagnostic.Fix("insert `:`", safety: .safe, edits: []),
          Diagnostic.Fix("guess", safety: .suggestion, edits: []),
          Diagnostic.Fix("remove it", safety: .unsafe, edits: []), Diagnostic.Fix("a fourth", safety: .safe, edits: []),
        ]
      }, colors: [.none, .ansi]),
  ]
}
