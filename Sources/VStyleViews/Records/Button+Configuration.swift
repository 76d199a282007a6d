public import VStyle

extension Button {
  /// The look of a button as a whole, instead of the button's other members. A member that is nil is left to the
  /// preset. UIKit: `UIButton.Configuration`.
  public struct Configuration: Record {
    /// The look that the configuration starts from. UIKit has a factory method for each. Default: `plain`.
    public var preset = Button.Configuration.Preset.plain
    /// The color of title and image. Default: nil. UIKit: `UIButton.Configuration.baseForegroundColor`.
    public var baseForegroundColor: Color?
    /// The color of the background. Default: nil. UIKit: `UIButton.Configuration.baseBackgroundColor`.
    public var baseBackgroundColor: Color?
    /// Where the radius of the corners comes from. Default: `dynamic`. UIKit: `UIButton.Configuration.cornerStyle`.
    public var cornerStyle = Button.Configuration.CornerStyle.dynamic
    /// The size of the button. Default: `medium`. UIKit: `UIButton.Configuration.buttonSize`.
    public var buttonSize = Button.Configuration.Size.medium
    /// The look on a desktop. Default: `automatic`. UIKit: `UIButton.Configuration.macIdiomStyle`.
    public var macIdiomStyle = Button.Configuration.MacIdiomStyle.automatic
    /// The space around the content. Unit: points. Default: nil. UIKit: `UIButton.Configuration.contentInsets`.
    public var contentInsets: DirectionalEdgeInsets?
    /// The image. Default: nil. UIKit: `UIButton.Configuration.image`.
    public var image: Image?
    /// The space between image and title. Unit: points. Default: 0. UIKit: `UIButton.Configuration.imagePadding`.
    public var imagePadding = 0.0
    /// The side of the title on which the image stands. Default: `leading`. UIKit:
    /// `UIButton.Configuration.imagePlacement`.
    public var imagePlacement: DirectionalRectEdge = .leading
    /// How a symbol in the image is drawn. Default: nil. UIKit:
    /// `UIButton.Configuration.preferredSymbolConfigurationForImage`.
    public var preferredSymbolConfigurationForImage: SymbolConfiguration?
    /// The title. Default: nil. UIKit: `UIButton.Configuration.title`.
    public var title: String?
    /// The title with attributes of its own, instead of the plain one. Default: nil. UIKit:
    /// `UIButton.Configuration.attributedTitle`.
    public var attributedTitle: AttributedText?
    /// The line below the title. Default: nil. UIKit: `UIButton.Configuration.subtitle`.
    public var subtitle: String?
    /// That line with attributes of its own, instead of the plain one. Default: nil. UIKit:
    /// `UIButton.Configuration.attributedSubtitle`.
    public var attributedSubtitle: AttributedText?
    /// The space between title and subtitle. Unit: points. Default: 1. UIKit: `UIButton.Configuration.titlePadding`.
    public var titlePadding = 1.0
    /// How title and subtitle are aligned. Default: `automatic`. UIKit: `UIButton.Configuration.titleAlignment`.
    public var titleAlignment = Button.Configuration.TitleAlignment.automatic
    /// How a title that is too long is broken or cut. Default: `byTruncatingTail`. UIKit:
    /// `UIButton.Configuration.titleLineBreakMode`.
    public var titleLineBreakMode = LineBreakMode.byTruncatingTail
    /// How a subtitle that is too long is broken or cut. Default: `byTruncatingTail`. UIKit:
    /// `UIButton.Configuration.subtitleLineBreakMode`.
    public var subtitleLineBreakMode = LineBreakMode.byTruncatingTail
    /// Whether a wheel turns in the place of the image. Default: false. UIKit:
    /// `UIButton.Configuration.showsActivityIndicator`.
    public var showsActivityIndicator = false
    /// Whether the button shows that it has a menu. Default: `automatic`. UIKit: `UIButton.Configuration.indicator`.
    public var indicator = Button.Configuration.Indicator.automatic
    /// Whether the look follows whether the button is selected. Default: true. UIKit:
    /// `UIButton.Configuration.automaticallyUpdateForSelection`.
    public var automaticallyUpdateForSelection = true
    /// The background. Default: a fresh one. UIKit: `UIButton.Configuration.background`.
    public var background = BackgroundConfiguration()

    /// Makes a fresh one.
    public init() {}

    /// The name of the kind.
    public static let recordName = "button-configuration"

    /// The members, as UIKit names them.
    public static let members: [RecordMember<Configuration>] = [
      RecordMember("preset", .keyword(Button.Configuration.Preset.self), \.preset),
      RecordMember("base-foreground-color", .color, \.baseForegroundColor),
      RecordMember("base-background-color", .color, \.baseBackgroundColor),
      RecordMember("corner-style", .keyword(Button.Configuration.CornerStyle.self), \.cornerStyle),
      RecordMember("button-size", .keyword(Button.Configuration.Size.self), \.buttonSize),
      RecordMember("mac-idiom-style", .keyword(Button.Configuration.MacIdiomStyle.self), \.macIdiomStyle),
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
      RecordMember("title-alignment", .keyword(Button.Configuration.TitleAlignment.self), \.titleAlignment),
      RecordMember("title-line-break-mode", .keyword(LineBreakMode.self), \.titleLineBreakMode),
      RecordMember("subtitle-line-break-mode", .keyword(LineBreakMode.self), \.subtitleLineBreakMode),
      RecordMember("shows-activity-indicator", .bool, \.showsActivityIndicator),
      RecordMember("indicator", .keyword(Button.Configuration.Indicator.self), \.indicator),
      RecordMember("automatically-update-for-selection", .bool, \.automaticallyUpdateForSelection),
      RecordMember("background", .record(BackgroundConfiguration.self), \.background),
    ]
  }
}
