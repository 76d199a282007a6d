import VStyleJSON
package import VStyleSyntax
package import VStyleValues

extension SchemaFile {
  /// Adds the view types of a file to a schema.
  ///
  /// - Parameters:
  ///   - source: the text of the file, in JSON.
  ///   - schema: the schema to extend. An error leaves it unchanged.
  /// - Throws: ``SchemaError`` for the first error: invalid JSON, an unknown key, a value type with invalid syntax, an
  ///   initial value of another value type, or an unknown superclass or property.
  package static func add(_ source: SourceText, to schema: inout StyleSchema) throws(SchemaError) {
    do throws(JSONError) {
      var reader = SchemaReader(schema)
      try reader.read(JSONNode(parsing: source))
      schema = reader.schema
    } catch { throw SchemaError(message: error.message, range: error.range) }
  }
}

extension SchemaFile {
  /// Returns the Swift files that a schema file was written from.
  ///
  /// - Throws: ``SchemaError`` for the first error.
  package static func sources(of file: SourceText) throws(SchemaError) -> [SourceFingerprint] {
    do throws(JSONError) {
      let object = try JSONNode(parsing: file).object("a schema")
      var sources: [SourceFingerprint] = []
      for node in try object["sources"]?.array("sources") ?? [] {
        let entry = try node.object("an element of `sources`")
        try entry.allow(Keys.source, in: "a source")
        sources.append(
          SourceFingerprint(
            path: try entry.required("path", of: "a source").string("path"),
            fingerprint: try entry.required("fingerprint", of: "a source").string("fingerprint")))
      }
      return sources
    } catch { throw SchemaError(message: error.message, range: error.range) }
  }
}

/// Parses a schema file, top-down.
private struct SchemaReader {
  private(set) var schema: StyleSchema
  private var general: [String: StyleSchema.PropertyEntry] = [:]
  private var special: [String: [String: StyleSchema.PropertyEntry]] = [:]

  init(_ schema: StyleSchema) { self.schema = schema }

  mutating func read(_ node: JSONNode) throws(JSONError) {
    let file = try node.object("a schema")
    try file.allow(SchemaFile.Keys.file, in: "a schema")
    let version = try file.required("version", of: "the schema")
    guard case .number(Double(SchemaFile.version)) = version.content else {
      throw JSONError("the version is \(SchemaFile.version)", at: version.range)
    }
    for node in try file["valueTypes"]?.array("valueTypes") ?? [] { try readRecord(node) }
    for node in try file["properties"]?.array("properties") ?? [] { try readProperty(node) }
    for node in try file["viewTypes"]?.array("viewTypes") ?? [] { try readViewType(node) }
  }

  /// Parses a value type with named members. Later entries may refer to it.
  private mutating func readRecord(_ node: JSONNode) throws(JSONError) {
    let entry = try node.object("an element of `valueTypes`")
    try entry.allow(SchemaFile.Keys.valueType, in: "a value type")
    let name = try entry.required("name", of: "a value type").string("name")
    var members: [ValueKind.Member] = []
    for node in try entry.required("members", of: "the value type `\(name)`").array("members") {
      let member = try node.object("an element of `members`")
      try member.allow(SchemaFile.Keys.member, in: "a member")
      let memberName = try member.required("name", of: "a member").string("name")
      let kind = try readValueType(try member.required("valueType", of: "the member `\(memberName)`"))
      members.append(ValueKind.Member(name: memberName, kind: kind))
    }
    schema.kinds.append(.record(named: name, members: members))
  }

  private mutating func readProperty(_ node: JSONNode) throws(JSONError) {
    let entry = try node.object("an element of `properties`")
    try entry.allow(SchemaFile.Keys.property, in: "a property")
    let name = try entry.required("name", of: "a property").string("name")
    let kind = try readValueType(try entry.required("valueType", of: "the property `\(name)`"))
    let inherits = try entry["inherits"]?.bool("inherits") ?? false
    let perState = try entry["perState"]?.bool("perState") ?? false
    let initial = try readInitial(try entry.required("initial", of: "the property `\(name)`"), kind, name)
    let aliases = try entry["aliases"]?.strings("aliases") ?? []
    let property = Property(name, kind, inheritance: inherits ? .fromParent : .none, aliases: aliases)
    let value = StyleSchema.PropertyEntry(property, initial: initial, slots: perState ? SchemaFile.slots : [])
    if let typeName = try entry["viewType"]?.string("viewType") {
      special[typeName, default: [:]][name] = value
    } else {
      general[name] = value
    }
  }

