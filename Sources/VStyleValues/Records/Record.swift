/// A Swift struct whose members a sheet writes by name: `paragraph-style(alignment center, line-spacing 4)`.
///
/// ```swift
/// struct Scale: Record {
///   var minimum = 0.0
///   var color: Color?
///   static let members = [
///     RecordMember("minimum", .number, \Scale.minimum), RecordMember("color", .color, \Scale.color),
///   ]
/// }
/// ```
/// What a sheet leaves out has the value of a fresh record.
public protocol Record: Hashable, Sendable, Bindable where Payload == Self {
  /// Makes the record that a sheet's members change.
  init()

  /// The members, in the order in which they are written. One row per member.
  static var members: [RecordMember<Self>] { get }

  /// The name of the kind and of its function, in kebab-case. Default: the name of the Swift type.
  static var recordName: String { get }
}

extension Record {
  /// The name of the Swift type, in kebab-case.
  public static var recordName: String { NameStyle.kebab("\(Self.self)") }
}

/// A member of a record: its name, the kind of its values and the way to it.
public struct RecordMember<Root: Hashable & Sendable>: Sendable {
  /// The name, in kebab-case.
  public let name: String

  /// The kind of its values.
  public let kind: ValueKind

  let read: @Sendable (Root) -> Value
  let write: @Sendable (inout Root, Value) -> Void

  /// Makes a member. One that can be `nil` takes `none` without saying so.
  public init<Member: Bindable>(
    _ name: String, _ kind: ValueKind, _ keyPath: any WritableKeyPath<Root, Member> & Sendable
  ) {
    self.name = name
    self.kind = Member.self is any OptionalProtocol.Type ? kind.orNone : kind
    read = { $0[keyPath: keyPath].value }
    write = { root, value in if let member = Member(value: value) { root[keyPath: keyPath] = member } }
  }
}
