/// The diagnostics of the sheet as a whole: its length, its encoding, its end.
extension SyntaxParser {
  mutating func reportTooLong() {
    diagnostics.append(
      Diagnostic(
        .limitExceeded, at: location(0, 0),
        "the file has \(tape.source.bytes.count) bytes and is not read: \(Limit.sheetBytes.sentence(value: limits.byteCount))",
        expected: "at most \(limits.byteCount) bytes", found: "\(tape.source.bytes.count) bytes"))
  }

  mutating func reportTooDeep(_ tokens: Range<Int>) {
    let token = tokens.lowerBound
    defer { dropCutOff(in: tokens) }
    guard hasRoom(at: token) else { return }
    diagnostics.append(
      Diagnostic(
        .limitExceeded, at: location(token),
        "`\(tape.excerpt(token))` is nested too deep and is not read: \(Limit.nestingDepth.sentence(value: limits.nestingDepth))",
        expected: "at most \(limits.nestingDepth) blocks and functions inside each other", found: "one more"))
  }

  /// Reports a file that is no text in UTF-8 at all, and nothing else: its other errors are noise.
  mutating func reportForeign(_ nature: String) {
    diagnostics = [
      Diagnostic(
        .invalidEncoding, at: location(0, 2), "the file is \(nature), not UTF-8", expected: "UTF-8", found: nature,
        help: "save the file as UTF-8")
    ]
  }

  mutating func reportEncoding() {
    let bytes = tape.source.bytes
    let check = EncodingCheck(bytes.span)
    if let offset = check.firstInvalidOffset {
      let byte = tape.source.bytes[offset]
      let digits = String(byte, radix: 16, uppercase: true)
      diagnostics.append(
        Diagnostic(
          .invalidEncoding, at: location(offset, offset + 1), "the file is not UTF-8", expected: "UTF-8",
          found: "the byte 0x\(digits)", help: "save the file as UTF-8"))
    }
    if let offset = check.firstNulOffset {
      diagnostics.append(
        Diagnostic(
          .invalidEncoding, at: location(offset, offset + 1), "the text contains a NUL", expected: "text",
          found: "the byte 0x00", help: "remove it"))
    }
  }

  /// Reports the innermost unclosed token at the end of the file, with the ones around it as notes.
  mutating func reportCutOff() {
    guard let token = cutOffToken else { return }
    cutOffToken = nil
    let range = tape.range(token)
    switch tape.kind(token) {
    case .string:
      reportUnclosedString(token)
    case .comment:
      diagnostics.append(
        Diagnostic(
          .unclosedComment, at: location(range.start, range.start + 2), "`/*` is never closed", expected: "`*/`",
          found: "the end of the file", help: "write `*/` where the comment ends"))
    case .url, .badURL:
      reportUnclosed(tape.urlStart(token), closer: ")", [])
    default:
      // A string without its quote swallows the rest of its line, and so the brace.
      if tape.kind(token) == .leftBrace, diagnostics.contains(where: { $0.rule == .unclosedString }) { return }
      reportUnclosed(range.end - 1, closer: tape.closingText(token), tape.unclosedTokens)
    }
  }

  private mutating func reportUnclosed(_ parenthesis: Int, closer: String, _ open: [Int]) {
    if let block = open.last, reportBraceTwice(after: block) || reportBlockClosedElsewhere(in: block) { return }
    let byte = String(Unicode.Scalar(tape.source.bytes[parenthesis]))
    var notes: [Diagnostic.Note] = []
    if let block = open.last, let statement = firstStatementIndentedLess(than: block) {
      notes.append(Diagnostic.Note("a `}` may be missing before this line", at: location(statement)))
    }
    for token in open.dropLast().suffix(3).reversed() {
      notes.append(Diagnostic.Note("`\(tape.excerpt(token))` is not closed either", at: location(token)))
    }
    var fixes: [Diagnostic.Fix] = []
    var help: String?
    if byte == "(", isInPlaceOfBrace(parenthesis) {
      let brace = location(parenthesis, parenthesis + 1)
      help = "write `{` to open the block of a rule"
      fixes = [Diagnostic.Fix("replace with `{`", safety: .suggestion, edits: [.init(brace, "{")])]
    } else if byte != "{" {
      let place = ClosingPlace(source: tape.source)
      let end = byte == "[" ? place.bracketEnd(after: parenthesis) : place.parenthesisEnd(after: parenthesis)
      if let end { fixes = [insertion(of: closer, at: end)] } else { help = "write `\(closer)` where its contents end" }
    } else if !open.isEmpty, open.count <= 8 {
      let closers = open.reversed().map { tape.closingText($0) }.joined()
      let offset = tape.source.bytes.count
      fixes = [
        Diagnostic.Fix(
          "append `\(closers)` to the file", safety: .suggestion, edits: [.init(location(offset, offset), closers)])
      ]
    }
    diagnostics.append(
      Diagnostic(
        .unclosedBlock, at: location(parenthesis, parenthesis + 1), "`\(byte)` is never closed",
        expected: "`\(closer)`", found: "the end of the file", notes: notes, help: help, fixes: fixes))
  }

