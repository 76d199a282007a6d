public import VStyle

/// A view whose content lies on an effect. UIKit: `UIVisualEffectView`.
open class VisualEffectView: View {
  /// The effect; without one, that of the two styles. Default: nil. UIKit: `UIVisualEffectView.effect`.
  open var effect: VisualEffect? {
    get { ownEffect ?? effectOfStyles }
    set { ownEffect = newValue }
  }
  var ownEffect: VisualEffect?
  /// The blur, where there is no effect. UIKit has it in the effect alone. Default: nil.
  open var blurEffectStyle: VisualEffect.BlurStyle?
  /// The vibrancy of content on the blur, where there is no effect. UIKit has it in the effect alone. Default: nil.
  open var vibrancyEffectStyle: VisualEffect.VibrancyStyle?

  private var effectOfStyles: VisualEffect? {
    guard let vibrancyEffectStyle else { return blurEffectStyle.map { .blur($0) } }
    return .vibrancy(blurEffectStyle ?? .regular, vibrancyEffectStyle)
  }

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .visualEffectView }
}
