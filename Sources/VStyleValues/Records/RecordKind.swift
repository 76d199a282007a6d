import Synchronization
import VStyleSyntax

extension ValueKind {
  /// The value type of a record. Its text is a function with the members that differ from a fresh record.
  ///
  /// - Precondition: the names of the members differ.
  public static func record<Root: RecordValue>(_ type: Root.Type) -> ValueKind {
    let table = RecordTable<Root>()
    return ValueKind(
      name: Root.recordName, syntax: "<\(Root.recordName)>", swiftTypeName: "\(Root.self)", samples: table.samples,
      members: table.syntax.members,
      parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
        let values = try table.syntax.parse(&parser)
        return table.value(of: zip(values, table.defaults).map { $0 ?? $1 })
      },
      serialize: { value in value[as: Root.self].map { table.serialize(table.values(of: $0)) } ?? "" },
      convert: { any in (any as? Root).map { table.value(of: table.values(of: $0)) } },
      check: { value in value[as: Root.self].flatMap(table.mismatch) },
      memberValues: { value in value[as: Root.self].map(table.values) ?? [] })
  }
}

/// The members of a record with their syntax and defaults.
private struct RecordTable<Root: RecordValue>: Sendable {
  let members: [RecordMember<Root>]
  let syntax: RecordSyntax
  private let knownDefaults = RecordDefaults()

  init() {
    members = Root.members
    precondition(Set(members.map(\.name)).count == members.count, "the names of members must differ")
    syntax = RecordSyntax(
      name: Root.recordName, members: members.map { ValueKind.Member(name: $0.name, kind: $0.kind) })
  }

  // OPTIMIZATION: A stored property would be simpler. A command that reads no record needs the values of none.
  /// The values of a fresh record.
  var defaults: [StyleValue] { knownDefaults.values { values(of: Root()) } }

  /// The specified values of the members of a record.
  func values(of record: Root) -> [StyleValue] { members.map { $0.kind.specified($0.read(record)) } }

  /// The record with the values of its members, or a deferred record if a member depends on the context.
  func value(of values: [StyleValue]) -> StyleValue {
    values.contains(where: \.dependsOnContext)
      ? StyleValue(deferred: DeferredRecord(values: values, table: self)) : StyleValue(record(of: values))
  }

  func record(of values: [StyleValue]) -> Root {
    var record = Root()
    for (member, value) in zip(members, values) { member.write(&record, value) }
    return record
  }

  /// A fresh record, and a record for each member in which only that member differs.
  var samples: [StyleValue] {
    let changed = members.indices.compactMap { index -> StyleValue? in
      guard let sample = members[index].kind.samples.last(where: { $0 != defaults[index] }) else { return nil }
      var values = defaults
      values[index] = sample
      return value(of: values)
    }
    return [value(of: defaults)] + changed
  }

  /// The expected values of the first invalid member of a record from Swift code; `nil` if all are valid.
  func mismatch(of record: Root) -> String? {
    members.lazy.compactMap { member in
      member.kind.checkValue(member.read(record)).map { "\($0) as \(member.name)" }
    }.first
  }

  /// Serializes the members that differ from a fresh record.
  func serialize(_ values: [StyleValue]) -> String {
    syntax.serialize(zip(values, defaults).map { $0 == $1 ? nil : $0 })
  }
}

/// The values of a fresh record, which are read once, when they are needed first.
private final class RecordDefaults: Sendable {
  private final class Values: Sendable {
    let values: [StyleValue]

    init(_ values: [StyleValue]) { self.values = values }
  }

  private let known = AtomicLazyReference<Values>()

  func values(_ make: () -> [StyleValue]) -> [StyleValue] {
    (known.load() ?? known.storeIfNil(Values(make()))).values
  }
}

/// A record with a member that depends on the context.
private struct DeferredRecord<Root: RecordValue>: DeferredValue {
  let values: [StyleValue]
  let table: RecordTable<Root>

  func resolve(in context: ValueContext) -> StyleValue {
    StyleValue(table.record(of: values.map { $0.resolved(in: context) }))
  }

  var serialized: String { table.serialize(values) }

  static func == (left: DeferredRecord, right: DeferredRecord) -> Bool { left.values == right.values }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
