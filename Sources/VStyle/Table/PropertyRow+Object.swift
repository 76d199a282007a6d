public import VStyleValues

extension PropertyRow {
  /// Binds a property to a member that holds an object of its own: each write makes a new one.
  ///
  /// What is read is a factory that gives the very object which is there, so that a style that goes
  /// brings the former object back. A class whose objects are of another class than the member's is refused.
  ///
  /// - Parameters:
  ///   - property: the property, of a kind ``ValueKind/object(of:)``.
  ///   - keyPath: the member, as a literal.
  ///   - make: makes an object of a class by its name; `nil` for a name that it does not know.
  @inlinable
  @inline(__always)
  public static func bindObject<Root: AnyObject & SendableMetatype, Object: AnyObject & SendableMetatype>(
    _ property: Property, _ keyPath: @autoclosure () -> any ReferenceWritableKeyPath<Root, Object?> & Sendable,
    make: @escaping @Sendable (String) -> AnyObject?
  ) -> PropertyRow {
    let readPath = keyPath()
    let writePath = keyPath()
    return PropertyRow(
      property: property, kind: property.kind.orNone, slots: normalSlot, owner: Root.self,
      read: { object, _ in
        guard let member = unsafeDowncast(object, to: Root.self)[keyPath: readPath] else { return .none }
        return Value(ObjectFactory(shared: member))
      },
      write: { object, value, _ in
        let root = unsafeDowncast(object, to: Root.self)
        if value.isNone {
          root[keyPath: writePath] = nil
          return true
        }
        guard let member = value[as: ObjectFactory.self]?.make(make) as? Object else { return false }
        root[keyPath: writePath] = member
        return true
      })
  }
}
