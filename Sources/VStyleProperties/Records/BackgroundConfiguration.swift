public import VStyle

/// The background of a cell or a button. If a color is nil, that of the preset applies. UIKit:
/// `UIBackgroundConfiguration`.
public struct BackgroundConfiguration: RecordValue {
  /// The preset that the background starts from. UIKit has a factory method for each preset. Default: `clear`.
  public var preset = BackgroundConfiguration.Preset.clear
  /// The color of the background. Default: nil. UIKit: `UIBackgroundConfiguration.backgroundColor`.
  public var backgroundColor: Color?
  /// The radius of the corners. Unit: points. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UIBackgroundConfiguration.cornerRadius`.
  public var cornerRadius = 0.0
  /// The insets of the background from the edges. Unit: points. Default: `zero`. UIKit:
  /// `UIBackgroundConfiguration.backgroundInsets`.
  public var backgroundInsets: DirectionalEdgeInsets = .zero
  /// The edges at which the layout margins add to the insets of the background. Default: none. UIKit:
  /// `UIBackgroundConfiguration.edgesAddingLayoutMarginsToBackgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdge = []
  /// The color of the border. Default: nil. UIKit: `UIBackgroundConfiguration.strokeColor`.
  public var strokeColor: Color?
  /// The width of the border. Unit: points. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UIBackgroundConfiguration.strokeWidth`.
  public var strokeWidth = 0.0
  /// The distance of the border outside the background. Unit: points. Default: 0. UIKit:
  /// `UIBackgroundConfiguration.strokeOutset`.
  public var strokeOutset = 0.0
  /// The effect behind the color. Default: nil. UIKit: `UIBackgroundConfiguration.visualEffect`.
  public var visualEffect: VisualEffect?
  /// The image in front of the color. Default: nil. UIKit: `UIBackgroundConfiguration.image`.
  public var image: Image?
  /// The position and scaling of the image. Default: `scaleToFill`. UIKit:
  /// `UIBackgroundConfiguration.imageContentMode`.
  public var imageContentMode = ViewContentMode.scaleToFill

  /// Creates a record with the default values.
  public init() {}

  /// The members, with the names of UIKit in kebab-case.
  public static let members: [RecordMember<BackgroundConfiguration>] = [
    RecordMember("preset", .keyword(BackgroundConfiguration.Preset.self), \.preset),
    RecordMember("background-color", .color, \.backgroundColor),
    RecordMember("corner-radius", .length(0...), \.cornerRadius),
    RecordMember("background-insets", .directionalInsets, \.backgroundInsets),
    RecordMember(
      "edges-adding-layout-margins-to-background-insets", .flags(DirectionalRectEdge.self),
      \.edgesAddingLayoutMarginsToBackgroundInsets),
    RecordMember("stroke-color", .color, \.strokeColor),
    RecordMember("stroke-width", .length(0...), \.strokeWidth),
    RecordMember("stroke-outset", .length, \.strokeOutset),
    RecordMember("visual-effect", .effect, \.visualEffect),
    RecordMember("image", .image, \.image),
    RecordMember("image-content-mode", .keyword(ViewContentMode.self), \.imageContentMode),
  ]
}
