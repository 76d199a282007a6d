public import VStyleSyntax

/// A color: components in a color space, or a system color that depends on the color scheme.
///
/// ```swift
/// let accent = Color(red: 0.2, green: 0.4, blue: 0.6)
/// let wide = Color(.displayP3, 1, 0.5, 0)
/// let text = Color.label.resolved(for: .dark)
/// ```
/// - Spec: https://www.w3.org/TR/css-color-4/
public struct Color: Hashable, Sendable, Bindable {
  let storage: Storage

  enum Storage: Hashable, Sendable {
    case components(ColorComponents)
    indirect case system(SystemColor)
  }

  /// Creates a color from components.
  init(_ components: ColorComponents) { storage = .components(components) }

  /// Creates a system color.
  init(_ system: SystemColor) { storage = .system(system) }

  /// Creates an sRGB color.
  ///
  /// - Parameters:
  ///   - red: the red component, `[0, 1]` inside the gamut, not clamped.
  ///   - green: the green component, `[0, 1]` inside the gamut, not clamped.
  ///   - blue: the blue component, `[0, 1]` inside the gamut, not clamped.
  ///   - alpha: the opacity, `[0, 1]`, clamped. Default: 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(ColorComponents(.srgb, red, green, blue, alpha: alpha).legacyIfExact)
  }

  /// Creates a color in a color space.
  ///
  /// The components are in the units of the space; see ``ColorSpace``. In `rgb`, they are rounded and clamped, as by
  /// `rgb()` in a sheet.
  ///
  /// - Parameters:
  ///   - space: the color space.
  ///   - first: the first component.
  ///   - second: the second component.
  ///   - third: the third component.
  ///   - alpha: the opacity, `[0, 1]`, clamped. Default: 1.
  ///   - missing: the components that are `none`. Their numbers are ignored and stored as 0. Default: none.
  public init(
    _ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1,
    missing: MissingComponents = []
  ) {
    let components = ColorComponents(space, first, second, third, alpha: alpha, missing: missing)
    self.init(space == .rgb ? components.legacy : components)
  }

  /// Creates an opaque sRGB color from a hexadecimal number `0xRRGGBB`, such as `0x036EB7`.
  public init(hex: UInt32) {
    self.init(
      ColorComponents(.rgb, Double(hex >> 16 & 0xFF), Double(hex >> 8 & 0xFF), Double(hex & 0xFF)))
  }

  /// Creates a gray of sRGB. Range of both parameters: `[0, 1]`.
  public init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }
}

/// The components of a color that are `none`.
///
/// - Spec: https://www.w3.org/TR/css-color-4/#missing
public struct MissingComponents: OptionSet, Hashable, Sendable {
  /// One bit for each component. The bit of the first component is the lowest.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The first component.
  public static let first = MissingComponents(rawValue: 1)
  /// The second component.
  public static let second = MissingComponents(rawValue: 2)
  /// The third component.
  public static let third = MissingComponents(rawValue: 4)
  /// The opacity.
  public static let alpha = MissingComponents(rawValue: 8)

  /// The set of one component, by its index; 3 is the opacity.
  static func component(_ index: Int) -> MissingComponents { MissingComponents(rawValue: 1 << UInt8(index)) }
}

extension Color {
  /// The components; for a system color, those in the light scheme.
  var components: ColorComponents { components(for: .light) }

  func components(for scheme: Appearance) -> ColorComponents {
    switch storage {
    case .components(let components): components
    case .system(let system): system.components(for: scheme)
    }
  }

  /// The color in a color scheme. A system color becomes a color with components.
  public func resolved(for scheme: Appearance) -> Color { Color(components(for: scheme)) }

  /// Whether the color is a system color, which depends on the color scheme.
  public var isSystem: Bool { if case .system = storage { true } else { false } }

  /// The space of the components.
  public var space: ColorSpace { components.space }

  /// The three components in the units of the space; 0 for a missing one.
  public var values: [Double] { components.values }

  /// The components that are `none`.
  public var missing: MissingComponents { components.missing }

  /// The opacity, `[0, 1]`.
  public var alpha: Double { components.alpha }

  /// The red component in sRGB; `[0, 1]` inside the gamut.
  public var red: Double { components.converted(to: .srgb).first }

  /// The green component in sRGB; `[0, 1]` inside the gamut.
  public var green: Double { components.converted(to: .srgb).second }

  /// The blue component in sRGB; `[0, 1]` inside the gamut.
  public var blue: Double { components.converted(to: .srgb).third }

  /// The color with another opacity. Range: `[0, 1]`, clamped. A system color becomes its color in the light scheme.
  public func withAlpha(_ alpha: Double) -> Color {
    let old = components
    guard old.space != .rgb else { return Color(red: red, green: green, blue: blue, alpha: alpha) }
    return Color(old.space, old.first, old.second, old.third, alpha: alpha, missing: old.missing.subtracting(.alpha))
  }

  /// The same color in another color space. Components can be outside the gamut of the space.
  public func converted(to space: ColorSpace) -> Color { Color(components.converted(to: space)) }
}

extension Color {
  /// The color as CSS serializes it.
  public var description: String { serialized }
}
