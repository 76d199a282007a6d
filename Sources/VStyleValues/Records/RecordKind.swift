import VStyleSyntax

extension ValueKind {
  /// The kind of a record: its function with the members that differ from a fresh record.
  public static func record<Root: Record>(_ type: Root.Type) -> ValueKind {
    let members = Root.members
    precondition(Set(members.map(\.name)).count == members.count, "the names of members must differ")
    let parser = RecordParser(name: Root.recordName, members: members, defaults: specifiedValues(Root(), members))
    return ValueKind(
      name: Root.recordName, syntax: "<\(Root.recordName)>", swiftTypeName: "\(Root.self)",
      samples: parser.samples, members: members.map { Member(name: $0.name, kind: $0.kind) },
      parse: { (input: inout ValueParser) throws(ValueError) -> Value in
        RecordMemory(values: try parser.parse(&input), parser: parser).value
      },
      serialize: { value in
        value[as: Root.self].map { parser.serialize(specifiedValues($0, members)) } ?? ""
      },
      convert: { any in
        (any as? Root).map { RecordMemory(values: specifiedValues($0, members), parser: parser).value }
      },
      check: { value in value[as: Root.self].flatMap { problem(of: $0, members) } })
  }

  /// The values of a record's members, as a sheet would say them.
  private static func specifiedValues<Root>(_ record: Root, _ members: [RecordMember<Root>]) -> [Value] {
    members.map { $0.kind.specified($0.read(record)) }
  }

  private static func problem<Root>(of record: Root, _ members: [RecordMember<Root>]) -> String? {
    members.lazy.compactMap { member in
      member.kind.checkValue(member.read(record)).map { "\($0) as \(member.name)" }
    }.first
  }
}

/// The values of a record's members, in order, from which the record is made.
private struct RecordMemory<Root: Record>: DeferredValue {
  let values: [Value]
  let parser: RecordParser<Root>

  /// The record, if no member depends on the context.
  var value: Value { values.contains(where: \.dependsOnContext) ? Value(deferred: self) : Value(record) }

  private var record: Root {
    var record = Root()
    for (member, value) in zip(parser.members, values) { member.write(&record, value) }
    return record
  }

  func resolve(in context: ValueContext) -> Value {
    Value(RecordMemory(values: values.map { $0.resolved(in: context) }, parser: parser).record)
  }

  var serialized: String { parser.serialize(values) }

  static func == (left: RecordMemory, right: RecordMemory) -> Bool { left.values == right.values }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// Reads and writes the members of a record.
private struct RecordParser<Root: Record>: Sendable {
  let name: String
  let members: [RecordMember<Root>]
  /// The values of a fresh record.
  let defaults: [Value]

  /// A fresh record, and one for each member in which that member differs.
  var samples: [Value] {
    let changed = members.indices.compactMap { index -> Value? in
      guard let sample = members[index].kind.samples.last(where: { $0 != defaults[index] }) else { return nil }
      var values = defaults
      values[index] = sample
      return RecordMemory(values: values, parser: self).value
    }
    return [RecordMemory(values: defaults, parser: self).value] + changed
  }

  /// Reads the function and gives the values of all members.
  func parse(_ parser: inout ValueParser) throws(ValueError) -> [Value] {
    let expected = "\(name)()"
    guard parser.next() == .function else { throw parser.error(.valueTypeMismatch, expected: expected) }
    guard NameStyle.folded(parser.cursor.name) == NameStyle.folded(name) else {
      throw parser.unknownFunction(expected: expected, among: [name])
    }
    var inside = ValueParser(parser.cursor.enterBlock())
    var values = defaults
    var seen: Set<Int> = []
    guard !inside.isAtEnd else { return values }
    repeat {
      let index = try parseName(&inside)
      guard seen.insert(index).inserted else { throw inside.error(.badArgument, expected: "each member once") }
      inside.cursor.advance()
      values[index] = try parseValue(members[index].kind, &inside)
    } while inside.cursor.take(.comma)
    return values
  }

  private func parseName(_ parser: inout ValueParser) throws(ValueError) -> Int {
    let names = members.map(\.name)
    let expected = ValueKind.shortened(names)
    guard parser.next() == .ident else {
      throw parser.error(.badArgument, expected: "a member and its value: \(expected)")
    }
    guard let index = member(named: parser.cursor.name) else {
      throw parser.unknownKeyword(expected: expected, among: names)
    }
    return index
  }

  private func member(named name: String) -> Int? {
    let folded = NameStyle.folded(name)
    return members.firstIndex { NameStyle.folded($0.name) == folded }
  }

  /// Reads a member's value, which ends at the end or at a comma with the name of a member behind it:
  /// a value may hold commas itself.
  private func parseValue(_ kind: ValueKind, _ parser: inout ValueParser) throws(ValueError) -> Value {
    var end = parser.cursor
    while end.kind != .endOfFile {
      if end.kind == .comma {
        var behind = end
        behind.advance()
        behind.skipTrivia()
        if behind.kind == .ident, member(named: behind.name) != nil { break }
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
      let isMember = value.cursor.kind == .ident && member(named: value.cursor.name) != nil
      throw value.error(
        .wrongArity, expected: "`,` or `)`",
        help: isMember ? "put a comma before `\(value.cursor.name)`" : nil)
    }
    parser.cursor = end
    return result
  }

  /// Writes the members that differ from a fresh record.
  func serialize(_ values: [Value]) -> String {
    let parts = members.indices.compactMap { index in
      values[index] == defaults[index] ? nil : "\(members[index].name) \(members[index].kind.serialize(values[index]))"
    }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}
