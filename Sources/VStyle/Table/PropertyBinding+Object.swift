public import VStyleValues

extension PropertyBinding {
  /// Binds a property to a member that holds an object. Each write creates a new object.
  ///
  /// Reading returns a factory for the current object itself, so that the original object returns when no style
  /// applies. An object that is not of the member's type is rejected and reported.
  ///
  /// - Parameters:
  ///   - property: the property, of the value type ``ValueKind/object(of:)`` or ``ValueKind/object(ofType:)``.
  ///   - keyPath: the member, as a literal.
  ///   - kind: the value type on this view type, if it differs from the property's own.
  ///   - make: creates an object from the name of its class. Returns `nil` for an unknown name.
  @inlinable
  @inline(__always)
  public static func bindObject<Root: AnyObject & SendableMetatype, Object: AnyObject & SendableMetatype>(
    _ property: Property, _ keyPath: @autoclosure () -> any ReferenceWritableKeyPath<Root, Object?> & Sendable,
    kind: ValueKind? = nil, make: @escaping @Sendable (String) -> AnyObject?
  ) -> PropertyBinding {
    let readPath = keyPath()
    let writePath = keyPath()
    return PropertyBinding(
      property: property, kind: (kind ?? property.kind).orNone, slots: normalSlot, owner: Root.self,
      read: { object, _ in
        guard let member = unsafeDowncast(object, to: Root.self)[keyPath: readPath] else { return .none }
        return StyleValue(ObjectFactory(shared: member))
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
