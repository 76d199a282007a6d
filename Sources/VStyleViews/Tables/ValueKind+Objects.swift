import VStyleProperties

extension ValueKind {
  /// A new view for each view, by the name of its view type.
  static let view = ValueKind.object(of: View.self)

  /// A new layer for each layer, by the name of its view type.
  static let layer = ValueKind.object(of: Layer.self)
}
