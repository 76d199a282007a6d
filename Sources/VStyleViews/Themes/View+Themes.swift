public import VStyle

extension View: ThemeOverriding {}

extension View: ThemeOwning {
  /// The layer, if there is one yet.
  public var themeParts: [any Styleable] { madeLayer.map { [$0] } ?? [] }
}

extension Layer: ThemeInheriting {
  /// The view that the layer draws, whose rows include the layer's.
  public var themeOwner: (any Styleable)? { delegate }
}
