import VStyleValues

/// Property bindings for the properties that a view type names in `mi_specialProperties`.
extension PropertyBinding {
  /// Returns the binding with writes that call the view's `mi_setValue(_:forKey:)`.
  func hooked(_ key: String) -> PropertyBinding {
    guard !isSpecial else { return self }
    let keys = slots.indices.map { $0 == 0 ? key : PropertyBinding.hookKey(key, in: slots[$0]) }
    return changed { [access] parts in
      parts.isSpecial = true
      parts.boundAccess = access
      parts.access = PropertyAccess(
        read: { access.read($0, $1) },
        write: { object, value, slot in PropertyBinding.callHook(object, value, keys[slot]) },
        holds: { access.holds($0, $1, $2) })
    }
  }

  /// Creates the binding of a property that only the hook declares.
  ///
  /// The property cannot be read, and only Swift code sets it. Nothing resets it. Its value type is that of the
  /// ``VStyleValues/Property`` there.
  static func hook(_ key: String, of type: any Styleable.Type) -> PropertyBinding {
    PropertyBinding(
      property: Property(key, .untyped), kind: .untyped, slots: normalSlot, owner: type, isSpecial: true,
      isReadable: false,
      read: { _, _ in .none },
      write: { object, value, _ in
        // A keyword such as `initial` has no value here: the hook would cast nothing to its type.
        value.isNone || PropertyBinding.callHook(object, value, key)
      })
  }

  /// The key of a property's value in a control state, such as `titleColorHighlighted`, in the spelling of its key.
  private static func hookKey(_ key: String, in state: String) -> String {
    let name = "\(NameStyle.kebab(key))-\(state)"
    return key.contains("-") ? name : NameStyle.camel(name)
  }

  private static func callHook(_ object: AnyObject, _ value: StyleValue, _ key: String) -> Bool {
    guard let setter = object as? any SpecialPropertySetting else { return false }
    setter.mi_setValue(value.isNone ? Any?.none as Any : value.hookPayload, forKey: key)
    return true
  }
}

extension StyleValue {
  /// The payload as an app expects it: the text of the tokens for a value type that accepts any tokens.
  fileprivate var hookPayload: Any { self[as: TokenText.self]?.text ?? payload }
}
