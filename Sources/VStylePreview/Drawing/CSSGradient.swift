import VStyleSyntax
import VStyleValues

/// Gradients as CSS images.
enum CSSGradient {
  /// The gradient of a value; its text is CSS if its colors are.
  static func text(_ gradient: Gradient, _ scheme: Appearance) -> String {
    var resolved = gradient
    for index in resolved.stops.indices {
      resolved.stops[index].color = resolved.stops[index].color.resolved(for: scheme)
    }
    return ValueKind.gradient.serialize(StyleValue(resolved))
  }
}
