public import VStyleValues

extension PropertyBinding {
  /// Binds a property to a setter closure.
  ///
  /// ```swift
  /// .bind(.port, read: { (gauge: Gauge) in gauge.port }, write: { try $0.connect(to: $1) })
  /// ```
  /// - Parameters:
  ///   - property: the property.
  ///   - kind: the value type on this view type, if it differs from the property's own.
  ///   - read: reads the current value. This value returns when no style applies.
  ///   - write: sets the value. An error that it throws is reported with the location of the declaration.
  @inlinable
  public static func bind<Root: AnyObject & SendableMetatype, Member: Bindable>(
    _ property: Property, kind: ValueKind? = nil,
    read: @escaping @Sendable (Root) -> Member, write: @escaping @Sendable (Root, Member) throws -> Void
  ) -> PropertyBinding {
    PropertyBinding(
      property: property, kind: memberKind(property, kind, Member.self), slots: normalSlot, owner: Root.self,
      read: { object, _ in read(unsafeDowncast(object, to: Root.self)).value },
      write: { object, value, _ in
        guard let member = Member(value: value) else { return false }
        try write(unsafeDowncast(object, to: Root.self), member)
        return true
      })
  }

  /// Binds a property to a member of a class that is isolated to the main actor.
  ///
  /// ```swift
  /// @MainActor final class Dashboard: Styleable {
  ///   var level = 0.0
  ///   nonisolated let styleStorage = StyleStorage()
  ///   nonisolated init() {}
  ///   nonisolated static var properties: PropertyTable {
  ///     [.bindMain(.level, read: { (board: Dashboard) in board.level }, write: { $0.level = $1 })]
  ///   }
  /// }
  /// ```
  /// Objects of the class are styled on the main actor. A call from elsewhere stops the process, as for every other
  /// isolated member.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - kind: the value type on this view type, if it differs from the property's own.
  ///   - read: reads the current value. This value returns when no style applies.
  ///   - write: sets the value. An error that it throws is reported with the location of the declaration.
  public static func bindMain<Root: AnyObject & SendableMetatype, Member: Bindable>(
    _ property: Property, kind: ValueKind? = nil,
    read: @escaping @MainActor (Root) -> Member, write: @escaping @MainActor (Root, Member) throws -> Void
  ) -> PropertyBinding {
    PropertyBinding(
      property: property, kind: memberKind(property, kind, Member.self), slots: normalSlot, owner: Root.self,
      read: { object, _ in
        nonisolated(unsafe) let root = unsafeDowncast(object, to: Root.self)
        return MainActor.assumeIsolated { read(root).value }
      },
      write: { object, value, _ in
        nonisolated(unsafe) let root = unsafeDowncast(object, to: Root.self)
        return try MainActor.assumeIsolated {
          guard let member = Member(value: value) else { return false }
          try write(root, member)
          return true
        }
      })
  }

  /// Binds a property to a member of an optional part. Without the part, the property is `none`, and a write has no
  /// effect.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - part: the part, such as a label of the view.
  ///   - keyPath: the member of the part, as a literal.
  ///   - kind: the value type on this view type, if it differs from the property's own.
  @inlinable
  @inline(__always)
  public static func bind<Root: AnyObject & SendableMetatype, Part: AnyObject & SendableMetatype, Member: Bindable>(
    _ property: Property, of part: @escaping @Sendable (Root) -> Part?,
    _ keyPath: @autoclosure () -> any ReferenceWritableKeyPath<Part, Member> & Sendable, kind: ValueKind? = nil
  ) -> PropertyBinding {
    let readPath = keyPath()
    let writePath = keyPath()
    return PropertyBinding(
      property: property, kind: memberKind(property, kind, Member?.self), slots: normalSlot, owner: Root.self,
      read: { object, _ in part(unsafeDowncast(object, to: Root.self))?[keyPath: readPath].value ?? .none },
      write: { object, value, _ in
        guard let part = part(unsafeDowncast(object, to: Root.self)) else { return value.isNone }
        guard let member = Member(value: value) else { return false }
        part[keyPath: writePath] = member
        return true
      })
  }
}
