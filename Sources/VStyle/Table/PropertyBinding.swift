public import VStyleValues

/// A property binding connects one property with a member of a view type.
///
/// Create a binding with ``bind(_:_:kind:)`` or one of its siblings. Those functions are inlinable, so that the
/// compiler sees the literal key path and emits a plain store. Writing through a stored key path is simpler, but takes
/// about ten times as long.
public struct PropertyBinding: Sendable {
  // OPTIMIZATION: Stored properties would be simpler. One reference makes copies cheap: the table of each view type
  // contains the bindings of its superclasses.
  private let definition: Definition

  private final class Definition: Sendable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }

  /// What a binding consists of.
  struct Parts: Sendable {
    let property: Property
    let kind: ValueKind
    let slots: [String]
    var owner: any AnyObject.Type
    var axis: String?
    var after: [String] = []
    var access: PropertyAccess

    /// The accessors of the member without the hook of the view type; `nil` for a binding without a hook.
    var boundAccess: PropertyAccess?

    var merge: (@Sendable (_ base: StyleValue, _ value: StyleValue) -> StyleValue)?

    /// Converts a value of a platform from Swift code; `nil` for other values, and for a binding of no platform's
    /// member.
    var platformConverter: (@Sendable (Any) -> StyleValue?)?

    var isSpecial: Bool
    let isReadable: Bool
  }

  /// The property.
  public var property: Property { definition.parts.property }

  /// The value type of the property on this view type.
  public var kind: ValueKind { definition.parts.kind }

  /// The names of the state slots, one per control state. A plain member has one, "normal".
  public var slots: [String] { definition.parts.slots }

  /// The class that declares the member.
  public var owner: any AnyObject.Type { definition.parts.owner }

  /// The variant that the binding sets, for a property with a binding for each of several variants.
  ///
  /// An example is `compact`, the bar metrics of a phone in landscape. `nil` is the default variant.
  public var axis: String? { definition.parts.axis }

  /// The names of the properties that are written before this one. Writing one of them resets or limits this property.
  public var after: [String] { definition.parts.after }

  /// The accessors of the member.
  package var access: PropertyAccess { definition.parts.access }

  /// Merges a style's value into a base value, for values with several members.
  package var merge: (@Sendable (_ base: StyleValue, _ value: StyleValue) -> StyleValue)? { definition.parts.merge }

  /// Whether a style's value is merged into the current value, so that members which the style does not set stay.
  public var isMerged: Bool { definition.parts.merge != nil }

  /// Whether the value goes through the view's `mi_setValue(_:forKey:)`.
  package var isSpecial: Bool { definition.parts.isSpecial }

  /// Whether the current value can be read, so that it can be restored.
  package var isReadable: Bool { definition.parts.isReadable }

  @usableFromInline
  init(
    property: Property, kind: ValueKind, slots: [String], owner: any AnyObject.Type, isSpecial: Bool = false,
    isReadable: Bool = true, access: PropertyAccess
  ) {
    definition = Definition(
      Parts(
        property: property, kind: kind, slots: slots, owner: owner, access: access, isSpecial: isSpecial,
        isReadable: isReadable))
  }

  private init(_ parts: Parts) { definition = Definition(parts) }

  /// Returns a copy of the binding with some other parts.
  func changed(_ change: (inout Parts) -> Void) -> PropertyBinding {
    var parts = definition.parts
    change(&parts)
    return PropertyBinding(parts)
  }

  @usableFromInline
  init(
    property: Property, kind: ValueKind, slots: [String], owner: any AnyObject.Type, isSpecial: Bool = false,
    isReadable: Bool = true,
    read: @escaping @Sendable (AnyObject, Int) -> StyleValue,
    write: @escaping @Sendable (AnyObject, StyleValue, Int) throws -> Bool
  ) {
    self.init(
      property: property, kind: kind, slots: slots, owner: owner, isSpecial: isSpecial, isReadable: isReadable,
      access: PropertyAccess(
        read: read, write: write, holds: { object, value, slot in read(object, slot) == value }))
  }

  /// Reads the value of a state slot. Returns `none` for a state whose value was never set, if the binding can tell.
  package func read(_ object: AnyObject, _ slot: Int) -> StyleValue { access.read(object, slot) }

  /// Writes the value of a state slot.
  ///
  /// - Returns: `false` if the value is not of the member's type.
  /// - Throws: the errors of the setter.
  package func write(_ object: AnyObject, _ value: StyleValue, _ slot: Int) throws -> Bool {
    try access.write(object, value, slot)
  }

  /// Writes a state slot of the member directly, without the hook of the view type.
  ///
  /// - Returns: `false` if the value is not of the member's type, or if only the hook can set the property.
  /// - Throws: the errors of the setter.
  package func writeMember(_ object: AnyObject, _ value: StyleValue, _ slot: Int) throws -> Bool {
    guard isSpecial else { return try access.write(object, value, slot) }
    return try definition.parts.boundAccess?.write(object, value, slot) ?? false
  }

  /// Returns the style value of a value of the platform; `nil` if it is no value of the member's type.
  func platformValue(_ any: Any) -> StyleValue? { definition.parts.platformConverter?(any) }

  /// The state slots of a plain member.
  public static let normalSlot = ["normal"]
}