  /// Reports the first second brace right after another one in an unclosed block; returns `false` if there is none.
  private mutating func reportBraceTwice(after brace: Int) -> Bool {
    var last = brace
    for next in brace..<tape.count where !tape.kind(next).isTrivia {
      if next > brace, tape.kind(last) == .leftBrace, tape.kind(next) == .leftBrace {
        reportBraceTwice(at: next)
        return true
      }
      last = next
    }
    return false
  }

  private mutating func reportBraceTwice(at next: Int) {
    diagnostics.append(
      Diagnostic(
        .unclosedBlock, at: location(next), "`{` is written twice", expected: "a declaration or a rule", found: "`{`",
        fixes: [.init("remove `{`", safety: .suggestion, edits: [.init(location(next), "")])]
      ).with(.repeatedBrace))
  }

  /// Whether an open parenthesis ends its line after a selector, where a block was to begin.
  private func isInPlaceOfBrace(_ parenthesis: Int) -> Bool {
    let bytes = tape.source.bytes
    var end = parenthesis + 1
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    guard end < bytes.count, CodePoints.isNewline(bytes[end]), parenthesis > 0, bytes[parenthesis - 1] == 0x20 else {
      return false
    }
    var start = parenthesis
    while start > 0, !CodePoints.isNewline(bytes[start - 1]) { start -= 1 }
    return !bytes[start..<parenthesis].contains { ":@{".utf8.contains($0) && $0 != UInt8(ascii: ":") }
  }

  /// Reports a block that takes the `}` of a block around it, as the indentation shows; returns `false` if none does.
  private mutating func reportBlockClosedElsewhere(in unclosed: Int) -> Bool {
    guard tape.kind(unclosed) == .leftBrace,
      let outer = nodes.firstIndex(where: { $0.block?.lowerBound == unclosed + 1 })
    else { return false }
    var found: (brace: Int, closer: Int)?
    for node in nodes[outer..<nodes[outer].subtreeEnd].dropFirst() {
      guard let brace = node.block.map({ $0.lowerBound - 1 }), tape.closer(of: brace) < found?.closer ?? tape.count,
        let own = indentation(ofLineWith: tape.range(node.tokens.lowerBound).start),
        let end = indentation(ofLineWith: tape.range(tape.closer(of: brace)).start), end < own
      else { continue }
      found = (brace, tape.closer(of: brace))
    }
    guard let found else { return false }
    let next = firstStatementIndentedLess(than: found.brace) ?? found.closer
    var last = next - 1
    while tape.kind(last).isTrivia { last -= 1 }
    let end = tape.range(last).end
    diagnostics.append(
      Diagnostic(
        .unclosedBlock, at: location(found.brace), "`{` is never closed", expected: "`}`",
        found: "the `}` of a block around it",
        notes: [.init("a `}` may be missing before this line", at: location(next))],
        fixes: [.init("insert ` }`", safety: .suggestion, edits: [.init(location(end, end), " }")])]))
    return true
  }

  /// The first statement in an unclosed block whose line is not indented deeper than that of the block.
  private func firstStatementIndentedLess(than brace: Int) -> Int? {
    guard let node = nodes.firstIndex(where: { $0.block?.lowerBound == brace + 1 }) else { return nil }
    guard let indentation = indentation(ofLineWith: tape.range(nodes[node].tokens.lowerBound).start) else { return nil }
    var child = node + 1
    while child < nodes[node].subtreeEnd {
      let token = nodes[child].tokens.lowerBound
      let start = tape.range(token).start
      if let own = self.indentation(ofLineWith: start), own <= indentation, token > brace { return token }
      child = nodes[child].subtreeEnd
    }
    return nil
  }

  /// The number of bytes of white space at the start of a line; `nil` if other bytes precede the offset.
  private func indentation(ofLineWith offset: Int) -> Int? {
    let bytes = tape.source.bytes
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || CodePoints.isNewline(bytes[start - 1]) else { return nil }
    return offset - start
  }
}

extension TokenTape {
  /// The offset of the parenthesis of a url token.
  fileprivate func urlStart(_ index: Int) -> Int {
    var offset = range(index).start
    while source.bytes[offset] != 0x28 { offset += 1 }
    return offset
  }
}
