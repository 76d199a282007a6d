// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UIPickerView: UIView {
  open var showsSelectionIndicator: Bool = false
}

@MainActor
open class UIProgressView: UIView {
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  open var progressViewStyle: UIProgressView.Style = .default
  open var progress: Float = 0
}

@MainActor
open class UIStackView: UIView {
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var distribution: UIStackView.Distribution = .fill
  open var alignment: UIStackView.Alignment = .fill
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement: Bool = false
  open var isLayoutMarginsRelativeArrangement: Bool = false

  open private(set) var arrangedSubviews: [UIView] = []

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }

  nonisolated public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  nonisolated public static let spacingUseSystem: CGFloat = 1.401298464324817e-45
}

@MainActor
open class UIActivityIndicatorView: UIView {
  open var hidesWhenStopped: Bool = true

  open var style: UIActivityIndicatorView.Style = .medium
  private var ownColor: UIColor?

  /// The own color, or that of the style. Nil sets the latter.
  open var color: UIColor! {
    get { ownColor ?? .systemGray }
    set { ownColor = newValue }
  }
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

@MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?

  public let contentView: UIView = _UIVisualEffectContentView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required convenience init() { self.init(frame: .zero) }
}

@MainActor
final class _UIVisualEffectContentView: UIView {}
