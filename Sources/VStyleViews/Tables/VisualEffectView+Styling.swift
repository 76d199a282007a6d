public import VStyle

extension Property {
  /// The effect. In sheets: `effect`.
  public static let effect = Property("effect", .effect)
  /// The blur style, used if no effect is set. In sheets: `blur-effect-style`.
  public static let blurEffectStyle = Property("blur-effect-style", .keyword(VisualEffect.BlurStyle.self))
  /// The vibrancy style of content on the blur, used if no effect is set. In sheets: `vibrancy-effect-style`.
  public static let vibrancyEffectStyle = Property("vibrancy-effect-style", .keyword(VisualEffect.VibrancyStyle.self))
}

extension PropertyTable {
  /// The property bindings of ``VisualEffectView``.
  static var visualEffectView: PropertyTable {
    [
      .bind(.effect, \VisualEffectView.ownEffect),
      .bind(.blurEffectStyle, \VisualEffectView.blurEffectStyle),
      .bind(.vibrancyEffectStyle, \VisualEffectView.vibrancyEffectStyle),
    ]
  }
}
