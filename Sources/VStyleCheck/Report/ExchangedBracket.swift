import VStyleSyntax

/// A `]` or `)` in place of the `}` of a block, which leaves the block open and closes nothing itself.
struct ExchangedBracket {
  /// The diagnostic in place of the two about the one mistake.
  let diagnostic: Diagnostic

  /// The brace and the bracket.
  let ranges: [SourceRange]

  /// Finds the only bracket of a sheet that closes nothing, after the only brace that is never closed.
  init?(_ source: SourceText, _ found: [Diagnostic]) {
    let braces = found.filter { $0.rule == .unclosedBlock && source.text(in: $0.location.range) == "{" }
    let brackets = found.filter { $0.detail == .closesNothing }
    guard braces.count == 1, brackets.count == 1 else { return nil }
    let (brace, place) = (braces[0].location, brackets[0].location)
    let text = source.text(in: place.range)
    guard brace.range.start < place.range.start, text == "]" || text == ")" else { return nil }
    ranges = [brace.range, place.range]
    diagnostic = Diagnostic(
      .unexpectedToken, at: place, "`\(text)` closes nothing, and a `{` before it is never closed", expected: "`}`",
      found: "`\(text)`", notes: [.init("this one is never closed", at: brace)],
      fixes: [.init("replace with `}`", safety: .suggestion, edits: [.init(place, "}")])])
  }
}
