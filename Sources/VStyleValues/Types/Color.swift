/// A colour: components in a colour space, or a system colour that follows the scheme.
public struct Color: Hashable, Sendable {
  /// The red, green and blue components, `[0, 1]`, in sRGB.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity, `[0, 1]`.
  public var alpha: Double

  /// Makes an sRGB colour.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
}
