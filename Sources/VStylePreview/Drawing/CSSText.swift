import VStyleSyntax
import VStyleValues

/// Values of properties as CSS. A point is a pixel of CSS.
enum CSSText {
  /// A number with at most three digits after the point.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value < 0 ? "-100000" : "100000" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A length.
  static func length(_ value: Double) -> String { value == 0 ? "0" : number(value) + "px" }

  /// The lengths of four edges, from the top clockwise.
  static func insets(_ insets: EdgeInsets) -> String {
    [insets.top, insets.right, insets.bottom, insets.left].map(length).joined(separator: " ")
  }

  /// A color in an appearance.
  static func color(_ color: Color, _ scheme: Appearance) -> String { color.resolved(for: scheme).description }

  /// A color with a share of its opacity.
  static func color(_ text: String, alpha: Double) -> String {
    alpha >= 1 ? text : "color-mix(in srgb, \(text) \(number(alpha * 100))%, transparent)"
  }

  /// A transformation of the plane.
  static func transform(_ transform: Transform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "matrix(\(numbers.map(precise).joined(separator: ",")))"
  }

  /// A transformation of space.
  static func transform(_ transform: Transform3D) -> String {
    "matrix3d(\(transform.numbers.map(precise).joined(separator: ",")))"
  }

  private static func precise(_ value: Double) -> String {
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    return rounded == rounded.rounded() ? number(rounded) : "\(rounded)"
  }
}
