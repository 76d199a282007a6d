public import VStyleProperties

/// A button whose title, image and colors can differ by control state. UIKit: `UIButton`.
///
/// As in UIKit, the getter of a per-state value returns the value for `normal` if the state has no value.
open class Button: Control {
  /// Whether the image is darker while the button is highlighted. Default: true. UIKit: `adjustsImageWhenHighlighted`.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is lighter while the button is disabled. Default: true. UIKit: `adjustsImageWhenDisabled`.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows while it is highlighted. Default: false. UIKit: `showsTouchWhenHighlighted`.
  open var showsTouchWhenHighlighted = false
  /// The insets around the image and the title. Unit: points. Default: zero. UIKit: `contentEdgeInsets`.
  open var contentEdgeInsets = EdgeInsets.zero
  /// The insets of the title. Unit: points. Default: zero. UIKit: `titleEdgeInsets`.
  open var titleEdgeInsets = EdgeInsets.zero
  /// The insets of the image. Unit: points. Default: zero. UIKit: `imageEdgeInsets`.
  open var imageEdgeInsets = EdgeInsets.zero
  /// Whether the title's shadow reverses direction while the button is highlighted. Default: false. UIKit:
  /// `UIButton.reversesTitleShadowWhenHighlighted`.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the pointer changes its shape over the button. Default: false. UIKit:
  /// `UIButton.isPointerInteractionEnabled`.
  open var isPointerInteractionEnabled = false
  /// The role of the button. Default: `normal`. UIKit: `UIButton.role`.
  open var role = Button.Role.normal
  /// Whether a tap toggles the selection of the button. Default: false. UIKit:
  /// `UIButton.changesSelectionAsPrimaryAction`.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the configuration updates when the button's state changes. Default: true. UIKit:
  /// `UIButton.automaticallyUpdatesConfiguration`.
  open var automaticallyUpdatesConfiguration = true
  /// The preferred behavioral style of the control. Default: `automatic`. UIKit: `UIButton.preferredBehavioralStyle`.
  open var preferredBehavioralStyle = BehavioralStyle.automatic
  /// The preferred order of the elements in the menu. Default: `automatic`. UIKit:
  /// `UIButton.preferredMenuElementOrder`.
  open var preferredMenuElementOrder = MenuElementOrder.automatic
  /// The configuration of content and style. If nil, the other members of the button apply. Default: nil. UIKit:
  /// `UIButton.configuration`.
  open var configuration: Button.Configuration?

  private(set) var titles = ValuePerState<String>()
  private(set) var attributedTitles = ValuePerState<AttributedText>()
  private(set) var symbolConfigurations = ValuePerState<SymbolConfiguration>()
  private(set) var titleColors = ValuePerState<Color>()
  private(set) var titleShadowColors = ValuePerState<Color>()
  private(set) var images = ValuePerState<Image>()
  private(set) var backgroundImages = ValuePerState<Image>()

  /// The label that displays the title. It is not part of the view tree, and the button stores the titles. Default: the
  /// system font at 18 points, truncated in the middle. UIKit: `UIButton.titleLabel`.
  public private(set) lazy var titleLabel = {
    let label = Label()
    label.font = .system(18)
    label.lineBreakMode = .byTruncatingMiddle
    label.shadowOffset = .zero
    return label
  }()

  /// The view that displays the image. It is not part of the view tree, and the button stores the images. UIKit:
  /// `UIButton.imageView`.
  public private(set) lazy var imageView = ImageView()

  /// Sets the title for a state; nil removes it. UIKit: `setTitle(_:for:)`.
  open func setTitle(_ title: String?, for state: State) {
    titles[own: state] = title
    styleDidChange(.text)
  }

  /// Sets the attributed title for a state; nil removes it. UIKit: `setAttributedTitle(_:for:)`.
  open func setAttributedTitle(_ title: AttributedText?, for state: State) {
    attributedTitles[own: state] = title
    styleDidChange(.text)
  }

  /// Sets the symbol configuration of the image for a state; nil removes it. UIKit:
  /// `setPreferredSymbolConfiguration(_:forImageIn:)`.
  open func setPreferredSymbolConfiguration(_ configuration: SymbolConfiguration?, forImageIn state: State) {
    symbolConfigurations[own: state] = configuration
  }

  /// Sets the title's color for a state; nil removes it. UIKit: `setTitleColor(_:for:)`.
  open func setTitleColor(_ color: Color?, for state: State) { titleColors[own: state] = color }

  /// Sets the color of the title's shadow for a state; nil removes it. UIKit: `setTitleShadowColor(_:for:)`.
  open func setTitleShadowColor(_ color: Color?, for state: State) { titleShadowColors[own: state] = color }

  /// Sets the image for a state; nil removes it. UIKit: `setImage(_:for:)`.
  open func setImage(_ image: Image?, for state: State) { images[own: state] = image }

  /// Sets the background image for a state; nil removes it. UIKit: `setBackgroundImage(_:for:)`.
  open func setBackgroundImage(_ image: Image?, for state: State) { backgroundImages[own: state] = image }

  /// The title for the current state.
  open override var styleText: String? { currentAttributedTitle?.string ?? currentTitle }

  /// The property bindings of the view type.
  open override class var properties: PropertyTable {
    (super.properties + .button).refusing(
      .init("button-type", because: RefusedProperty.initOnly))
  }
}

extension Button {
  /// The title for a state. Default: nil. UIKit: `title(for:)`.
  public func title(for state: State) -> String? { titles[shown: state] }

  /// The attributed title for a state. Default: nil. UIKit: `attributedTitle(for:)`.
  public func attributedTitle(for state: State) -> AttributedText? { attributedTitles[shown: state] }

  /// The symbol configuration of the image for a state. Default: nil. UIKit:
  /// `preferredSymbolConfigurationForImage(in:)`.
  public func preferredSymbolConfigurationForImage(in state: State) -> SymbolConfiguration? {
    symbolConfigurations[shown: state]
  }

  /// The title's color for a state. Default: white, as for a custom button. UIKit: `titleColor(for:)`.
  public func titleColor(for state: State) -> Color? { titleColors[shown: state] ?? .white }

  /// The color of the title's shadow for a state. Default: nil. UIKit: `titleShadowColor(for:)`.
  public func titleShadowColor(for state: State) -> Color? { titleShadowColors[shown: state] }

  /// The image for a state. Default: nil. UIKit: `image(for:)`.
  public func image(for state: State) -> Image? { images[shown: state] }

  /// The background image for a state. Default: nil. UIKit: `backgroundImage(for:)`.
  public func backgroundImage(for state: State) -> Image? { backgroundImages[shown: state] }

  /// The title for the current state. UIKit: `currentTitle`.
  public var currentTitle: String? { title(for: state) }

  /// The attributed title for the current state. UIKit: `currentAttributedTitle`.
  public var currentAttributedTitle: AttributedText? { attributedTitle(for: state) }

  /// The title's color for the current state. UIKit: `currentTitleColor`.
  public var currentTitleColor: Color { titleColor(for: state) ?? .white }

  /// The color of the title's shadow for the current state. UIKit: `currentTitleShadowColor`.
  public var currentTitleShadowColor: Color? { titleShadowColor(for: state) }

  /// The image for the current state. UIKit: `currentImage`.
  public var currentImage: Image? { image(for: state) }

  /// The background image for the current state. UIKit: `currentBackgroundImage`.
  public var currentBackgroundImage: Image? { backgroundImage(for: state) }
}
