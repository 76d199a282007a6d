public import VStyle

/// A view whose content lies on an effect. UIKit: `UIVisualEffectView`.
open class VisualEffectView: View {
  /// The blur, where there is no effect. UIKit has it in the effect alone. Default: nil.
  open var blurEffectStyle: VisualEffect.BlurStyle?
  /// The vibrancy of content on the blur, where there is no effect. UIKit has it in the effect alone. Default: nil.
  open var vibrancyEffectStyle: VisualEffect.VibrancyStyle?

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .visualEffectView }
}
