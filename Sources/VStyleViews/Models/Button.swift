public import VStyle

/// A button. What it shows can differ by control state. UIKit: `UIButton` without a configuration.
///
/// Each getter of a per-state value falls back to the value for `normal`, as UIKit's do.
open class Button: Control {
  /// Whether the image is darker while the button is touched. Default: true. UIKit: `adjustsImageWhenHighlighted`.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is lighter while the button is disabled. Default: true. UIKit: `adjustsImageWhenDisabled`.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows while it is touched. Default: false. UIKit: `showsTouchWhenHighlighted`.
  open var showsTouchWhenHighlighted = false
  /// The space around image and title. Unit: points. Default: zero. UIKit: `contentEdgeInsets`.
  open var contentEdgeInsets = EdgeInsets.zero
  /// The space around the title. Unit: points. Default: zero. UIKit: `titleEdgeInsets`.
  open var titleEdgeInsets = EdgeInsets.zero
  /// The space around the image. Unit: points. Default: zero. UIKit: `imageEdgeInsets`.
  open var imageEdgeInsets = EdgeInsets.zero
  /// Whether the title's shadow changes sides while the button is touched. Default: false. UIKit:
  /// `UIButton.reversesTitleShadowWhenHighlighted`.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the pointer changes over the button. Default: false. UIKit: `UIButton.isPointerInteractionEnabled`.
  open var isPointerInteractionEnabled = false
  /// What the button is for. Default: `normal`. UIKit: `UIButton.role`.
  open var role = Button.Role.normal
  /// Whether a touch selects the button or gives its selection up. Default: false. UIKit:
  /// `UIButton.changesSelectionAsPrimaryAction`.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the configuration follows the button's state. Default: true. UIKit:
  /// `UIButton.automaticallyUpdatesConfiguration`.
  open var automaticallyUpdatesConfiguration = true
  /// After which platform's controls the control behaves. Default: `automatic`. UIKit:
  /// `UIButton.preferredBehavioralStyle`.
  open var preferredBehavioralStyle = BehavioralStyle.automatic
  /// In which order the elements of the menu stand. Default: `automatic`. UIKit:
  /// `UIButton.preferredMenuElementOrder`.
  open var preferredMenuElementOrder = MenuElementOrder.automatic
  /// The look as a whole; nil leaves it to the button's other members. Default: nil. UIKit: `UIButton.configuration`.
  open var configuration: Button.Configuration?

  private(set) var titles = ValuePerState<String>()
  private(set) var attributedTitles = ValuePerState<AttributedText>()
  private(set) var symbolConfigurations = ValuePerState<SymbolConfiguration>()
  private(set) var titleColors = ValuePerState<Color>()
  private(set) var titleShadowColors = ValuePerState<Color>()
  private(set) var images = ValuePerState<Image>()
  private(set) var backgroundImages = ValuePerState<Image>()

  /// What shows the title. It stands beside the tree of views, and its text is the button's.
  /// Default: the system's font, 18 points, cut in the middle. UIKit: `UIButton.titleLabel`.
  public private(set) lazy var titleLabel = {
    let label = Label()
    label.font = .system(18)
    label.lineBreakMode = .byTruncatingMiddle
    label.shadowOffset = .zero
    return label
  }()

  /// What shows the image. It stands beside the tree of views, and its image is the button's.
  /// UIKit: `UIButton.imageView`.
  public private(set) lazy var imageView = ImageView()

  /// Sets the title for a state; nil gives it up. UIKit: `setTitle(_:for:)`.
  open func setTitle(_ title: String?, for state: State) {
    titles[own: state] = title
    styleDidChange(.text)
  }

  /// Sets the title with attributes of its own for a state; nil gives it up.
  /// UIKit: `setAttributedTitle(_:for:)`.
  open func setAttributedTitle(_ title: AttributedText?, for state: State) {
    attributedTitles[own: state] = title
    styleDidChange(.text)
  }

  /// Sets how a symbol in the image is drawn for a state; nil gives it up.
  /// UIKit: `setPreferredSymbolConfiguration(_:forImageIn:)`.
  open func setPreferredSymbolConfiguration(_ configuration: SymbolConfiguration?, forImageIn state: State) {
    symbolConfigurations[own: state] = configuration
  }

  /// Sets the title's color for a state; nil gives it up. UIKit: `setTitleColor(_:for:)`.
  open func setTitleColor(_ color: Color?, for state: State) { titleColors[own: state] = color }

  /// Sets the color of the title's shadow for a state; nil gives it up. UIKit: `setTitleShadowColor(_:for:)`.
  open func setTitleShadowColor(_ color: Color?, for state: State) { titleShadowColors[own: state] = color }

  /// Sets the image for a state; nil gives it up. UIKit: `setImage(_:for:)`.
  open func setImage(_ image: Image?, for state: State) { images[own: state] = image }

  /// Sets the background image for a state; nil gives it up. UIKit: `setBackgroundImage(_:for:)`.
  open func setBackgroundImage(_ image: Image?, for state: State) { backgroundImages[own: state] = image }

  /// The title that shows now.
  open override var styleText: String? { currentAttributedTitle?.string ?? currentTitle }

  /// The rows of the class.
  open override class var properties: PropertyTable {
    (super.properties + .button).refusing(
      .init("button-type", because: RefusedProperty.initOnly))
  }
}

extension Button {
  /// The title for a state. Default: nil. UIKit: `title(for:)`.
  public func title(for state: State) -> String? { titles[shown: state] }

  /// The title with attributes of its own for a state. Default: nil. UIKit: `attributedTitle(for:)`.
  public func attributedTitle(for state: State) -> AttributedText? { attributedTitles[shown: state] }

  /// How a symbol in the image is drawn for a state. Default: nil.
  /// UIKit: `preferredSymbolConfigurationForImage(in:)`.
  public func preferredSymbolConfigurationForImage(in state: State) -> SymbolConfiguration? {
    symbolConfigurations[shown: state]
  }

  /// The title's color for a state. Default: white, as of a custom button. UIKit: `titleColor(for:)`.
  public func titleColor(for state: State) -> Color? { titleColors[shown: state] ?? .white }

  /// The color of the title's shadow for a state. Default: nil. UIKit: `titleShadowColor(for:)`.
  public func titleShadowColor(for state: State) -> Color? { titleShadowColors[shown: state] }

  /// The image for a state. Default: nil. UIKit: `image(for:)`.
  public func image(for state: State) -> Image? { images[shown: state] }

  /// The background image for a state. Default: nil. UIKit: `backgroundImage(for:)`.
  public func backgroundImage(for state: State) -> Image? { backgroundImages[shown: state] }

  /// The title that shows now. UIKit: `currentTitle`.
  public var currentTitle: String? { title(for: state) }

  /// The title with attributes of its own that shows now. UIKit: `currentAttributedTitle`.
  public var currentAttributedTitle: AttributedText? { attributedTitle(for: state) }

  /// The title's color now. UIKit: `currentTitleColor`.
  public var currentTitleColor: Color { titleColor(for: state) ?? .white }

  /// The color of the title's shadow now. UIKit: `currentTitleShadowColor`.
  public var currentTitleShadowColor: Color? { titleShadowColor(for: state) }

  /// The image that shows now. UIKit: `currentImage`.
  public var currentImage: Image? { image(for: state) }

  /// The background image that shows now. UIKit: `currentBackgroundImage`.
  public var currentBackgroundImage: Image? { backgroundImage(for: state) }
}
