import VStyleSyntax

/// The syntax of a record: a function with the names and the values of members.
package struct RecordSyntax: Sendable {
  let name: String
  let members: [ValueKind.Member]
  /// The indices of the members, by name.
  private let table: NameTable<Int>

  package init(name: String, members: [ValueKind.Member]) {
    self.name = name
    self.members = members
    table = NameTable(members.enumerated().map { ($1.name, $0) })
  }

  /// Parses the function, and returns the values of the members in order; `nil` for members that are omitted.
  package func parse(_ parser: inout ValueParser) throws(ValueError) -> [StyleValue?] {
    let expected = "\(name)()"
    guard parser.next() == .function else { throw parser.error(.valueTypeMismatch, expected: expected) }
    guard NameStyle.folded(parser.cursor.name) == NameStyle.folded(name) else {
      throw parser.unknownFunction(expected: expected, among: [name])
    }
    var inside = ValueParser(parser.cursor.enterBlock())
    var values = [StyleValue?](repeating: nil, count: members.count)
    guard !inside.isAtEnd else { return values }
    repeat {
      let index = try parseName(&inside)
      guard values[index] == nil else {
        throw inside.error(.badArgument, expected: "each member once", help: "remove one of the two")
      }
      inside.cursor.advance()
      values[index] = try parseValue(members[index].kind, &inside)
    } while inside.cursor.consume(.comma)
    return values
  }

  private func parseName(_ parser: inout ValueParser) throws(ValueError) -> Int {
    guard parser.next() == .ident else {
      throw parser.error(
        .badArgument, expected: "a member and its value: \(ValueKind.shortened(table.names))",
        help: helpForMissingName(parser))
    }
    guard let index = table[parser.cursor.name] else { throw unknownName(parser) }
    return index
  }

  /// The help for a value without the name of its member, or for a comma without a member after it.
  private func helpForMissingName(_ parser: ValueParser) -> String? {
    guard parser.cursor.kind != .endOfFile else { return "remove the comma before `)`" }
    let fitting = members.filter { accepts($0.kind, at: parser.cursor) }
    guard fitting.count == 1, let member = fitting.first else { return nil }
    let value = parser.cursor.tape.excerpt(parser.cursor.index)
    let isFunction = parser.cursor.kind == .function
    return "write the name of the member before its value: `\(member.name) \(value)\(isFunction ? "…)" : "")`"
  }

  /// The error for an unknown name. The member that it was meant to be accepts the value after it.
  private func unknownName(_ parser: ValueParser) -> ValueError {
    var error = parser.unknownKeyword(expected: ValueKind.shortened(table.names), among: table.names)
    var value = parser.cursor
    value.advance()
    value.skipTrivia()
    guard value.kind != .endOfFile, value.kind != .comma else { return error }
    let fitting = members.filter { accepts($0.kind, at: value) }
    guard !fitting.isEmpty, !fitting.contains(where: { $0.name == error.suggestion }) else { return error }
    let names = fitting.map(\.name)
    let guess = KeywordGuess.closest(to: parser.cursor.name, in: names) ?? (names.count == 1 ? names[0] : nil)
    (error.help, error.suggestion) = (guess.map { "did you mean `\($0)`?" }, guess)
    return error
  }

  /// Whether a value type accepts what precedes the next comma.
  private func accepts(_ kind: ValueKind, at cursor: TokenCursor) -> Bool {
    var end = cursor
    while end.kind != .endOfFile, end.kind != .comma { end.skipComponentValue() }
    return kind.value(of: TokenCursor(cursor.tape, cursor.index..<end.index)) != nil
  }

  /// Parses the value of a member, up to the end or to a comma before another member.
  ///
  /// Other commas are part of the value.
  private func parseValue(_ kind: ValueKind, _ parser: inout ValueParser) throws(ValueError) -> StyleValue {
    var end = parser.cursor
    while end.kind != .endOfFile {
      if end.kind == .comma {
        var after = end
        after.advance()
        after.skipTrivia()
        if after.kind == .ident, table[after.name] != nil { break }
      }
      end.skipComponentValue()
    }
    let tokens = TokenCursor(parser.cursor.tape, parser.cursor.index..<end.index)
    if let member = misspelledMember(after: kind, tokens) { throw member }
    var value = ValueParser(tokens)
    let result = try kind.parse(&value)
    guard value.isAtEnd else {
      if value.next() == .comma {
        value.cursor.advance()
        _ = try parseName(&value)
      }
      let isMember = value.cursor.kind == .ident && table[value.cursor.name] != nil
      throw value.error(
        .wrongArity, expected: "`,` or `)`", help: isMember ? "insert a comma before `\(value.cursor.name)`" : nil)
    }
    parser.cursor = end
    return result
  }

  /// The error for a name that a font would take for a family, as in `font 17 system, color red`: small letters, and a
  /// value of a member after them; `nil` if there is none.
  private func misspelledMember(after kind: ValueKind, _ tokens: TokenCursor) -> ValueError? {
    guard kind.name == "font" else { return nil }
    var cursor = tokens
    while cursor.kind != .endOfFile {
      let isComma = cursor.kind == .comma
      cursor.skipComponentValue()
      cursor.skipTrivia()
      guard cursor.kind == .ident, cursor.name.first?.isLowercase ?? false else { continue }
      var value = cursor
      value.advance()
      value.skipTrivia()
      let isAlone = value.kind == .endOfFile || value.kind == .comma
      guard !isAlone else { continue }
      if !isComma, let index = table[cursor.name], accepts(members[index].kind, at: value) {
        return ValueParser(cursor).error(
          .wrongArity, expected: "`,` or `)`", help: "insert a comma before `\(cursor.name)`")
      }
      if isComma, members.contains(where: { accepts($0.kind, at: value) }) { return unknownName(ValueParser(cursor)) }
    }
    return nil
  }

  /// Serializes the members that have a value.
  package func serialize(_ values: [StyleValue?]) -> String {
    let parts = zip(members, values).compactMap { member, value in
      value.map { "\(member.name) \(member.kind.serialize($0))" }
    }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}
