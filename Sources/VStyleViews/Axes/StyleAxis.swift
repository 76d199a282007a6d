public import VStyle

/// The places that a property can have a value for, besides control states: the metrics of bars, their
/// positions, the kinds of segments.
///
/// Each place has a property of its own. `title-vertical-position-adjustment` is the one for the usual place,
/// `title-vertical-position-adjustment-compact` the one for another.
public protocol StyleAxis: KeywordValue, FallbackKey {
  /// The place that the plain name of a property means; `nil` if each place has a name of its own.
  static var usual: Self? { get }

  /// The place that stands in for this one; `nil` for none.
  var fallback: Self? { get }
}

extension StyleAxis {
  /// The place itself, then those that stand in for it.
  public var chain: [Self] { [self] + (fallback?.chain ?? []) }

  /// What stands behind the name of a property; `nil` for the usual place.
  var suffix: String? { self == Self.usual ? nil : keyword }
}

extension Property {
  /// The property for one of several places: `.backgroundImage.at(BarMetrics.compact)`.
  public func at(_ place: some StyleAxis) -> Property { place.suffix.map(suffixed) ?? self }

  /// The property for the state of the segment on the right of a divider.
  public func right(_ state: Control.State) -> Property {
    state == .normal ? self : suffixed("right-" + state.names.joined(separator: "-"))
  }

  private func suffixed(_ suffix: String) -> Property {
    Property("\(name)-\(suffix)", kind, inheritance: inheritance)
  }
}

extension PropertyTable {
  /// A row for each place.
  static func per<Place: StyleAxis>(_: Place.Type, _ row: (Place) -> PropertyRow) -> PropertyTable {
    PropertyTable(Place.allCases.map { row($0).on($0.suffix) })
  }

  /// A row for each place of two axes.
  static func per<First: StyleAxis, Second: StyleAxis>(
    _: First.Type, _: Second.Type, _ row: (First, Second) -> PropertyRow
  ) -> PropertyTable {
    PropertyTable(
      First.allCases.flatMap { first in
        Second.allCases.map { second in
          let names = [first.suffix, second.suffix].compactMap { $0 }
          return row(first, second).on(names.isEmpty ? nil : names.joined(separator: "-"))
        }
      })
  }

  /// A row for each state of the segment on the right of a divider; the slots are the states on the left.
  static func perRightState(_ row: (Control.State) -> PropertyRow) -> PropertyTable {
    PropertyTable(
      Control.State.named.map { name, state in row(state).on(state == .normal ? nil : "right-\(name)") })
  }
}
