/// The diagnostics of statements: one for each invalid node.
extension SyntaxParser {
  /// The diagnostics in source order.
  var diagnosticsInOrder: [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      (left.element.location.range.start, left.offset) < (right.element.location.range.start, right.offset)
    }.map(\.element)
  }

  /// Appends an invalid statement and its diagnostic.
  @inline(never)
  mutating func appendInvalid(_ tokens: Range<Int>, _ error: StatementError) {
    let statement = tape.trimmed(tokens.lowerBound, tokens.upperBound)
    append(.invalid, tokens: statement, content: statement)
    defer { dropCutOff(in: tokens) }
    guard hasRoom(at: statement.lowerBound) else { return }
    switch error {
    case .lineComment: reportLineComment(statement)
    case .tooDeep(let token): reportTooDeep(token..<token + 1)
    case .bad(let token): reportBad(token)
    case .stray(let token): reportStray(token, in: statement)
    case .cutOff: reportCutOff()
    case .incomplete: reportIncomplete(tokens)
    case .customPropertyOutsideBlock: reportCustomPropertyOutsideBlock(statement.lowerBound)
    case .missingSemicolon(let token): reportMissingSemicolon(before: token)
    case .unexpectedRemainder: reportRemainder(statement.lowerBound)
    }
  }

  /// Whether the limit allows one more diagnostic. The first one beyond it is replaced by a diagnostic about the limit.
  mutating func hasRoom(at token: Int) -> Bool {
    guard diagnostics.count >= limits.diagnosticCount else { return true }
    if !hasReportedTooMany {
      hasReportedTooMany = true
      diagnostics.append(
        Diagnostic(
          .limitExceeded, at: location(token),
          "the sheet has more diagnostics than are listed: \(Limit.statementDiagnostics.sentence(value: limits.diagnosticCount))",
          expected: "at most \(limits.diagnosticCount)", found: "one more"))
    }
    return false
  }

  /// Suppresses the diagnostic about the end of the file if it is inside an invalid statement.
  mutating func dropCutOff(in tokens: Range<Int>) {
    if let token = cutOffToken, tokens.contains(token) { cutOffToken = nil }
  }

  func location(_ token: Int) -> SourceLocation { SourceLocation(sourceID, tape.range(token)) }

  func location(_ start: Int, _ end: Int) -> SourceLocation { SourceLocation(sourceID, SourceRange(start, end)) }

  private mutating func reportBad(_ token: Int) {
    guard tape.kind(token) == .badURL else { return reportUnclosedString(token) }
    guard token != cutOffToken else { return reportCutOff() }
    diagnostics.append(
      Diagnostic(
        .unexpectedToken, at: location(token), "`\(tape.excerpt(token))` is no address",
        expected: "an address without quotes, parentheses and white space", found: tape.description(token),
        help: tape.excerpt(token).hasPrefix("url(var(")
          ? "`url()` reads no custom properties: write `var()` alone as the value"
          : "write the address in quotes: url(\"...\")"
      ).with(.noAddress))
  }

  mutating func reportUnclosedString(_ token: Int) {
    let quote = tape.source.text(in: SourceRange(tape.range(token).start, tape.range(token).start + 1))
    let isLineEnd = tape.kind(token) == .badString
    if let other = otherQuote(quote, in: token) {
      let start = tape.range(token).start
      diagnostics.append(
        Diagnostic(
          .unclosedString, at: location(token),
          "`\(tape.excerpt(token))` begins with `\(quote)` and ends with `\(other)`",
          expected: "`\(quote)`", found: "`\(other)`", help: "write the same quote on both sides",
          fixes: [
            .init(
              "replace `\(quote)` with `\(other)`", safety: .suggestion,
              edits: [.init(location(start, start + 1), other)])
          ]))
      return
    }
    let start = tape.range(token).start
    let place = ClosingPlace(source: tape.source)
    let isEnd = place.endsText(at: start)
    let missing = isEnd ? place.textStart(before: start) : place.textEnd(after: start)
    let help =
      isEnd ? "write `\(quote)` before the text too, or remove this one" : "write `\(quote)` where the text ends"
    diagnostics.append(
      Diagnostic(
        .unclosedString, at: location(token),
        isEnd ? "the text before `\(quote)` has no opening quote" : "`\(tape.excerpt(token))` has no closing quote",
        expected: "`\(quote)`", found: isLineEnd ? "the end of the line" : "the end of the file",
        help: missing == nil ? help : nil, fixes: missing.map { [insertion(of: quote, at: $0)] } ?? []))
  }

  /// The other quote, if it is in the string once and the end of the value follows; `nil` in all other strings.
  private func otherQuote(_ quote: String, in token: Int) -> String? {
    let other = quote == "\"" ? "'" : "\""
    let parts = tape.source.text(in: tape.range(token)).prefix(1_000).split(
      separator: other, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 2, let next = parts[1].first(where: { $0 != " " }) else { return nil }
    return ";,)}".contains(next) ? other : nil
  }

  private mutating func reportStray(_ token: Int, in statement: Range<Int>) {
    guard tape.kind(token) == .semicolon else {
      diagnostics.append(
        Diagnostic(
          .unexpectedToken, at: location(token), "`\(tape.excerpt(token))` closes nothing",
          expected: nesting == .nested ? "a declaration or a rule" : "a rule", found: tape.description(token),
          help: "remove it, or open a block before it",
          fixes: [
            Diagnostic.Fix(
              "remove `\(tape.excerpt(token))`", safety: .suggestion, edits: [.init(location(token), "")])
          ]
        ).with(.closesNothing))
      return
    }
    if token == statement.lowerBound {
      diagnostics.append(
        Diagnostic(
          .unexpectedToken, at: location(token), "`;` between rules makes the next rule invalid", expected: "a rule",
          found: "`;`", fixes: [Diagnostic.Fix("remove `;`", safety: .safe, edits: [.init(location(token), "")])]))
    } else {
      let text = tape.excerpt(statement.lowerBound..<token)
      diagnostics.append(
        Diagnostic(
          .unexpectedToken, at: location(statement.lowerBound), "`\(text)` is outside of a rule", expected: "a rule",
          found: tape.description(statement.lowerBound), help: help(forDeclaration: statement.lowerBound)
        ).with(.unreadable(.outsideOfRule, text: text)))
    }
  }

  /// The help text for a declaration outside of a rule. Preprocessors write a custom property as `$name`.
  private func help(forDeclaration token: Int) -> String {
    var name = token + 1
    while name < tape.count, tape.kind(name).isTrivia { name += 1 }
    if tape.kind(token) == .ident, ["let", "var", "const"].contains(tape.name(token)), tape.kind(name) == .ident {
      return "set custom properties in a rule: `:root { --\(tape.name(name)): ...; }`"
    }
    guard tape.isDelim(token, "$"), tape.kind(token + 1) == .ident else {
      return "write declarations in a block: `View { ... }`"
    }
    return "set custom properties in a rule: `:root { --\(tape.name(token + 1)): ...; }`"
  }

  private mutating func reportIncomplete(_ tokens: Range<Int>) {
    let first = tokens.lowerBound
    let text = tape.excerpt(tape.trimmed(first, tokens.upperBound))
    guard nesting == .nested else {
      diagnostics.append(
        Diagnostic(
          .unexpectedToken, at: location(first), "`\(text)` has no block", expected: "`{`",
          found: tape.description(tokens.upperBound),
          help: tape.isDelim(first, "`")
            ? "remove this line: a sheet has no code fences" : "write `{ … }` after the selector, or remove it"
        ).with(.unreadable(.noBlock, text: text)))
      return
    }
    guard tape.kind(first) == .ident else {
      diagnostics.append(
        Diagnostic(
          .unexpectedToken, at: location(first), "`\(text)` is neither a declaration nor a rule",
          expected: "a property name, or a selector with a block", found: tape.description(first),
          help: helpForStrayStatement(first)
        ).with(.unreadable(.noName, text: text)))
      return
    }
    var next = first + 1
    while next < tokens.upperBound, tape.kind(next).isTrivia { next += 1 }
    // A word alone on its line has nothing to do with the next line.
    let isAlone = next < tokens.upperBound && tape.hasLineEnd(before: next)
    let help = helpForIncomplete(tokens)
    diagnostics.append(
      Diagnostic(
        .unexpectedToken, at: location(first), "`\(tape.excerpt(first))` has neither a colon nor a block after it",
        expected: "`:` and a value, or a block", found: tape.description(next),
        help: help
          ?? (isAlone
            ? "remove it, or write a declaration as `name: value;`" : "write a declaration as `name: value;`"),
        fixes: isAlone || help != nil ? [] : colonFix(name: first, next: next, end: tokens.upperBound)
      ).with(.unreadable(.noColonOrBlock, text: tape.excerpt(first))))
  }

  /// The help text for a statement that is no declaration without a colon; `nil` for other statements.
  private func helpForIncomplete(_ tokens: Range<Int>) -> String? {
    let first = tokens.lowerBound
    let isCapital = tape.name(first).first?.isUppercase ?? false
    if isLeftOfComment(tokens) { return "comments do not nest: this one ended at the first `*/`" }
    if ["apply", "include", "mixin"].contains(tape.name(first)) { return "apply a named style with `@apply name;`" }
    var next = first + 1
    while next < tokens.upperBound, tape.kind(next).isTrivia { next += 1 }
    // The names of view types have capital letters, those of properties have none at the start.
    if isCapital, !tape.isDelim(next, "=") { return "write `{` after the selector" }
    guard tape.isDelim(next, ".") else { return nil }
    return "names have hyphens where Swift has dots, as in `layer-corner-radius`"
  }

  /// Whether a statement has the end of a comment without its start: the comment before it contains a second one.
  private func isLeftOfComment(_ tokens: Range<Int>) -> Bool {
    tokens.prefix(200).contains { tape.isDelim($0, "*") && tape.isDelim($0 + 1, "/") }
  }

  /// Whether a token is the first of seven equal ones, which version control leaves at the start of a line.
  private func isMarkerOfMergeConflict(_ token: Int) -> Bool {
    let signs: [Unicode.Scalar] = ["<", "=", ">", "|"]
    return signs.contains { sign in
      (token..<token + 7).allSatisfy { $0 < tape.count && tape.isDelim($0, sign) }
    }
  }

  /// The help text for a statement that begins with no name.
  private func helpForStrayStatement(_ token: Int) -> String {
    if tape.source.text(in: tape.range(token)).hasPrefix("<!--") { return "comments are `/* … */`" }
    if tape.kind(token) == .string { return "write the name without quotes" }
    if [.number, .dimension].contains(tape.kind(token)) { return "a name begins with a letter" }
    if tape.isDelim(token, ".") { return "apply a named style with `@apply name;`" }
    if tape.isDelim(token, "!") { return "write `!important` after the value" }
    if tape.isDelim(token, "$") { return "set custom properties as `--name: value;`" }
    if tape.isDelim(token, "`") { return "remove this line: a sheet has no code fences" }
    if isMarkerOfMergeConflict(token) { return "remove this line, which is left of a merge conflict" }
    if let (name, ascii) = ForeignPunctuation.first(in: tape.excerpt(token)) {
      return "the character \(name) is read as a letter: replace it by \(ascii == " " ? "a space" : "`\(ascii)`")"
    }
    return "write a declaration as `name: value;`, or a rule as `selector { … }`"
  }

  /// The fix that writes a colon after the name of a declaration: for `=`, for a colon of another script, for nothing.
  private func colonFix(name: Int, next: Int, end: Int) -> [Diagnostic.Fix] {
    let text = tape.source.text(in: tape.range(name))
    if ForeignPunctuation.first(in: text)?.ascii == ":" {
      let right = text.unicodeScalars.map { ForeignPunctuation.ascii[$0.value] ?? String($0) }.joined()
      return [.init("replace with `\(right)`", safety: .suggestion, edits: [.init(location(name), right)])]
    }
    guard next < end else { return isValue(after: next) ? [replacement(of: next, with: ":")] : [] }
    if tape.isDelim(next, "=") {
      return [replacement(of: next, with: ":")]
    }
    if let last = hyphenated(name, end) {
      let words = (name...last).filter { tape.kind($0) == .ident }
      let right = words.map { tape.name($0) }.joined(separator: "-")
      let whole = location(tape.range(name).start, tape.range(last).end)
      return [.init("replace with `\(right)`", safety: .suggestion, edits: [.init(whole, right)])]
    }
    switch tape.kind(next) {
    case .ident, .number, .dimension, .percentage, .hash, .string, .function:
      return [insertion(of: ":", at: tape.range(name).end)]
    default: return []
    }
  }

  /// Whether the value of a declaration follows a semicolon on its line, as in `alpha; 0.5`.
  private func isValue(after semicolon: Int) -> Bool {
    guard semicolon < end, tape.kind(semicolon) == .semicolon else { return false }
    var value = semicolon + 1
    while value < end, tape.kind(value) == .whitespace { value += 1 }
    guard value < end, !tape.hasLineEnd(before: value) else { return false }
    switch tape.kind(value) {
    case .number, .dimension, .percentage, .hash, .string: return true
    case .ident:
      var next = value + 1
      while next < end, tape.kind(next) == .whitespace { next += 1 }
      return next >= end || tape.kind(next) == .semicolon
    default: return false
    }
  }

  /// The fix that replaces a token.
  private func replacement(of token: Int, with text: String) -> Diagnostic.Fix {
    let title = "replace `\(tape.excerpt(token))` with `\(text)`"
    return .init(title, safety: .suggestion, edits: [.init(location(token), text)])
  }

  /// The last word of a name that is written with spaces, as in `layer corner radius: 12`; `nil` for one word.
  private func hyphenated(_ name: Int, _ end: Int) -> Int? {
    var (index, last) = (name, name)
    while index < end, tape.kind(index) == .ident || tape.kind(index).isTrivia {
      if tape.kind(index) == .ident { last = index }
      index += 1
    }
    return index < end && tape.kind(index) == .colon && last > name ? last : nil
  }

  /// The fix that inserts a text.
  func insertion(of text: String, at offset: Int) -> Diagnostic.Fix {
    .init("insert `\(text)`", safety: .suggestion, edits: [.init(location(offset, offset), text)])
  }

  private mutating func reportCustomPropertyOutsideBlock(_ token: Int) {
    let name = tape.excerpt(token)
    diagnostics.append(
      Diagnostic(
        .unexpectedToken, at: location(token), "`\(name)` is set outside of a rule", expected: "a rule",
        found: tape.description(token), help: "write it in a block, such as `@theme light { \(name): ... }`"
      ).with(.unreadable(.customProperty, text: name)))
  }

  private mutating func reportRemainder(_ token: Int) {
    diagnostics.append(
      Diagnostic(
        .unexpectedToken, at: location(token), "`\(tape.excerpt(token))` is after the end",
        expected: "the end of the file", found: tape.description(token)))
  }

  /// Reports that the declaration in front of a token, on an earlier line, ends without a semicolon.
  @inline(never)
  mutating func reportMissingSemicolon(before token: Int) {
    guard hasRoom(at: token) else { return }
    let previous = tape.trimmed(0, token).upperBound - 1
    if let comment = tape.lineComment(endingWith: previous) {
      diagnostics.append(
        tape.lineCommentDiagnostic(at: comment, in: sourceID, before: tape.range(end).start, endsValue: true))
      return
    }
    let offset = tape.range(previous).end
    if tape.kind(previous) == .colon {
      diagnostics.append(
        Diagnostic(
          .missingSemicolon, at: location(previous), "a declaration ends with `;`, not with `:`", expected: "`;`",
          found: "`:`", fixes: [.init("replace `:` with `;`", safety: .safe, edits: [.init(location(previous), ";")])]))
      return
    }
    diagnostics.append(
      Diagnostic(
        .missingSemicolon, at: location(offset, offset),
        "no semicolon before `\(tape.excerpt(token))`" + (tape.hasLineEnd(before: token) ? " on the next line" : ""),
        expected: "`;`", found: tape.description(token),
        fixes: [Diagnostic.Fix("insert `;`", safety: .safe, edits: [.init(location(offset, offset), ";")])]))
  }

  private mutating func reportLineComment(_ statement: Range<Int>) {
    diagnostics.append(
      tape.lineCommentDiagnostic(at: statement.lowerBound, in: sourceID, before: tape.range(end).start))
  }
}

