public import VStyle

/// The content and style of a button, used instead of the button's other members. If a member is nil, that of the
/// preset applies. UIKit: `UIButton.Configuration`.
public struct ButtonConfiguration: RecordValue {
  /// The preset that the configuration starts from. UIKit has a factory method for each preset. Default: `plain`.
  public var preset = ButtonConfiguration.Preset.plain
  /// The color of title and image. Default: nil. UIKit: `UIButton.Configuration.baseForegroundColor`.
  public var baseForegroundColor: Color?
  /// The color of the background. Default: nil. UIKit: `UIButton.Configuration.baseBackgroundColor`.
  public var baseBackgroundColor: Color?
  /// The source of the radius of the corners. Default: `dynamic`. UIKit: `UIButton.Configuration.cornerStyle`.
  public var cornerStyle = ButtonConfiguration.CornerStyle.dynamic
  /// The size of the button. Default: `medium`. UIKit: `UIButton.Configuration.buttonSize`.
  public var buttonSize = ButtonConfiguration.Size.medium
  /// The style on the Mac. Default: `automatic`. UIKit: `UIButton.Configuration.macIdiomStyle`.
  public var macIdiomStyle = ButtonConfiguration.MacIdiomStyle.automatic
  /// The insets around the content. Unit: points. Default: nil. UIKit: `UIButton.Configuration.contentInsets`.
  public var contentInsets: DirectionalEdgeInsets?
  /// The image. Default: nil. UIKit: `UIButton.Configuration.image`.
  public var image: Image?
  /// The padding between image and title. Unit: points. Default: 0. UIKit: `UIButton.Configuration.imagePadding`.
  public var imagePadding = 0.0
  /// The side of the title at which the image is placed. Default: `leading`. UIKit:
  /// `UIButton.Configuration.imagePlacement`.
  public var imagePlacement: DirectionalRectEdge = .leading
  /// The symbol configuration of the image. Default: nil. UIKit:
  /// `UIButton.Configuration.preferredSymbolConfigurationForImage`.
  public var preferredSymbolConfigurationForImage: SymbolConfiguration?
  /// The title. Default: nil. UIKit: `UIButton.Configuration.title`.
  public var title: String?
  /// The attributed title, displayed instead of the plain one. Default: nil. UIKit:
  /// `UIButton.Configuration.attributedTitle`.
  public var attributedTitle: AttributedText?
  /// The subtitle, a line of text below the title. Default: nil. UIKit: `UIButton.Configuration.subtitle`.
  public var subtitle: String?
  /// The attributed subtitle, displayed instead of the plain one. Default: nil. UIKit:
  /// `UIButton.Configuration.attributedSubtitle`.
  public var attributedSubtitle: AttributedText?
  /// The padding between title and subtitle. Unit: points. Default: 1. UIKit: `UIButton.Configuration.titlePadding`.
  public var titlePadding = 1.0
  /// The alignment of title and subtitle. Default: `automatic`. UIKit: `UIButton.Configuration.titleAlignment`.
  public var titleAlignment = ButtonConfiguration.TitleAlignment.automatic
  /// The technique for wrapping and truncating a title that does not fit. Default: `byTruncatingTail`. UIKit:
  /// `UIButton.Configuration.titleLineBreakMode`.
  public var titleLineBreakMode = LineBreakMode.byTruncatingTail
  /// The technique for wrapping and truncating a subtitle that does not fit. Default: `byTruncatingTail`. UIKit:
  /// `UIButton.Configuration.subtitleLineBreakMode`.
  public var subtitleLineBreakMode = LineBreakMode.byTruncatingTail
  /// Whether an activity indicator replaces the image. Default: false. UIKit:
  /// `UIButton.Configuration.showsActivityIndicator`.
  public var showsActivityIndicator = false
  /// Whether the button indicates that it has a menu. Default: `automatic`. UIKit:
  /// `UIButton.Configuration.indicator`.
  public var indicator = ButtonConfiguration.Indicator.automatic
  /// Whether the configuration updates when the button is selected or deselected. Default: true. UIKit:
  /// `UIButton.Configuration.automaticallyUpdateForSelection`.
  public var automaticallyUpdateForSelection = true
  /// The background. Default: a record with the default values. UIKit: `UIButton.Configuration.background`.
  public var background = BackgroundConfiguration()

  /// Creates a record with the default values.
  public init() {}

  /// The name of the value type in sheets.
  public static let recordName = "button-configuration"

  /// The members, with the names of UIKit in kebab-case.
  public static let members: [RecordMember<ButtonConfiguration>] = [
    RecordMember("preset", .keyword(ButtonConfiguration.Preset.self), \.preset),
    RecordMember("base-foreground-color", .color, \.baseForegroundColor),
    RecordMember("base-background-color", .color, \.baseBackgroundColor),
    RecordMember("corner-style", .keyword(ButtonConfiguration.CornerStyle.self), \.cornerStyle),
    RecordMember("button-size", .keyword(ButtonConfiguration.Size.self), \.buttonSize),
    RecordMember("mac-idiom-style", .keyword(ButtonConfiguration.MacIdiomStyle.self), \.macIdiomStyle),
    RecordMember("content-insets", .directionalInsets, \.contentInsets),
    RecordMember("image", .image, \.image),
    RecordMember("image-padding", .length, \.imagePadding),
    RecordMember("image-placement", .flags(DirectionalRectEdge.self), \.imagePlacement),
    RecordMember(
      "preferred-symbol-configuration-for-image", .symbolConfiguration, \.preferredSymbolConfigurationForImage),
    RecordMember("title", .string, \.title),
    RecordMember("attributed-title", .attributedText, \.attributedTitle),
    RecordMember("subtitle", .string, \.subtitle),
    RecordMember("attributed-subtitle", .attributedText, \.attributedSubtitle),
    RecordMember("title-padding", .length, \.titlePadding),
    RecordMember("title-alignment", .keyword(ButtonConfiguration.TitleAlignment.self), \.titleAlignment),
    RecordMember("title-line-break-mode", .keyword(LineBreakMode.self), \.titleLineBreakMode),
    RecordMember("subtitle-line-break-mode", .keyword(LineBreakMode.self), \.subtitleLineBreakMode),
    RecordMember("shows-activity-indicator", .bool, \.showsActivityIndicator),
    RecordMember("indicator", .keyword(ButtonConfiguration.Indicator.self), \.indicator),
    RecordMember("automatically-update-for-selection", .bool, \.automaticallyUpdateForSelection),
    RecordMember("background", .record(BackgroundConfiguration.self), \.background),
  ]
}
