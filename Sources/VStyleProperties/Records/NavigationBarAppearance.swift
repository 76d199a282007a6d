public import VStyle

/// The appearance of a navigation bar. UIKit: `UINavigationBarAppearance`.
public struct NavigationBarAppearance: RecordValue {
  /// The background that the appearance starts from. UIKit has a method for each background. Default: `default`.
  public var background = BarAppearance.Background.default
  /// The color of the background. If nil, that of `background` applies. Default: nil. UIKit:
  /// `UIBarAppearance.backgroundColor`.
  public var backgroundColor: Color?
  /// The effect behind the color. If nil, that of `background` applies. Default: nil. UIKit:
  /// `UIBarAppearance.backgroundEffect`.
  public var backgroundEffect: VisualEffect?
  /// The background image. Default: nil. UIKit: `UIBarAppearance.backgroundImage`.
  public var backgroundImage: Image?
  /// The position and scaling of the background image. Default: `scaleToFill`. UIKit:
  /// `UIBarAppearance.backgroundImageContentMode`.
  public var backgroundImageContentMode = ViewContentMode.scaleToFill
  /// The color of the shadow, a line at the edge of the bar. If nil, that of `background` applies. Default: nil. UIKit:
  /// `UIBarAppearance.shadowColor`.
  public var shadowColor: Color?
  /// The shadow image, a line at the edge of the bar. Default: nil. UIKit: `UIBarAppearance.shadowImage`.
  public var shadowImage: Image?
  /// The text attributes of the title, in addition to the system's. Default: none. UIKit:
  /// `UINavigationBarAppearance.titleTextAttributes`.
  public var titleTextAttributes = TextAttributes()
  /// The text attributes of a large title, in addition to the system's. Default: none. UIKit:
  /// `UINavigationBarAppearance.largeTitleTextAttributes`.
  public var largeTitleTextAttributes = TextAttributes()
  /// The offset of the title. Unit: points. Default: zero. UIKit: `UINavigationBarAppearance.titlePositionAdjustment`.
  public var titlePositionAdjustment: Offset = .zero
  /// The appearance of the buttons. Default: a record with the default values. UIKit:
  /// `UINavigationBarAppearance.buttonAppearance`.
  public var buttonAppearance = BarButtonItemAppearance()
  /// The appearance of a done button. Default: a record with the default values. UIKit:
  /// `UINavigationBarAppearance.doneButtonAppearance`.
  public var doneButtonAppearance = BarButtonItemAppearance()
  /// The appearance of the back button. Default: a record with the default values. UIKit:
  /// `UINavigationBarAppearance.backButtonAppearance`.
  public var backButtonAppearance = BarButtonItemAppearance()
  /// The back indicator, an image beside the title of the back button. If nil, the system default applies. Default:
  /// nil. UIKit: `UINavigationBarAppearance.backIndicatorImage`.
  public var backIndicatorImage: Image?
  /// The mask of the back indicator during transitions between screens. If nil, the system default applies. Default:
  /// nil. UIKit: `UINavigationBarAppearance.backIndicatorTransitionMaskImage`.
  public var backIndicatorTransitionMaskImage: Image?

  /// Creates a record with the default values.
  public init() {}

  /// The members, with the names of UIKit in kebab-case.
  public static let members: [RecordMember<NavigationBarAppearance>] = [
    RecordMember("background", .keyword(BarAppearance.Background.self), \.background),
    RecordMember("background-color", .color, \.backgroundColor),
    RecordMember("background-effect", .effect, \.backgroundEffect),
    RecordMember("background-image", .image, \.backgroundImage),
    RecordMember("background-image-content-mode", .keyword(ViewContentMode.self), \.backgroundImageContentMode),
    RecordMember("shadow-color", .color, \.shadowColor),
    RecordMember("shadow-image", .image, \.shadowImage),
    RecordMember("title-text-attributes", .textAttributes, \.titleTextAttributes),
    RecordMember("large-title-text-attributes", .textAttributes, \.largeTitleTextAttributes),
    RecordMember("title-position-adjustment", .offset, \.titlePositionAdjustment),
    RecordMember("button-appearance", .record(BarButtonItemAppearance.self), \.buttonAppearance),
    RecordMember("done-button-appearance", .record(BarButtonItemAppearance.self), \.doneButtonAppearance),
    RecordMember("back-button-appearance", .record(BarButtonItemAppearance.self), \.backButtonAppearance),
    RecordMember("back-indicator-image", .image, \.backIndicatorImage),
    RecordMember("back-indicator-transition-mask-image", .image, \.backIndicatorTransitionMaskImage),
  ]
}
