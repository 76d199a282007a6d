/// A shadow behind a text or a shape. UIKit: `NSShadow`.
public struct Shadow: Hashable, Sendable, Bindable {
  /// The offset of the shadow: to the right and down, in points.
  public var offset: Size
  /// The radius of the blur, in points; 0 for a sharp edge. Range: `[0, ∞]`.
  public var blurRadius: Double
  /// The color of the shadow.
  public var color: Color

  /// Creates a shadow.
  ///
  /// The defaults are those of UIKit: no offset, a sharp edge, and black with an opacity of one third.
  public init(
    offset: Size = .zero, blurRadius: Double = 0, color: Color = Color(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
  ) {
    self.offset = offset
    self.blurRadius = blurRadius
    self.color = color
  }
}
