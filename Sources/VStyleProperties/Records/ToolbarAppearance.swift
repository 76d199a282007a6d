public import VStyle

/// The appearance of a toolbar. UIKit: `UIToolbarAppearance`.
public struct ToolbarAppearance: RecordValue {
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
  /// The appearance of the buttons. Default: a record with the default values. UIKit:
  /// `UIToolbarAppearance.buttonAppearance`.
  public var buttonAppearance = BarButtonItemAppearance()
  /// The appearance of a done button. Default: a record with the default values. UIKit:
  /// `UIToolbarAppearance.doneButtonAppearance`.
  public var doneButtonAppearance = BarButtonItemAppearance()

  /// Creates a record with the default values.
  public init() {}

  /// The members, with the names of UIKit in kebab-case.
  public static let members: [RecordMember<ToolbarAppearance>] = [
    RecordMember("background", .keyword(BarAppearance.Background.self), \.background),
    RecordMember("background-color", .color, \.backgroundColor),
    RecordMember("background-effect", .effect, \.backgroundEffect),
    RecordMember("background-image", .image, \.backgroundImage),
    RecordMember("background-image-content-mode", .keyword(ViewContentMode.self), \.backgroundImageContentMode),
    RecordMember("shadow-color", .color, \.shadowColor),
    RecordMember("shadow-image", .image, \.shadowImage),
    RecordMember("button-appearance", .record(BarButtonItemAppearance.self), \.buttonAppearance),
    RecordMember("done-button-appearance", .record(BarButtonItemAppearance.self), \.doneButtonAppearance),
  ]
}
