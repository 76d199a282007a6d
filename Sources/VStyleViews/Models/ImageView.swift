public import VStyle

/// A picture. UIKit: `UIImageView`.
open class ImageView: View {
  /// The picture. Default: nil. UIKit: `UIImageView.image`.
  open var image: Image?
  /// The picture while the view is highlighted; nil leaves it. Default: nil. UIKit: `UIImageView.highlightedImage`.
  open var highlightedImage: Image?
  /// Whether the view is highlighted. Default: false. UIKit: `UIImageView.isHighlighted`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { styleDidChange(.states) } } }
  /// The pictures that are shown in turn, instead of the one. Default: nil. UIKit: `UIImageView.animationImages`.
  open var animationImages: [Image]?
  /// The pictures that are shown in turn while the view is highlighted. Default: nil. UIKit:
  /// `UIImageView.highlightedAnimationImages`.
  open var highlightedAnimationImages: [Image]?
  /// How long the pictures take together; 0 gives each a thirtieth of a second. Unit: seconds. Range: `[0, ∞]`.
  /// Default: 0. UIKit: `UIImageView.animationDuration`.
  open var animationDuration = 0.0
  /// How often the pictures are shown; 0 is without end. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UIImageView.animationRepeatCount`.
  open var animationRepeatCount = 0
  /// How a symbol is drawn. Default: nil. UIKit: `UIImageView.preferredSymbolConfiguration`.
  open var preferredSymbolConfiguration: SymbolConfiguration?
  /// How bright the brightest parts may be. Default: `unspecified`. UIKit: `UIImageView.preferredImageDynamicRange`.
  open var preferredImageDynamicRange = ImageView.DynamicRange.unspecified
  /// Whether the picture grows with the user's text size. Default: false. UIKit:
  /// `UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory`.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether the pictures that do not say so themselves show their own colors or the tint color; UIKit has it on the
  /// image alone. Default: `automatic`.
  open var imageRenderingMode = Image.RenderingMode.automatic

  /// Makes an image view, which takes no touches.
  public required init() {
    super.init()
    isUserInteractionEnabled = false
  }

  /// `highlighted`, and the app's own.
  open override var styleStates: Set<String> { super.styleStates.union(isHighlighted ? ["highlighted"] : []) }

  /// The state of a picture that can be highlighted.
  open override class var styleStateNames: [String] { ["highlighted"] }

  /// The rows of the class.
  open override class var properties: PropertyTable { super.properties + .imageView }
}
