public import VStyle

/// The look of a toolbar. UIKit: `UIToolbarAppearance`.
public struct ToolbarAppearance: Record {
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
  /// The look of the buttons. Default: a fresh one. UIKit: `UIToolbarAppearance.buttonAppearance`.
  public var buttonAppearance = BarButtonItemAppearance()
  /// The look of a button that ends a task. Default: a fresh one. UIKit: `UIToolbarAppearance.doneButtonAppearance`.
  public var doneButtonAppearance = BarButtonItemAppearance()

  /// Makes a fresh one.
  public init() {}

  /// The members, as UIKit names them.
  public static let members: [RecordMember<ToolbarAppearance>] = [
    RecordMember("background", .keyword(BarAppearance.Background.self), \.background),
    RecordMember("background-color", .color, \.backgroundColor),
    RecordMember("background-effect", .effect, \.backgroundEffect),
    RecordMember("background-image", .image, \.backgroundImage),
    RecordMember("background-image-content-mode", .keyword(View.ContentMode.self), \.backgroundImageContentMode),
    RecordMember("shadow-color", .color, \.shadowColor),
    RecordMember("shadow-image", .image, \.shadowImage),
    RecordMember("button-appearance", .record(BarButtonItemAppearance.self), \.buttonAppearance),
    RecordMember("done-button-appearance", .record(BarButtonItemAppearance.self), \.doneButtonAppearance),
  ]
}
