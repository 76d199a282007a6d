public import VStyle

/// A picture. UIKit: `UIImageView`.
open class ImageView: View {
  /// The picture. Default: nil. UIKit: `UIImageView.image`.
  open var image: Image?
  /// The picture while the view is highlighted; nil leaves it. Default: nil. UIKit: `UIImageView.highlightedImage`.
  open var highlightedImage: Image?
  /// Whether the view is highlighted. Default: false. UIKit: `UIImageView.isHighlighted`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { styleDidChange(.states) } } }

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
