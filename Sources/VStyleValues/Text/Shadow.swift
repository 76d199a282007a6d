/// A shadow behind a text or a shape. UIKit: `NSShadow`.
public struct Shadow: Hashable, Sendable, Bindable {
  /// How far the shadow is moved: to the right and down, in points.
  public var offset: Size
  /// How far the edge is blurred, in points; 0 for a sharp edge. Range: `[0, ∞]`.
  public var blurRadius: Double
  /// The color of the shadow.
  public var color: Color

  /// Makes a shadow. Default: UIKit's, which is not moved, sharp, and a third of black.
  public init(
    offset: Size = .zero, blurRadius: Double = 0, color: Color = Color(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
  ) {
    self.offset = offset
    self.blurRadius = blurRadius
    self.color = color
  }
}