extension PropertyBinding {
  /// Binds a property to a member.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - keyPath: the member, as a literal: `\Gauge.needleColor`, `\View.layer.cornerRadius`.
  ///   - kind: the value type on this view type, if it differs from the property's own. An optional member accepts
  ///     `none` in any case.
  @inlinable
  @inline(__always)
  public static func bind<Root: AnyObject & SendableMetatype, Member: Bindable>(
    _ property: Property, _ keyPath: @autoclosure () -> any ReferenceWritableKeyPath<Root, Member> & Sendable,
    kind: ValueKind? = nil
  ) -> PropertyBinding {
    // OPTIMIZATION: The literal is evaluated once for each closure. Sharing one key path would be simpler, but a write
    // would take some 250 ns instead of 20: the compiler does not fold a key path that several closures capture. A
    // closure that evaluates the literal in its body retains the object for each call of a setter.
    let (readPath, writePath, comparePath, columnPath) = (keyPath(), keyPath(), keyPath(), keyPath())
    return PropertyBinding(
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

  /// Binds a property with a value for each of several states, which a method sets.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - slots: the names of the states, the normal state first.
  ///   - kind: the value type on this view type, if it differs from the property's own.
  ///   - read: reads the value of a state; `nil` if none is set.
  ///   - write: sets the value of a state; `nil` removes it. An error that it throws is reported with the location of
  ///     the declaration.
  @inlinable
  public static func bind<Root: AnyObject & SendableMetatype, Member: Bindable>(
    _ property: Property, slots: [String], kind: ValueKind? = nil,
    read: @escaping @Sendable (Root, Int) -> Member?, write: @escaping @Sendable (Root, Member?, Int) throws -> Void
  ) -> PropertyBinding {
    PropertyBinding(
      property: property, kind: memberKind(property, kind, Member?.self), slots: slots, owner: Root.self,
      read: { object, slot in read(unsafeDowncast(object, to: Root.self), slot).value },
      write: { object, value, slot in
        guard let member = Member?(value: value) else { return false }
        try write(unsafeDowncast(object, to: Root.self), member, slot)
        return true
      })
  }

  /// Binds a property whose writes call the view's `mi_setValue(_:forKey:)`.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - kind: the value type on this view type, if it differs from the property's own.
  ///   - read: reads the current value. This value returns when no style applies.
  @inlinable
  public static func special<Root: SpecialPropertySetting, Member: Bindable>(
    _ property: Property, kind: ValueKind? = nil, read: @escaping @Sendable (Root) -> Member
  ) -> PropertyBinding {
    let key = memberName(property)
    return PropertyBinding(
      property: property, kind: memberKind(property, kind, Member.self), slots: normalSlot, owner: Root.self,
      isSpecial: true,
      read: { object, _ in read(unsafeDowncast(object, to: Root.self)).value },
      write: { object, value, _ in
        guard let member = Member(value: value) else { return false }
        unsafeDowncast(object, to: Root.self).mi_setValue(member, forKey: key)
        return true
      })
  }

  @usableFromInline
  static func memberName(_ property: Property) -> String { NameStyle.camel(property.name) }

  // OPTIMIZATION: Inlining would be simpler. Without it a table is a sequence of calls without branches. Where a table
  // branches, the compiler merges bindings of the same types and folds no key path in them.
  @usableFromInline
  static func memberKind<Member: Bindable>(_ property: Property, _ kind: ValueKind?, _: Member.Type) -> ValueKind {
    let kind = kind ?? property.kind
    // OPTIMIZATION: A cast to a protocol of optionals would be public API, but scans all conformances of the program.
    return _isOptional(Member.self) ? kind.orNone : kind
  }
}
