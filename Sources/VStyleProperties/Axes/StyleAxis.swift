public import VStyle

/// A set of keys that a property can have values for, besides control states. Examples are bar metrics, bar positions
/// and segments.
///
/// Each key has its own property. The property of the usual key has the plain name, such as
/// `title-vertical-position-adjustment`. The property of another key has a suffix, such as
/// `title-vertical-position-adjustment-compact`.
public protocol StyleAxis: KeywordValue, FallbackKey {
  /// The key that a property name without a suffix refers to; `nil` if each key has a suffix.
  static var usual: Self? { get }

  /// The key whose value applies if this one has none; `nil` for no fallback.
  var fallback: Self? { get }
}

extension StyleAxis {
  /// The key itself and then its fallbacks.
  public var chain: [Self] { [self] + (fallback?.chain ?? []) }

  /// The suffix of the property name; `nil` for the usual key.
  package var suffix: String? { self == Self.usual ? nil : keyword }
}

extension Property {
  /// Returns the property for a key of an axis, such as `.backgroundImage.at(BarMetrics.compact)`.
  public func at(_ key: some StyleAxis) -> Property { key.suffix.map(suffixed) ?? self }

  /// Returns the property of a divider for a state of the segment on its right.
  public func right(_ state: ControlState) -> Property {
    state == .normal ? self : suffixed("right-" + state.names.joined(separator: "-"))
  }

  private func suffixed(_ suffix: String) -> Property {
    Property("\(name)-\(suffix)", kind, inheritance: inheritance)
  }
}

extension PropertyTable {
  /// Returns a property binding for each key of an axis.
  package static func per<Place: StyleAxis>(_: Place.Type, _ row: (Place) -> PropertyBinding) -> PropertyTable {
    PropertyTable(Place.allCases.map { row($0).on($0.suffix) })
  }

  /// Returns a property binding for each pair of keys of two axes.
  package static func per<First: StyleAxis, Second: StyleAxis>(
    _: First.Type, _: Second.Type, _ row: (First, Second) -> PropertyBinding
  ) -> PropertyTable {
    PropertyTable(
      First.allCases.flatMap { first in
        Second.allCases.map { second in
          let names = [first.suffix, second.suffix].compactMap { $0 }
          return row(first, second).on(names.isEmpty ? nil : names.joined(separator: "-"))
        }
      })
  }

  /// Returns a property binding for each state of the segment on the right of a divider. Its state slots are the states
  /// of the segment on the left.
  package static func perRightState(_ row: (ControlState) -> PropertyBinding) -> PropertyTable {
    PropertyTable(
      ControlState.named.map { name, state in row(state).on(state == .normal ? nil : "right-\(name)") })
  }
}
