// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted: Bool = false
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount: Int = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var preferredImageDynamicRange: UIImage.DynamicRange = .unspecified
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false
}
