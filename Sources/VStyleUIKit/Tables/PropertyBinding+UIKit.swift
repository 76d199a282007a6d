#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyBinding {
    /// Binds a property with a value for each control state.
    ///
    /// UIKit's getters return the value of the normal state for a state without a value of its own. So a value that equals
    /// the normal one counts as none, and a removed style leaves no copy of it.
    @MainActor
    static func perState<Root: AnyObject & SendableMetatype, Member: Equatable & Sendable, Value: Bindable>(
      _ property: Property, as conversion: MemberConversion<Member, Value>,
      read: @escaping @MainActor @Sendable (Root, UIControl.State) -> Member?,
      write: @escaping @MainActor @Sendable (Root, Member?, UIControl.State) -> Void
    ) -> PropertyBinding {
      let states = UIControl.State.named.map(\.state)
      return .bindMain(
        property, slots: UIControl.State.named.map(\.name), as: conversion,
        read: { root, slot in
          let member = read(root, states[slot])
          return slot > 0 && member == read(root, .normal) ? nil : member
        },
        write: { root, member, slot in write(root, member, states[slot]) })
    }

    /// Binds a property to a member that methods read and write. `none` sets a member that is no optional to its default.
    @MainActor
    static func methods<Root: AnyObject & SendableMetatype, Member: Equatable & Sendable, Value: Bindable>(
      _ property: Property, as conversion: MemberConversion<Member, Value>, none: Member?,
      read: @escaping @MainActor @Sendable (Root) -> Member?,
      write: @escaping @MainActor @Sendable (Root, Member) -> Void
    ) -> PropertyBinding {
      .bindMain(
        property, slots: normalSlot, as: conversion, read: { root, _ in read(root) },
        write: { root, member, _ in
          if let member = member ?? none { write(root, member) }
        })
    }

    /// Binds a property to an optional member that methods read and write.
    @MainActor
    static func optionalMethods<Root: AnyObject & SendableMetatype, Member: Equatable & Sendable, Value: Bindable>(
      _ property: Property, as conversion: MemberConversion<Member, Value>,
      read: @escaping @MainActor @Sendable (Root) -> Member?,
      write: @escaping @MainActor @Sendable (Root, Member?) -> Void
    ) -> PropertyBinding {
      .bindMain(
        property, slots: normalSlot, as: conversion, read: { root, _ in read(root) },
        write: { root, member, _ in write(root, member) })
    }

    /// Binds a property to a member of a part that a view may not have. Without it the property is `none`.
    @MainActor
    static func part<
      Root: AnyObject & SendableMetatype, Part: AnyObject, Member: Equatable & Sendable, Value: Bindable
    >(
      _ property: Property, _ part: @escaping @MainActor @Sendable (Root) -> Part?,
      _ keyPath: ReferenceWritableKeyPath<Part, Member>, as conversion: MemberConversion<Member, Value>
    ) -> PropertyBinding {
      nonisolated(unsafe) let keyPath = keyPath
      return .bindMain(
        property, slots: normalSlot, as: conversion, read: { root, _ in part(root)?[keyPath: keyPath] },
        write: { root, member, _ in
          if let member { part(root)?[keyPath: keyPath] = member }
        })
    }

    /// Binds a property to an optional member of a part that a view may not have.
    @MainActor
    static func part<
      Root: AnyObject & SendableMetatype, Part: AnyObject, Member: Equatable & Sendable, Value: Bindable
    >(
      _ property: Property, _ part: @escaping @MainActor @Sendable (Root) -> Part?,
      _ keyPath: ReferenceWritableKeyPath<Part, Member?>, as conversion: MemberConversion<Member, Value>
    ) -> PropertyBinding {
      nonisolated(unsafe) let keyPath = keyPath
      return .bindMain(
        property, slots: normalSlot, as: conversion, read: { root, _ in part(root)?[keyPath: keyPath] ?? nil },
        write: { root, member, _ in part(root)?[keyPath: keyPath] = member })
    }

    /// Binds a property to a member that controls of the Mac do not have. There, a value has no effect.
    @MainActor
    static func exceptOnMac<Root: UIControl, Member: Equatable & Sendable, Value: Bindable>(
      _ property: Property, _ keyPath: ReferenceWritableKeyPath<Root, Member?>,
      as conversion: MemberConversion<Member, Value>
    ) -> PropertyBinding {
      nonisolated(unsafe) let keyPath = keyPath
      return .optionalMethods(
        property, as: conversion, read: { (control: Root) in control[keyPath: keyPath] },
        write: { if !$0.isMacControl { $0[keyPath: keyPath] = $1 } })
    }

    /// Binds a property to a member that holds a view. Each write creates a view of the type that the sheet names.
    @MainActor
    static func view<Root: AnyObject & SendableMetatype, Object: UIView>(
      _ property: Property, _ keyPath: ReferenceWritableKeyPath<Root, Object?>
    ) -> PropertyBinding {
      .object(
        property, named: Object.styleTypeName, read: { (root: Root) in root[keyPath: keyPath] },
        write: { $0[keyPath: keyPath] = $1 })
    }

    /// Binds a property to a member that holds an object.
    @MainActor
    static func object<Root: AnyObject & SendableMetatype, Object: AnyObject>(
      _ property: Property, named name: String, read: @escaping @MainActor @Sendable (Root) -> Object?,
      write: @escaping @MainActor @Sendable (Root, Object?) -> Void
    ) -> PropertyBinding {
      .bindMain(
        property, kind: .object(of: Object.self, named: name).orNone,
        read: { (root: Root) in read(root).map { ObjectMember(payload: ObjectFactory(shared: $0)) } },
        write: { (root: Root, member: ObjectMember?) in
          guard let factory = member?.payload else { return write(root, nil) }
          guard let made = factory.make({ UIKitClass.instance($0) }) as? Object else { throw NoSuchView(factory) }
          write(root, made)
        })
    }
  }

  /// A member that holds an object, which a sheet names by its view type.
  struct ObjectMember: Bindable {
    let payload: ObjectFactory
  }

  /// The error for a view type that UIKit does not have, or that the member does not take.
  struct NoSuchView: Error, CustomStringConvertible {
    let description: String

    init(_ factory: ObjectFactory) {
      description = "`\(factory.typeName ?? "an object")`, which creates no view of the member's class"
    }
  }
#endif
