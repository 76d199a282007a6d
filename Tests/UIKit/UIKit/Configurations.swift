// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

public struct UIBackgroundConfiguration: @unchecked Sendable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  let preset: String

  init(_ preset: String) { self.preset = preset }

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration("clear") }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration("listPlainCell") }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration("listPlainHeaderFooter")
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration("listGroupedCell") }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration("listGroupedHeaderFooter")
  }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration("listSidebarHeader") }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration("listSidebarCell") }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration("listAccompaniedSidebarCell")
  }
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration("listCell") }
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration("listHeader") }
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration("listFooter") }
}

extension UIBackgroundConfiguration: Hashable {
  public static func == (left: Self, right: Self) -> Bool { "\(left)" == "\(right)" }
  public func hash(into hasher: inout Hasher) {}
}

public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: @unchecked Sendable {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties: UIListContentConfiguration.TextProperties = TextProperties()
  public var secondaryTextProperties: UIListContentConfiguration.TextProperties = TextProperties()
  public var imageProperties: UIListContentConfiguration.ImageProperties = ImageProperties()
  public var directionalLayoutMargins: NSDirectionalEdgeInsets = .zero
  public var prefersSideBySideTextAndSecondaryText: Bool = false
  public var imageToTextPadding: CGFloat = 0
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  let preset: String

  init(_ preset: String) { self.preset = preset }

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration("cell") }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration("subtitleCell") }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration("valueCell") }

  public struct TextProperties: @unchecked Sendable {
    public var font: UIFont = .systemFont(ofSize: 17)
    public var color: UIColor = .label
    public var alignment: UIListContentConfiguration.TextProperties.TextAlignment = .center
    public var numberOfLines: Int = 0
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    public var transform: UIListContentConfiguration.TextProperties.TextTransform = .capitalized

    public enum TextAlignment: Hashable, Sendable {
      case center
      case justified
      case natural
    }
    public enum TextTransform: Hashable, Sendable {
      case capitalized
      case lowercase
      case none
      case uppercase
    }
  }

  public struct ImageProperties: @unchecked Sendable {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize: CGSize = .zero
    public var reservedLayoutSize: CGSize = .zero
  }

}

extension UIListContentConfiguration: UIContentConfiguration {}
extension UIListContentConfiguration: Hashable {
  public static func == (left: Self, right: Self) -> Bool { "\(left)" == "\(right)" }
  public func hash(into hasher: inout Hasher) {}
}

extension UIButton {
  public struct Configuration: @unchecked Sendable {
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle: UIButton.Configuration.CornerStyle = .capsule
    public var buttonSize: UIButton.Configuration.Size = .large
    public var macIdiomStyle: UIButton.Configuration.MacIdiomStyle = .automatic
    public var contentInsets: NSDirectionalEdgeInsets = .zero
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var imagePlacement: NSDirectionalRectEdge = []
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var titlePadding: CGFloat = 0
    public var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic
    public var titleLineBreakMode: NSLineBreakMode = .byTruncatingTail
    public var subtitleLineBreakMode: NSLineBreakMode = .byTruncatingTail
    public var showsActivityIndicator: Bool = false
    public var indicator: UIButton.Configuration.Indicator = .automatic
    public var automaticallyUpdateForSelection: Bool = false
    public var background: UIBackgroundConfiguration = .clear()

    let preset: String

    init(_ preset: String) { self.preset = preset }

    public static func plain() -> UIButton.Configuration { UIButton.Configuration("plain") }
    public static func tinted() -> UIButton.Configuration { UIButton.Configuration("tinted") }
    public static func gray() -> UIButton.Configuration { UIButton.Configuration("gray") }
    public static func filled() -> UIButton.Configuration { UIButton.Configuration("filled") }
    public static func borderless() -> UIButton.Configuration { UIButton.Configuration("borderless") }
    public static func bordered() -> UIButton.Configuration { UIButton.Configuration("bordered") }
    public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration("borderedTinted") }
    public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration("borderedProminent") }

    public mutating func setDefaultContentInsets() { contentInsets = .zero }

    public enum CornerStyle: Hashable, Sendable {
      case capsule
      case dynamic
      case fixed
      case large
      case medium
      case small
    }
    public enum Size: Hashable, Sendable {
      case large
      case medium
      case mini
      case small
    }
    public enum MacIdiomStyle: Hashable, Sendable {
      case automatic
      case bordered
      case borderless
      case borderlessTinted
    }
    public enum TitleAlignment: Hashable, Sendable {
      case automatic
      case center
      case leading
      case trailing
    }
    public enum Indicator: Hashable, Sendable {
      case automatic
      case none
      case popup
    }
  }

}

extension UIButton.Configuration: Hashable {
  public static func == (left: Self, right: Self) -> Bool { "\(left)" == "\(right)" }
  public func hash(into hasher: inout Hasher) {}
}
