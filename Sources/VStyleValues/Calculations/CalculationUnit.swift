/// The quantity that a unit measures.
enum Dimension: String, Hashable, Sendable, CaseIterable {
  case length, angle, time, resolution, percentage
}

/// A unit of a number. ``all`` has one row per unit.
///
/// - Spec: https://www.w3.org/TR/css-values-4/#dimensions
struct CalculationUnit: Hashable, Sendable {
  /// The unit as written; empty for a plain number.
  let name: String

  /// The quantity that the unit measures; `nil` for a plain number.
  let dimension: Dimension?

  /// The size of the unit in canonical units.
  let scale: Scale

  /// The size of a unit in the canonical unit of its dimension: points, degrees, seconds, pixels per point.
  enum Scale: Hashable, Sendable {
    /// A ratio. One factor would not do, because most thousandths and tenths are not exact as `Double`.
    case fixed(Double, per: Double = 1)
    case fontSize, rootFontSize, devicePixel
    /// A hundredth of an extent that is not known before the layout.
    case extent
  }

  static let number = CalculationUnit(name: "", dimension: nil, scale: .fixed(1))
  static let percent = CalculationUnit(name: "%", dimension: .percentage, scale: .fixed(1))
  /// A percentage of the extent along which a length is measured.
  static let percentOfLength = CalculationUnit(name: "%", dimension: .length, scale: .extent)
  /// A percentage of a whole turn.
  static let percentOfAngle = CalculationUnit(name: "%", dimension: .angle, scale: .fixed(36, per: 10))
  static let px = CalculationUnit(name: "px", dimension: .length, scale: .fixed(1))
  static let deg = CalculationUnit(name: "deg", dimension: .angle, scale: .fixed(1))
  static let s = CalculationUnit(name: "s", dimension: .time, scale: .fixed(1))

  static let x = CalculationUnit(name: "x", dimension: .resolution, scale: .fixed(1))

  /// The units that a dimension can have.
  static let all: [CalculationUnit] = [
    px,
    CalculationUnit(name: "pt", dimension: .length, scale: .fixed(1)),
    CalculationUnit(name: "dpx", dimension: .length, scale: .devicePixel),
    CalculationUnit(name: "em", dimension: .length, scale: .fontSize),
    CalculationUnit(name: "rem", dimension: .length, scale: .rootFontSize),
    deg,
    CalculationUnit(name: "rad", dimension: .angle, scale: .fixed(180, per: .pi)),
    CalculationUnit(name: "grad", dimension: .angle, scale: .fixed(9, per: 10)),
    CalculationUnit(name: "turn", dimension: .angle, scale: .fixed(360)),
    s,
    CalculationUnit(name: "ms", dimension: .time, scale: .fixed(1, per: 1000)),
    x,
    CalculationUnit(name: "dppx", dimension: .resolution, scale: .fixed(1)),
    CalculationUnit(name: "dpi", dimension: .resolution, scale: .fixed(1, per: 96)),
    CalculationUnit(name: "dpcm", dimension: .resolution, scale: .fixed(2.54, per: 96)),
  ]

  /// Units of CSS that do not exist for native views.
  ///
  /// They are reported as units that are not allowed, rather than as unknown units.
  static let foreign: Set<String> = [
    "in", "cm", "mm", "q", "pc", "vw", "vh", "vi", "vb", "vmin", "vmax", "svw", "svh", "lvw", "lvh", "dvw", "dvh",
    "cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax", "ch", "ex", "cap", "ic", "lh", "rlh", "rch", "rex", "hz", "khz", "fr",
  ]

  /// The unit with a name in lower case; `nil` if there is none.
  static func named(_ name: String) -> CalculationUnit? { all.first { $0.name == name } }

  /// The canonical unit of a dimension, in which its values are computed.
  static func canonical(_ dimension: Dimension?) -> CalculationUnit {
    switch dimension {
    case nil: number
    case .length: px
    case .angle: deg
    case .time: s
    case .resolution: x
    case .percentage: percent
    }
  }

  /// Whether the size of the unit is independent of the context.
  var isFixed: Bool { if case .fixed = scale { true } else { false } }

  /// Converts a number of this unit to the canonical unit; `nil` if the unit depends on the context.
  func canonical(_ number: Double) -> Double? {
    if case .fixed(let factor, let divisor) = scale { number * factor / divisor } else { nil }
  }

  /// Converts a number of this unit to the canonical unit, in a context.
  ///
  /// A percentage of an extent stays a percentage.
  func canonical(_ number: Double, in context: ValueContext) -> Double {
    switch scale {
    case .fixed(let factor, let divisor): number * factor / divisor
    case .extent: number
    case .fontSize: number * context.fontSize
    case .rootFontSize: number * context.rootFontSize
    case .devicePixel: context.displayScale > 0 ? number / context.displayScale : number
    }
  }
}

/// The names of the units of dimensions.
package enum UnitNames {
  /// The names, in lower case.
  package static let all = Set(CalculationUnit.all.map(\.name))
}
