import VStyleValues

/// Rows of the properties that a class names in `mi_specialProperties`.
extension PropertyRow {
  /// The row with its writes going through the view's `mi_setValue(_:forKey:)`.
  func hooked(_ key: String) -> PropertyRow {
    guard !isSpecial else { return self }
    var row = with(
      owner: owner, isSpecial: true,
      access: PropertyAccess(
        read: { [access] in access.read($0, $1) },
        write: { object, value, _ in PropertyRow.callHook(object, value, key) },
        holds: { [access] in access.holds($0, $1, $2) }))
    row.boundAccess = access
    return row
  }

  /// A row of a property that the class knows by its hook alone: it cannot be read, and only Swift code sets it, with
  /// a value of the kind that the ``VStyleValues/Property`` there has.
  static func hook(_ key: String, of type: any Styleable.Type) -> PropertyRow {
    PropertyRow(
      property: Property(key, .untyped), kind: .untyped, slots: normalSlot, owner: type, isSpecial: true,
      isReadable: false,
      read: { _, _ in .none },
      write: { object, value, _ in PropertyRow.callHook(object, value, key) })
  }

  /// The row with other ways to the member.
  func with(owner: any AnyObject.Type, isSpecial: Bool? = nil, access: PropertyAccess) -> PropertyRow {
    var row = PropertyRow(
      property: property, kind: kind, slots: slots, owner: owner, isSpecial: isSpecial ?? self.isSpecial,
      isReadable: isReadable, access: access)
    row.axis = axis
    row.after = after
    row.merge = merge
    row.boundAccess = boundAccess
    return row
  }

  private static func callHook(_ object: AnyObject, _ value: Value, _ key: String) -> Bool {
    guard let setter = object as? any SpecialPropertySetting else { return false }
    setter.mi_setValue(value.isNone ? Any?.none as Any : value.hookPayload, forKey: key)
    return true
  }
}

extension Value {
  /// The payload as an app expects it: the text of what was written for a kind of any tokens.
  fileprivate var hookPayload: Any { self[as: TokenText.self]?.text ?? payload }
}
