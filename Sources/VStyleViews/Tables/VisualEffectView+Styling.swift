import VStyleProperties

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
