public import VStyleValues

/// Bindings of members that the main actor uses.
///
/// Audited: an object that is not sendable, such as a layer, is read and written on the main actor only.
extension PropertyBinding {
  /// Binds a property to a member of a class of the main actor.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - keyPath: the member: `\UILabel.numberOfLines`.
  ///   - kind: the value type on this view type, if it differs from the property's own. An optional member accepts
  ///     `none` in any case.
  @MainActor
  public static func bindMain<Root: AnyObject & SendableMetatype, Member: Bindable>(
    _ property: Property, _ keyPath: ReferenceWritableKeyPath<Root, Member>, kind: ValueKind? = nil
  ) -> PropertyBinding {
    bindMain(
      property, kind: kind, read: { (root: Root) in root[keyPath: keyPath] },
      write: { (root: Root, member: Member) in root[keyPath: keyPath] = member })
  }

  /// Binds a property to a member of a platform's class, whose values are converted.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - keyPath: the member: `\UIView.alpha`.
  ///   - conversion: converts the values.
  ///   - kind: the value type on this view type, if it differs from the property's own.
  @MainActor
  public static func bindMain<Root: AnyObject & SendableMetatype, Member: Equatable & Sendable, Value: Bindable>(
    _ property: Property, _ keyPath: ReferenceWritableKeyPath<Root, Member>,
    as conversion: MemberConversion<Member, Value>, kind: ValueKind? = nil
  ) -> PropertyBinding {
    platform(
      property, memberKind(property, kind, Value.self), conversion, read: { (root: Root, _) in root[keyPath: keyPath] },
      write: { (root: Root, member: Member?, _) in
        guard let member else { return false }
        root[keyPath: keyPath] = member
        return true
      })
  }

  /// Binds a property to an optional member of a platform's class, whose values are converted. `none` sets `nil`.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - keyPath: the member: `\UILabel.textColor`.
  ///   - conversion: converts the values that are not `nil`.
  ///   - kind: the value type on this view type, if it differs from the property's own.
  @MainActor
  public static func bindMain<Root: AnyObject & SendableMetatype, Member: Equatable & Sendable, Value: Bindable>(
    _ property: Property, _ keyPath: ReferenceWritableKeyPath<Root, Member?>,
    as conversion: MemberConversion<Member, Value>, kind: ValueKind? = nil
  ) -> PropertyBinding {
    platform(
      property, memberKind(property, kind, Value?.self), conversion,
      read: { (root: Root, _) in root[keyPath: keyPath] },
      write: { (root: Root, member: Member?, _) in
        root[keyPath: keyPath] = member
        return true
      })
  }

  /// Binds a property with a value for each of several states of a platform's class, which a method sets.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - slots: the names of the states, the normal state first: `["normal", "highlighted"]`.
  ///   - conversion: converts the values that are not `nil`.
  ///   - read: reads the value of a state; `nil` if none is set.
  ///   - write: sets the value of a state; `nil` removes it. An error that it throws is reported with the location of
  ///     the declaration.
  public static func bindMain<Root: AnyObject & SendableMetatype, Member: Equatable & Sendable, Value: Bindable>(
    _ property: Property, slots: [String], as conversion: MemberConversion<Member, Value>,
    read: @escaping @MainActor @Sendable (Root, Int) -> Member?,
    write: @escaping @MainActor @Sendable (Root, Member?, Int) throws -> Void
  ) -> PropertyBinding {
    platform(
      property, memberKind(property, nil, Value?.self), slots: slots, conversion, read: read,
      write: {
        try write($0, $1, $2)
        return true
      })
  }

  /// Creates a binding that converts values. It reads the platform's own values, and writes these and converted ones.
  private static func platform<Root: AnyObject & SendableMetatype, Member: Equatable & Sendable, Value: Bindable>(
    _ property: Property, _ kind: ValueKind, slots: [String] = normalSlot,
    _ conversion: MemberConversion<Member, Value>,
    read: @escaping @MainActor @Sendable (Root, Int) -> Member?,
    write: @escaping @MainActor @Sendable (Root, Member?, Int) throws -> Bool
  ) -> PropertyBinding {
    PropertyBinding(
      property: property, kind: kind, slots: slots, owner: Root.self,
      read: { object, slot in
        guard let known = object as? Root else { return .none }
        nonisolated(unsafe) let root = known
        return MainActor.assumeIsolated { read(root, slot).map { StyleValue(PlatformValue($0, conversion)) } ?? .none }
      },
      write: { object, value, slot in
        guard let known = object as? Root else { return false }
        nonisolated(unsafe) let root = known
        return try MainActor.assumeIsolated {
          if value.isNone { return try write(root, nil, slot) }
          if let own = value[as: PlatformValue<Member, Value>.self] { return try write(root, own.member, slot) }
          guard let given = Value(value: value), let member = conversion.write(given) else { return false }
          return try write(root, member, slot)
        }
      }
    ).changed { parts in
      parts.platformConverter = { any in (any as? Member).map { StyleValue(PlatformValue($0, conversion)) } }
    }
  }

  /// Returns the binding with merging: the member of a style is merged into the member from before.
  ///
  /// - Parameters:
  ///   - conversion: the conversion of the binding.
  ///   - merge: merges the member of a style into the one from before.
  public func merging<Member: Equatable & Sendable, Value: Bindable>(
    _ conversion: MemberConversion<Member, Value>, _ merge: @escaping @Sendable (Member, Member) -> Member
  ) -> PropertyBinding {
    changed { parts in
      parts.merge = { base, value in
        MainActor.assumeIsolated {
          guard let base = base[as: PlatformValue<Member, Value>.self]?.member, let given = Value(value: value),
            let member = conversion.write(given)
          else { return value }
          return StyleValue(PlatformValue(merge(base, member), conversion))
        }
      }
    }
  }

  /// Returns the style value of a value from Swift code; `nil` if the property does not accept it.
  func value(of any: Any) -> StyleValue? { (try? kind.convert(any).get()) ?? platformValue(any) }
}
