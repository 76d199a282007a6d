// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UIButton: UIControl {
  @available(*, deprecated)
  open var adjustsImageWhenHighlighted: Bool = true
  @available(*, deprecated)
  open var adjustsImageWhenDisabled: Bool = true
  @available(*, deprecated)
  open var showsTouchWhenHighlighted: Bool = false
  @available(*, deprecated)
  open var contentEdgeInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  @available(*, deprecated)
  open var titleEdgeInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  @available(*, deprecated)
  open var imageEdgeInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  @available(*, deprecated)
  open var reversesTitleShadowWhenHighlighted: Bool = false
  open var isPointerInteractionEnabled: Bool = false
  open var role: UIButton.Role = .normal
  open var changesSelectionAsPrimaryAction: Bool = false
  open var automaticallyUpdatesConfiguration: Bool = true
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic

  public let titleLabel: UILabel? = UIButtonLabel()
  public let imageView: UIImageView? = UIImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    if let titleLabel { addSubview(titleLabel) }
  }

  public required convenience init() { self.init(frame: .zero) }

  open var configuration: UIButton.Configuration?

  /// UIKit raises an exception for a button of the Mac, which has one title and image.
  private func refuseOnMac(_ state: State) {
    let isOfMac = traitCollection.userInterfaceIdiom == .mac && preferredBehavioralStyle != .pad
    precondition(!isOfMac || state == .normal, "NSInternalInconsistencyException")
  }

  private var titleColors: [State: UIColor] = [:]
  open func setTitleColor(_ value: UIColor?, for state: State) { titleColors[state] = value }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  private var titleShadowColors: [State: UIColor] = [:]
  open func setTitleShadowColor(_ value: UIColor?, for state: State) { titleShadowColors[state] = value }
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] ?? titleShadowColors[.normal] }

  private var images: [State: UIImage] = [:]
  open func setImage(_ value: UIImage?, for state: State) {
    refuseOnMac(state)
    images[state] = value
  }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  private var backgroundImages: [State: UIImage] = [:]
  open func setBackgroundImage(_ value: UIImage?, for state: State) { backgroundImages[state] = value }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

  private var titles: [State: String] = [:]
  open func setTitle(_ value: String?, for state: State) {
    refuseOnMac(state)
    titles[state] = value
  }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  private var attributedTitles: [State: NSAttributedString] = [:]
  open func setAttributedTitle(_ value: NSAttributedString?, for state: State) {
    refuseOnMac(state)
    attributedTitles[state] = value
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  private var preferredSymbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
  open func setPreferredSymbolConfiguration(_ value: UIImage.SymbolConfiguration?, forImageIn state: State) {
    preferredSymbolConfigurations[state] = value
  }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    preferredSymbolConfigurations[state] ?? preferredSymbolConfigurations[.normal]
  }
}

@MainActor
final class UIButtonLabel: UILabel {}
