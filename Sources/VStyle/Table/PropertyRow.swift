public import VStyleValues

/// One property of one view type: the way to its member.
///
/// Rows are made by ``bind(_:_:kind:)`` and its siblings. Those are inlinable so that the literal key
/// path meets the compiler there and becomes a plain store; writing through a stored key path costs
/// some ten times as much.
public struct PropertyRow: Sendable {
  /// The property.
  public let property: Property

  /// The kind of its values on this class.
  public let kind: ValueKind

  /// The names of the values that the member has, one per control state; a plain member has one, "normal".
  public let slots: [String]

  /// The class that has the member.
  public let owner: any AnyObject.Type

  /// What the row stands for besides its property, where one property has a row for each of several places:
  /// `compact` for the lower bar of a phone that lies on its side.
  public internal(set) var axis: String?

  /// The names of the properties that are written before this one: writing one of them resets or bounds it.
  public internal(set) var after: [String] = []

  /// The ways to the member.
  @usableFromInline package let access: PropertyAccess

  /// The ways to the member that the class's hook stands before; `nil` without such a hook.
  var boundAccess: PropertyAccess?

  /// Puts a style's value over what is there already, for values of several members.
  package var merge: (@Sendable (_ base: Value, _ value: Value) -> Value)?

  /// Whether a style's value is put over what is there, so that members which it does not name stay.
  public var isMerged: Bool { merge != nil }

  /// Whether the value goes through the view's `mi_setValue(_:forKey:)`.
  @usableFromInline package let isSpecial: Bool

  /// Whether the present value can be read, so that it can come back.
  package let isReadable: Bool

  @usableFromInline
  init(
    property: Property, kind: ValueKind, slots: [String], owner: any AnyObject.Type, isSpecial: Bool = false,
    isReadable: Bool = true, access: PropertyAccess
  ) {
    self.property = property
    self.kind = kind
    self.slots = slots
    self.owner = owner
    self.isSpecial = isSpecial
    self.isReadable = isReadable
    self.access = access
  }

  @usableFromInline
  init(
    property: Property, kind: ValueKind, slots: [String], owner: any AnyObject.Type, isSpecial: Bool = false,
    isReadable: Bool = true,
    read: @escaping @Sendable (AnyObject, Int) -> Value,
    write: @escaping @Sendable (AnyObject, Value, Int) throws -> Bool
  ) {
    self.init(
      property: property, kind: kind, slots: slots, owner: owner, isSpecial: isSpecial, isReadable: isReadable,
      access: PropertyAccess(
        read: read, write: write, holds: { object, value, slot in read(object, slot) == value }))
  }

  /// Reads a slot. A member that was never set gives `none` if that is known.
  package func read(_ object: AnyObject, _ slot: Int) -> Value { access.read(object, slot) }

  /// Writes a slot; `false` if the value is not of the member's type. Throws what the setter throws.
  package func write(_ object: AnyObject, _ value: Value, _ slot: Int) throws -> Bool {
    try access.write(object, value, slot)
  }

  /// Writes the normal slot of the member itself, also where the class has a hook before it; `false` if the value is
  /// not of the member's type, or there is no member but for the hook. Throws what the setter throws.
  package func writeMember(_ object: AnyObject, _ value: Value) throws -> Bool {
    guard isSpecial else { return try access.write(object, value, 0) }
    return try boundAccess?.write(object, value, 0) ?? false
  }

  /// The slot of a plain member.
  public static let normalSlot = ["normal"]
}

