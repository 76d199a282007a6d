public import VStyleProperties

extension View: ThemeOverriding {}

extension View: ThemeOwning {
  /// The layer, if it has been created.
  public var themeParts: [any Styleable] { loadedLayer.map { [$0] } ?? [] }
}

extension Layer: ThemeInheriting {
  /// The view that the layer draws. Its property bindings include those of the layer.
  public var themeOwner: (any Styleable)? { delegate }
}