extension TokenTape {
  /// The token at which `//` starts in a range and is no part of an address; `nil` if there is none.
  package func lineComment(in tokens: Range<Int>) -> Int? {
    tokens.first { startsLineComment($0) && ($0 == tokens.lowerBound || kind($0 - 1) != .colon) }
  }

  /// The token at which `//` starts on the line of a token and before it, after a value; `nil` if there is none.
  func lineComment(endingWith token: Int) -> Int? {
    var index = token
    // The search is limited, so that many missing semicolons stay cheap.
    while index > 0, token - index < 200, !hasLineEnd(before: index), kind(index) != .semicolon {
      if let found = lineComment(in: index..<index + 1), kind(index - 1) == .whitespace { return found }
      index -= 1
    }
    return nil
  }

  /// The diagnostic about `//`.
  ///
  /// - Parameters:
  ///   - token: the first of the two tokens.
  ///   - source: the source.
  ///   - limit: the offset of the end of the block around it, which no comment contains.
  ///   - endsValue: whether a value without a semicolon precedes it.
  package func lineCommentDiagnostic(
    at token: Int, in source: SourceID, before limit: Int, endsValue: Bool = false
  ) -> Diagnostic {
    let bytes = self.source.bytes
    let start = range(token).start
    // The search is limited to 1,000 bytes, so that many line comments on one line stay cheap.
    let searchEnd = min(bytes.count, start + 1_000)
    var lineEnd = start
    while lineEnd < searchEnd, !CodePoints.isNewline(bytes[lineEnd]) { lineEnd += 1 }
    let isWhole = lineEnd == bytes.count || CodePoints.isNewline(bytes[lineEnd])
    let text = self.source.text(in: SourceRange(start + 2, lineEnd))
    var fixes: [Diagnostic.Fix] = []
    // No fix after the end of the block, where the line contains more than the comment.
    if isWhole, lineEnd <= limit, !text.utf8.containsCommentEnd {
      let comment = (endsValue ? "; " : "") + "/*" + text + (text.hasSuffix(" ") || text.isEmpty ? "*/" : " */")
      let first = endsValue ? range(trimmed(0, token).upperBound - 1).end : start
      let replaced = SourceLocation(source, SourceRange(first, lineEnd))
      fixes = [.init("replace with `\(comment)`", safety: .safe, edits: [.init(replaced, comment)])]
    }
    return Diagnostic(
      .lineComment, at: SourceLocation(source, SourceRange(start, start + 2)),
      "`//` starts no comment, write `/* ... */`", expected: "`/* ... */`", found: "`//`", fixes: fixes)
  }
}

extension String.UTF8View {
  fileprivate var containsCommentEnd: Bool {
    var previous: UInt8 = 0
    for byte in self {
      if previous == 0x2A, byte == 0x2F { return true }
      previous = byte
    }
    return false
  }
}
