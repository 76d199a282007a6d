public import VStyle

/// The look of a navigation bar. UIKit: `UINavigationBarAppearance`.
public struct NavigationBarAppearance: Record {
  /// The background that the appearance starts from. UIKit has a method for each. Default: `default`.
  public var background = BarAppearance.Background.default
  /// The color of the background; nil is left to the background that the appearance starts from. Default: nil.
  /// UIKit: `UIBarAppearance.backgroundColor`.
  public var backgroundColor: Color?
  /// The effect behind the color; nil is left to the background that the appearance starts from. Default: nil.
  /// UIKit: `UIBarAppearance.backgroundEffect`.
  public var backgroundEffect: VisualEffect?
  /// The image of the background. Default: nil. UIKit: `UIBarAppearance.backgroundImage`.
  public var backgroundImage: Image?
  /// How that image is placed. Default: `scaleToFill`. UIKit: `UIBarAppearance.backgroundImageContentMode`.
  public var backgroundImageContentMode = View.ContentMode.scaleToFill
  /// The color of the line at the edge; nil is left to the background that the appearance starts from. Default: nil.
  /// UIKit: `UIBarAppearance.shadowColor`.
  public var shadowColor: Color?
  /// The image of the line at the edge. Default: nil. UIKit: `UIBarAppearance.shadowImage`.
  public var shadowImage: Image?
  /// The attributes of the title, beyond the system's. Default: none. UIKit:
  /// `UINavigationBarAppearance.titleTextAttributes`.
  public var titleTextAttributes = TextAttributes()
  /// The attributes of a large title, beyond the system's. Default: none. UIKit:
  /// `UINavigationBarAppearance.largeTitleTextAttributes`.
  public var largeTitleTextAttributes = TextAttributes()
  /// How far the title is moved. Unit: points. Default: zero. UIKit:
  /// `UINavigationBarAppearance.titlePositionAdjustment`.
  public var titlePositionAdjustment: Offset = .zero
  /// The look of the buttons. Default: a fresh one. UIKit: `UINavigationBarAppearance.buttonAppearance`.
  public var buttonAppearance = BarButtonItemAppearance()
  /// The look of a button that ends a task. Default: a fresh one. UIKit:
  /// `UINavigationBarAppearance.doneButtonAppearance`.
  public var doneButtonAppearance = BarButtonItemAppearance()
  /// The look of the button that leads back. Default: a fresh one. UIKit:
  /// `UINavigationBarAppearance.backButtonAppearance`.
  public var backButtonAppearance = BarButtonItemAppearance()
  /// The image beside the title of the button that leads back; nil is the system's. Default: nil. UIKit:
  /// `UINavigationBarAppearance.backIndicatorImage`.
  public var backIndicatorImage: Image?
  /// The mask of that image while screens change; nil is the system's. Default: nil. UIKit:
  /// `UINavigationBarAppearance.backIndicatorTransitionMaskImage`.
  public var backIndicatorTransitionMaskImage: Image?

  /// Makes a fresh one.
  public init() {}

  /// The members, as UIKit names them.
  public static let members: [RecordMember<NavigationBarAppearance>] = [
    RecordMember("background", .keyword(BarAppearance.Background.self), \.background),
    RecordMember("background-color", .color, \.backgroundColor),
    RecordMember("background-effect", .effect, \.backgroundEffect),
    RecordMember("background-image", .image, \.backgroundImage),
    RecordMember("background-image-content-mode", .keyword(View.ContentMode.self), \.backgroundImageContentMode),
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
