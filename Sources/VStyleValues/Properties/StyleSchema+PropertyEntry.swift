extension StyleSchema {
  /// A property of a view type.
  ///
  /// OPTIMIZATION: A structure would be as good, but its copies retain some ten parts. Tables and loops copy it often.
  package final class PropertyEntry: Sendable {
    /// The property.
    package let property: Property
    /// The value type of the property on this view type. Default: the value type of the property.
    package let kind: ValueKind
    /// The initial value: the value of a fresh view.
    package let initial: StyleValue
    /// The state slots: the states with a value of their own; empty for a property with one value.
    package let slots: [String]
    /// The state in the spelling of the look-up, as in `titleColorHighlighted`; `nil` for a spelling without a state.
    package let state: String?
    /// The longhands for the parts of the value, such as `separator-inset-left`; empty if there are none.
    package let longhands: [PropertyEntry]
    /// The property of which this longhand is a part; `nil` for a property that is no longhand.
    package let part: Part?

    /// The relation of a longhand to the property of which it is a part.
    package struct Part: Sendable {
      /// The name of the whole property.
      package let whole: String
      /// The longhand, which gets and sets the part of a value of the whole.
      package let longhand: Longhand
    }

    /// The name in kebab-case.
    package var name: String { property.name }
    /// Other accepted names.
    package var aliases: [String] { property.aliases }
    /// Whether a view without a declaration inherits the value of its parent.
    package var inherits: Bool { property.inheritance == .fromParent }

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - property: the property.
    ///   - kind: the value type on this view type. Default: the value type of the property.
    ///   - initial: the value of a fresh view.
    ///   - slots: the states with a value of their own. Default: none.
    package convenience init(_ property: Property, kind: ValueKind? = nil, initial: StyleValue, slots: [String] = []) {
      let kind = kind ?? property.kind
      let longhands = kind.longhands.map { $0.entry(of: property, initial, slots) }
      self.init(property, kind, initial, slots, longhands: longhands)
    }

    /// Creates an entry with given longhands, or for a part of another property.
    init(
      _ property: Property, _ kind: ValueKind, _ initial: StyleValue, _ slots: [String], state: String? = nil,
      longhands: [PropertyEntry] = [], part: Part? = nil
    ) {
      self.property = property
      self.kind = kind
      self.initial = initial
      self.slots = slots
      self.state = state
      self.longhands = longhands
      self.part = part
    }

    /// Returns the entry for a spelling with a state.
    func spelled(with state: String) -> PropertyEntry {
      PropertyEntry(property, kind, initial, slots, state: state, longhands: longhands, part: part)
    }

    /// Returns the entry with those of its longhands that meet a condition.
    func keepingLonghands(_ isKept: (PropertyEntry) -> Bool) -> PropertyEntry {
      PropertyEntry(property, kind, initial, slots, state: state, longhands: longhands.filter(isKept), part: part)
    }
  }
}
