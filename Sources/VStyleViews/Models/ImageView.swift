public import VStyleProperties

/// A view that displays an image or an animated sequence of images. UIKit: `UIImageView`.
open class ImageView: View {
  /// The image. Default: nil. UIKit: `UIImageView.image`.
  open var image: Image?
  /// The image while the view is highlighted. If nil, `image` is displayed. Default: nil. UIKit:
  /// `UIImageView.highlightedImage`.
  open var highlightedImage: Image?
  /// Whether the view is highlighted. Default: false. UIKit: `UIImageView.isHighlighted`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { styleDidChange(.states) } } }
  /// The images of the animation, displayed instead of `image`. Default: nil. UIKit: `UIImageView.animationImages`.
  open var animationImages: [Image]?
  /// The images of the animation while the view is highlighted. Default: nil. UIKit:
  /// `UIImageView.highlightedAnimationImages`.
  open var highlightedAnimationImages: [Image]?
  /// The duration of one cycle of the animation. If it is 0, each image takes 1/30 of a second. Unit: seconds. Range:
  /// `[0, ∞]`. Default: 0. UIKit: `UIImageView.animationDuration`.
  open var animationDuration = 0.0
  /// The number of times that the animation repeats; 0 means without end. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UIImageView.animationRepeatCount`.
  open var animationRepeatCount = 0
  /// The configuration of symbol images. Default: nil. UIKit: `UIImageView.preferredSymbolConfiguration`.
  open var preferredSymbolConfiguration: SymbolConfiguration?
  /// The preferred dynamic range of the image. Default: `unspecified`. UIKit: `UIImageView.preferredImageDynamicRange`.
  open var preferredImageDynamicRange = ImageView.DynamicRange.unspecified
  /// Whether the image scales with the user's text size. Default: false. UIKit:
  /// `UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory`.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The rendering mode of images that set none: in their own colors or in the tint color. UIKit has it only on the
  /// image. Default: `automatic`.
  open var imageRenderingMode = Image.RenderingMode.automatic

  /// Creates an image view, which ignores touches.
  public required init() {
    super.init()
    isUserInteractionEnabled = false
  }

  /// The names of the current states: `highlighted` and the app's own.
  open override var styleStates: Set<String> { super.styleStates.union(isHighlighted ? ["highlighted"] : []) }

  /// The name of the state that the view type adds.
  open override class var styleStateNames: [String] { ["highlighted"] }

  /// The property bindings of the view type.
  open override class var properties: PropertyTable { super.properties + .imageView }
}
