/// A Swift struct whose members a sheet writes by name: `paragraph-style(alignment center, line-spacing 4)`.
///
/// ```swift
/// struct Scale: RecordValue {
///   var minimum = 0.0
///   var color: Color?
///   static let members = [
///     RecordMember("minimum", .number, \Scale.minimum), RecordMember("color", .color, \Scale.color),
///   ]
/// }
/// ```
/// A member that a sheet omits has the value of a fresh record.
public protocol RecordValue: Hashable, Sendable, Bindable where Payload == Self {
  /// Creates a fresh record, whose members a sheet changes.
  init()

  /// The members in the order in which they are serialized, one row per member. Their names must differ.
  static var members: [RecordMember<Self>] { get }

  /// The name of the value type and of its function, in kebab-case. Default: the name of the Swift type.
  static var recordName: String { get }
}

extension RecordValue {
  /// The name of the Swift type, in kebab-case.
  public static var recordName: String { NameStyle.kebab("\(Self.self)") }
}

/// A member of a record: its name, its value type and its key path.
public struct RecordMember<Root: Sendable>: Sendable {
  /// The name, in kebab-case.
  public let name: String

  /// The value type of the member.
  public let kind: ValueKind

  let read: @Sendable (Root) -> StyleValue
  let write: @Sendable (inout Root, StyleValue) -> Void

  /// Creates a member. An optional member also accepts `none`.
  ///
  /// - Parameters:
  ///   - name: the name, in kebab-case.
  ///   - kind: the value type of the member.
  ///   - keyPath: the key path of the member.
  public init<Member: Bindable>(
    _ name: String, _ kind: ValueKind, _ keyPath: any WritableKeyPath<Root, Member> & Sendable
  ) {
    self.name = name
    // OPTIMIZATION: A cast to a protocol of optionals would be public API, but scans all conformances of the program.
    self.kind = _isOptional(Member.self) ? kind.orNone : kind
    read = { $0[keyPath: keyPath].value }
    write = { root, value in if let member = Member(value: value) { root[keyPath: keyPath] = member } }
  }
}
