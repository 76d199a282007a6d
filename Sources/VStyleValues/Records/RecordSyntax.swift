import VStyleSyntax

/// The syntax of a record: a function with the names and the values of members.
struct RecordSyntax: Sendable {
  let name: String
  let members: [ValueKind.Member]
  /// The indices of the members, by name.
  private let table: NameTable<Int>

  init(name: String, members: [ValueKind.Member]) {
    self.name = name
    self.members = members
    table = NameTable(members.enumerated().map { ($1.name, $0) })
  }

  /// Parses the function, and returns the values of the members in order; `nil` for members that are omitted.
  func parse(_ parser: inout ValueParser) throws(ValueError) -> [StyleValue?] {
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
      guard values[index] == nil else { throw inside.error(.badArgument, expected: "each member once") }
      inside.cursor.advance()
      values[index] = try parseValue(members[index].kind, &inside)
    } while inside.cursor.consume(.comma)
    return values
  }

  private func parseName(_ parser: inout ValueParser) throws(ValueError) -> Int {
    guard parser.next() == .ident else {
      throw parser.error(.badArgument, expected: "a member and its value: \(ValueKind.shortened(table.names))")
    }
    guard let index = table[parser.cursor.name] else {
      throw parser.unknownKeyword(expected: ValueKind.shortened(table.names), among: table.names)
    }
    return index
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
    var value = ValueParser(TokenCursor(parser.cursor.tape, parser.cursor.index..<end.index))
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

  /// Serializes the members that have a value.
  func serialize(_ values: [StyleValue?]) -> String {
    let parts = zip(members, values).compactMap { member, value in
      value.map { "\(member.name) \(member.kind.serialize($0))" }
    }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}
