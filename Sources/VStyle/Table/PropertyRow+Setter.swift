public import VStyleValues

extension PropertyRow {
  /// Binds a property to a setter of its own.
  ///
  /// ```swift
  /// .bind(.port, read: { (gauge: Gauge) in gauge.port }, write: { try $0.connect(to: $1) })
  /// ```
  /// - Parameters:
  ///   - property: the property.
  ///   - kind: the kind on this class, where it is not the property's own.
  ///   - read: the present value, which comes back when the style is taken away.
  ///   - write: sets the value. What it throws is reported with the place of the declaration.
  @inlinable
  public static func bind<Root: AnyObject & SendableMetatype, Member: Bindable>(
    _ property: Property, kind: ValueKind? = nil,
    read: @escaping @Sendable (Root) -> Member, write: @escaping @Sendable (Root, Member) throws -> Void
  ) -> PropertyRow {
    PropertyRow(
      property: property, kind: memberKind(property, kind, Member.self), slots: normalSlot, owner: Root.self,
      read: { object, _ in read(unsafeDowncast(object, to: Root.self)).value },
      write: { object, value, _ in
        guard let member = Member(value: value) else { return false }
        try write(unsafeDowncast(object, to: Root.self), member)
        return true
      })
  }

  /// Binds a property to a member of a class of the main actor.
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
  /// Objects of the class are styled on the main actor; elsewhere the program stops, as it does for every other
  /// member of theirs.
  public static func bindMain<Root: AnyObject & Sendable, Member: Bindable>(
    _ property: Property, kind: ValueKind? = nil,
    read: @escaping @MainActor (Root) -> Member, write: @escaping @MainActor (Root, Member) throws -> Void
  ) -> PropertyRow {
    PropertyRow(
      property: property, kind: memberKind(property, kind, Member.self), slots: normalSlot, owner: Root.self,
      read: { object, _ in
        let root = unsafeDowncast(object, to: Root.self)
        return MainActor.assumeIsolated { read(root).value }
      },
      write: { object, value, _ in
        let root = unsafeDowncast(object, to: Root.self)
        return try MainActor.assumeIsolated {
          guard let member = Member(value: value) else { return false }
          try write(root, member)
          return true
        }
      })
  }

  /// Binds a property to a member of a part that need not be there. Without the part the property is `none`,
  /// and nothing is written.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - part: the part, such as a label of the view.
  ///   - keyPath: the part's member, as a literal.
  @inlinable
  @inline(__always)
  public static func bind<Root: AnyObject & SendableMetatype, Part: AnyObject & SendableMetatype, Member: Bindable>(
    _ property: Property, of part: @escaping @Sendable (Root) -> Part?,
    _ keyPath: @autoclosure () -> any ReferenceWritableKeyPath<Part, Member> & Sendable, kind: ValueKind? = nil
  ) -> PropertyRow {
    let readPath = keyPath()
    let writePath = keyPath()
    return PropertyRow(
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
