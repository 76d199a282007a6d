public import VStyleProperties

/// A view that draws its content on a visual effect, such as a blur. UIKit: `UIVisualEffectView`.
open class VisualEffectView: View {
  /// The effect. If none is set, the blur style and the vibrancy style determine it. Default: nil. UIKit:
  /// `UIVisualEffectView.effect`.
  open var effect: VisualEffect? {
    get { ownEffect ?? effectOfStyles }
    set { ownEffect = newValue }
  }
  var ownEffect: VisualEffect?
  /// The blur style, used if no effect is set. UIKit has it only in the effect. Default: nil.
  open var blurEffectStyle: VisualEffect.BlurStyle?
  /// The vibrancy style of content on the blur, used if no effect is set. UIKit has it only in the effect. Default:
  /// nil.
  open var vibrancyEffectStyle: VisualEffect.VibrancyStyle?

  private var effectOfStyles: VisualEffect? {
    guard let vibrancyEffectStyle else { return blurEffectStyle.map { .blur($0) } }
    return .vibrancy(blurEffectStyle ?? .regular, vibrancyEffectStyle)
  }

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .visualEffectView }
}
