import VStyleSyntax
package import VStyleValues

/// The payload of a record without a Swift type, as from a schema file.
package struct NamedMembers: Hashable, Sendable {
  /// The values of the members in the order of the value type; `nil` for members that are omitted.
  package let values: [StyleValue?]
}

extension ValueKind {
  /// The value type of a record without a Swift type. Swift: ``NamedMembers``.
  package static func record(named name: String, members: [Member]) -> ValueKind {
    let syntax = RecordSyntax(name: name, members: members)
    let nothing = [StyleValue?](repeating: nil, count: members.count)
    let samples = members.indices.compactMap { index -> StyleValue? in
      guard let sample = members[index].kind.samples.first else { return nil }
      var values = nothing
      values[index] = sample
      return syntax.value(of: values)
    }
    return ValueKind(
      name: name, syntax: "<\(name)>", swiftTypeName: "NamedMembers", samples: [syntax.value(of: nothing)] + samples,
      members: members,
      parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
        syntax.value(of: try syntax.parse(&parser))
      },
      serialize: { value in value[as: NamedMembers.self].map { syntax.serialize($0.values) } ?? "" },
      convert: { ($0 as? NamedMembers).map { syntax.value(of: $0.values) } },
      check: { value in
        value[as: NamedMembers.self].flatMap { $0.values.count == members.count ? nil : "\(members.count) members" }
      },
      memberValues: { value in value[as: NamedMembers.self]?.values ?? [] })
  }
}

extension RecordSyntax {
  fileprivate func value(of values: [StyleValue?]) -> StyleValue {
    values.contains { $0?.dependsOnContext == true }
      ? StyleValue(deferred: DeferredMembers(values: values, syntax: self)) : StyleValue(NamedMembers(values: values))
  }
}

/// The members of a record of which at least one depends on the context.
private struct DeferredMembers: DeferredValue {
  let values: [StyleValue?]
  let syntax: RecordSyntax

  func resolve(in context: ValueContext) -> StyleValue {
    StyleValue(NamedMembers(values: values.map { $0?.resolved(in: context) }))
  }

  var serialized: String { syntax.serialize(values) }

  static func == (left: DeferredMembers, right: DeferredMembers) -> Bool { left.values == right.values }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