  private func readValueType(_ node: JSONNode) throws(JSONError) -> ValueKind {
    let text = try node.string("valueType")
    do throws(SyntaxDefinitionError) { return try ValueKind(syntax: text, kinds: schema.kinds) } catch {
      let guess = error.suggestion.map { "; did you mean `\($0)`?" } ?? ""
      throw JSONError(
        "the value type `\(text)` cannot be read: expected \(error.expected), found \(error.found)\(guess)",
        at: node.range)
    }
  }

  private func readInitial(_ node: JSONNode, _ kind: ValueKind, _ name: String) throws(JSONError) -> StyleValue {
    let text = try node.string("initial")
    // A value without a text form, such as an object, is written as an empty text.
    if text.isEmpty { return .none }
    do throws(ValueError) { return try kind.parse(text) } catch {
      let help = text == "none" ? "; an optional one has the value type `\(kind.orNone.syntax)`" : ""
      throw JSONError(
        "the initial value of `\(name)` is to be \(error.expected), found \(error.found)\(help)", at: node.range)
    }
  }

  private mutating func readViewType(_ node: JSONNode) throws(JSONError) {
    let entry = try node.object("an element of `viewTypes`")
    try entry.allow(SchemaFile.Keys.viewType, in: "a view type")
    let name = try entry.required("name", of: "a view type").string("name")
    var superclass: String?
    if let node = entry["superclass"], !node.isNull {
      let found = try node.string("superclass")
      guard schema.viewTypes[found] != nil else {
        throw JSONError(
          "there is no view type `\(found)` before this one\(guess(found, schema.viewTypeNames))", at: node.range)
      }
      superclass = found
    }
    var properties: [StyleSchema.PropertyEntry] = []
    for node in try entry["properties"]?.array("properties") ?? [] {
      properties.append(try readReference(node, of: name))
    }
    var refused: [RefusedProperty] = []
    for node in try entry["refused"]?.array("refused") ?? [] { refused.append(try readRefused(node)) }
    schema.add(
      .init(
        name: name, superclass: superclass, states: try entry["states"]?.strings("states") ?? [],
        properties: properties, refused: refused))
  }

  /// Parses a member that no style sets.
  private func readRefused(_ node: JSONNode) throws(JSONError) -> RefusedProperty {
    let entry = try node.object("an element of `refused`")
    try entry.allow(SchemaFile.Keys.refused, in: "a refused member")
    let name = try entry.required("name", of: "a refused member").string("name")
    return RefusedProperty(
      name, because: try entry.required("because", of: "the refused member `\(name)`").string("because"))
  }

  private func readReference(_ node: JSONNode, of typeName: String) throws(JSONError) -> StyleSchema.PropertyEntry {
    let name = try node.string("an element of `properties`")
    if let known = special[typeName]?[name] ?? general[name] { return known }
    let builtin = schema.viewTypes(having: name).lazy.compactMap { schema.property(name, in: $0) }.first
    if let builtin, builtin.part == nil { return builtin }
    throw JSONError(
      "there is no property `\(name)`\(guess(name, general.keys.sorted() + schema.allPropertyNames))",
      at: node.range)
  }

  private func guess(_ name: String, _ candidates: [String]) -> String {
    Spelling.closest(to: name, in: candidates).map { "; did you mean `\($0)`?" } ?? ""
  }
}

extension SchemaFile {
  /// The keys that had another name.
  private static let formerKeys = [
    "classes": "viewTypes", "class": "viewType", "kinds": "valueTypes", "kind": "valueType",
  ]

  /// The key that an unknown one probably means; `nil` for none.
  fileprivate static func key(for name: String, in keys: [String]) -> String? {
    formerKeys[name].flatMap { keys.contains($0) ? $0 : nil } ?? Spelling.closest(to: name, in: keys)
  }
}

extension JSONObject {
  /// Checks the keys of an object of a schema file.
  ///
  /// - Throws: an error for the first other key, with a guess.
  fileprivate func allow(_ keys: [String], in holder: String) throws(JSONError) {
    try allowOnly(keys, in: holder) { SchemaFile.key(for: $0, in: keys) }
  }
}