extension PropertyRow {
  /// Binds a property to a member.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - keyPath: the member, as a literal: `\Gauge.needleColor`, `\View.layer.cornerRadius`.
  ///   - kind: the kind on this class, where it is not the property's own. A member that can be `nil`
  ///     takes `none` without saying so.
  @inlinable
  @inline(__always)
  public static func bind<Root: AnyObject & SendableMetatype, Member: Bindable>(
    _ property: Property, _ keyPath: @autoclosure () -> any ReferenceWritableKeyPath<Root, Member> & Sendable,
    kind: ValueKind? = nil
  ) -> PropertyRow {
    // OPTIMIZATION: The literal is evaluated for each closure. A key path that several closures capture is not folded
    // into all of them, and a write costs some 250 ns instead of 20; where a closure evaluates it when it is called,
    // the object is retained for each call of a setter.
    let (readPath, writePath, comparePath, columnPath) = (keyPath(), keyPath(), keyPath(), keyPath())
    return PropertyRow(
      property: property, kind: memberKind(property, kind, Member.self), slots: normalSlot, owner: Root.self,
      access: PropertyAccess(
        read: { object, _ in unsafeDowncast(object, to: Root.self)[keyPath: readPath].value },
        write: { object, value, _ in
          guard let member = Member(value: value) else { return false }
          set(unsafeDowncast(object, to: Root.self), member, writePath)
          return true
        },
        holds: { object, value, _ in unsafeDowncast(object, to: Root.self)[keyPath: comparePath].isEqual(to: value) },
        writeColumn: { objects, value in
          guard let member = Member(value: value) else { return false }
          for object in objects {
            object._withUnsafeGuaranteedRef { set(unsafeDowncast($0, to: Root.self), member, columnPath) }
          }
          return true
        }))
  }

  @inlinable
  @inline(__always)
  static func set<Root: AnyObject, Member>(
    _ root: Root, _ member: consuming Member, _ keyPath: ReferenceWritableKeyPath<Root, Member>
  ) {
    root[keyPath: keyPath] = member
  }

  /// Binds a property that has a value for each of several states, set by a method.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - slots: the names of the states, the normal one first.
  ///   - read: the value that was set for a state; `nil` where none was.
  ///   - write: sets the value for a state; `nil` gives it up. What it throws is reported with the place of
  ///     the declaration.
  @inlinable
  public static func bind<Root: AnyObject & SendableMetatype, Member: Bindable>(
    _ property: Property, slots: [String], kind: ValueKind? = nil,
    read: @escaping @Sendable (Root, Int) -> Member?, write: @escaping @Sendable (Root, Member?, Int) throws -> Void
  ) -> PropertyRow {
    PropertyRow(
      property: property, kind: memberKind(property, kind, Member?.self), slots: slots, owner: Root.self,
      read: { object, slot in read(unsafeDowncast(object, to: Root.self), slot).value },
      write: { object, value, slot in
        guard let member = Member?(value: value) else { return false }
        try write(unsafeDowncast(object, to: Root.self), member, slot)
        return true
      })
  }

  /// Binds a property whose value goes through the view's `mi_setValue(_:forKey:)`.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - read: the present value, which comes back when the style is taken away.
  @inlinable
  public static func special<Root: SpecialPropertySetting, Member: Bindable>(
    _ property: Property, kind: ValueKind? = nil, read: @escaping @Sendable (Root) -> Member
  ) -> PropertyRow {
    let key = NameStyle.camel(property.name)
    return PropertyRow(
      property: property, kind: memberKind(property, kind, Member.self), slots: normalSlot, owner: Root.self,
      isSpecial: true,
      read: { object, _ in read(unsafeDowncast(object, to: Root.self)).value },
      write: { object, value, _ in
        guard let member = Member(value: value) else { return false }
        unsafeDowncast(object, to: Root.self).mi_setValue(member, forKey: key)
        return true
      })
  }

  // OPTIMIZATION: Not inlined, so that a table is one row of calls: where it branches, the compiler joins rows of the
  // same types again and folds no key path in them.
  @usableFromInline
  static func memberKind<Member: Bindable>(_ property: Property, _ kind: ValueKind?, _: Member.Type) -> ValueKind {
    let kind = kind ?? property.kind
    return Member.self is any OptionalMember.Type ? kind.orNone : kind
  }
}

/// Marks optionals, whose kinds take `none`.
private protocol OptionalMember {}
extension Optional: OptionalMember {}
