public import VStyle

extension Property {
  /// The effect: `effect`.
  public static let effect = Property("effect", .effect)
  /// The blur, where there is no effect: `blur-effect-style`.
  public static let blurEffectStyle = Property("blur-effect-style", .keyword(VisualEffect.BlurStyle.self))
  /// The vibrancy of content on the blur, where there is no effect: `vibrancy-effect-style`.
  public static let vibrancyEffectStyle = Property("vibrancy-effect-style", .keyword(VisualEffect.VibrancyStyle.self))
}

extension PropertyTable {
  /// The rows of ``VisualEffectView``.
  static var visualEffectView: PropertyTable {
    [
      .bind(.effect, \VisualEffectView.ownEffect),
      .bind(.blurEffectStyle, \VisualEffectView.blurEffectStyle),
      .bind(.vibrancyEffectStyle, \VisualEffectView.vibrancyEffectStyle),
    ]
  }
}
