import VStyleJSON
package import VStyleSchema
package import VStyleValues

extension SchemaFile {
  /// Returns the text of a schema file, with one view type or property on each line.
  ///
  /// - Parameters:
  ///   - schema: the schema.
  ///   - names: the names of the view types to write; `nil`, the default, writes all.
  ///   - sources: the Swift files that declare the view types; none by default.
  package static func text(
    of schema: StyleSchema, only names: Set<String>? = nil, sources: [SourceFingerprint] = []
  ) -> String {
    var entries = PropertyEntries()
    let viewTypes = schema.viewTypeNames.compactMap { names?.contains($0) == false ? nil : schema.viewTypes[$0] }
    for entry in viewTypes {
      for property in entry.properties { entries.add(property, of: entry.name) }
    }
    var members: [JSON.Member] = [.init("version", .integer(version)), .init("viewTypes", .array(viewTypes.map(json)))]
    let records = entries.records
    if !records.isEmpty { members.append(.init("valueTypes", .array(records.map { json($0, with: records) }))) }
    members.append(.init("properties", .array(entries.json)))
    if !sources.isEmpty { members.append(.init("sources", .array(sources.map(json)))) }
    return JSON.object(members).pretty
  }

  private static func json(_ entry: StyleSchema.ViewTypeEntry) -> JSON {
    var members: [JSON.Member] = [
      .init("name", .string(entry.name)), .init("superclass", .optional(entry.superclass)),
      .init("states", .strings(entry.states)), .init("properties", .strings(entry.properties.map(\.name))),
    ]
    if !entry.refused.isEmpty {
      members.append(
        .init(
          "refused", .array(entry.refused.map { ["name": .string($0.name), "because": .string($0.reason)] })))
    }
    return .object(members)
  }
}

extension SchemaFile {
  private static func json(_ source: SourceFingerprint) -> JSON {
    ["path": .string(source.path), "fingerprint": .string(source.fingerprint)]
  }

  private static func json(_ record: ValueKind, with records: [ValueKind]) -> JSON {
    [
      "name": .string(record.name),
      "members": .array(
        record.members.map { ["name": .string($0.name), "valueType": .string($0.kind.written(with: records))] }),
    ]
  }
}

extension ValueKind {
  /// The grammar that a schema file has. Only the app can read the text of a value type of its own, so the grammar of
  /// such a value type is that of any tokens.
  ///
  /// - Parameter records: the value types with named members that the file declares.
  fileprivate func written(with records: [ValueKind]) -> String {
    (try? ValueKind(syntax: syntax, kinds: records)) == nil ? ValueKind.any.syntax : syntax
  }
}

/// Properties by name, with the variants that differ between view types.
private struct PropertyEntries {
  private var order: [String] = []
  private var variants: [String: [(typeName: String, entry: StyleSchema.PropertyEntry)]] = [:]
  /// The app's value types with named members, each after the value types of its members.
  private(set) var records: [ValueKind] = []
  private var known = Set(ValueKind.named.map(\.name))

  /// Adds a value type with named members, after the value types of its members.
  private mutating func add(_ kind: ValueKind) {
    guard !kind.members.isEmpty, known.insert(kind.name).inserted else { return }
    for member in kind.members { add(member.kind) }
    records.append(kind)
  }

  mutating func add(_ entry: StyleSchema.PropertyEntry, of typeName: String) {
    add(entry.kind)
    if variants[entry.name] == nil { order.append(entry.name) }
    variants[entry.name, default: []].append((typeName, entry))
  }

  var json: [JSON] {
    order.flatMap { name -> [JSON] in
      guard let all = variants[name], let first = all.first else { return [] }
      let others = all.dropFirst().filter { !$0.entry.isSame(as: first.entry) }
      return [first.entry.json(of: nil, with: records)] + others.map { $0.entry.json(of: $0.typeName, with: records) }
    }
  }
}

extension StyleSchema.PropertyEntry {
  fileprivate func isSame(as other: StyleSchema.PropertyEntry) -> Bool {
    kind == other.kind && initial == other.initial && slots == other.slots && inherits == other.inherits
      && aliases == other.aliases
  }

  fileprivate func json(of typeName: String?, with records: [ValueKind]) -> JSON {
    var members: [JSON.Member] = [.init("name", .string(name))]
    if let typeName { members.append(.init("viewType", .string(typeName))) }
    members += [
      .init("valueType", .string(kind.written(with: records))), .init("inherits", .bool(inherits)),
      .init("initial", .string(kind.serialize(initial))), .init("perState", .bool(!slots.isEmpty)),
    ]
    if !aliases.isEmpty { members.append(.init("aliases", .strings(aliases))) }
    return .object(members)
  }
}
