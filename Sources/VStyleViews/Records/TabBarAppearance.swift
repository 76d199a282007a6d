public import VStyle

/// The look of a tab bar. UIKit: `UITabBarAppearance`.
public struct TabBarAppearance: Record {
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
  /// The look of items with the title below the image. Default: a fresh one. UIKit:
  /// `UITabBarAppearance.stackedLayoutAppearance`.
  public var stackedLayoutAppearance = TabBarItemAppearance()
  /// The look of items with the title beside the image. Default: a fresh one. UIKit:
  /// `UITabBarAppearance.inlineLayoutAppearance`.
  public var inlineLayoutAppearance = TabBarItemAppearance()
  /// The look of items with the title beside the image in a lower bar. Default: a fresh one. UIKit:
  /// `UITabBarAppearance.compactInlineLayoutAppearance`.
  public var compactInlineLayoutAppearance = TabBarItemAppearance()
  /// The color behind the selected item; nil for none. Default: nil. UIKit:
  /// `UITabBarAppearance.selectionIndicatorTintColor`.
  public var selectionIndicatorTintColor: Color?
  /// The image behind the selected item. Default: nil. UIKit: `UITabBarAppearance.selectionIndicatorImage`.
  public var selectionIndicatorImage: Image?
  /// Where the items stand. Default: `automatic`. UIKit: `UITabBarAppearance.stackedItemPositioning`.
  public var stackedItemPositioning = TabBar.ItemPositioning.automatic
  /// The width of an item; 0 is the system's. Unit: points. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UITabBarAppearance.stackedItemWidth`.
  public var stackedItemWidth = 0.0
  /// The space between two items; 0 is the system's. Unit: points. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UITabBarAppearance.stackedItemSpacing`.
  public var stackedItemSpacing = 0.0

  /// Makes a fresh one.
  public init() {}

  /// The members, as UIKit names them.
  public static let members: [RecordMember<TabBarAppearance>] = [
    RecordMember("background", .keyword(BarAppearance.Background.self), \.background),
    RecordMember("background-color", .color, \.backgroundColor),
    RecordMember("background-effect", .effect, \.backgroundEffect),
    RecordMember("background-image", .image, \.backgroundImage),
    RecordMember("background-image-content-mode", .keyword(View.ContentMode.self), \.backgroundImageContentMode),
    RecordMember("shadow-color", .color, \.shadowColor),
    RecordMember("shadow-image", .image, \.shadowImage),
    RecordMember("stacked-layout-appearance", .record(TabBarItemAppearance.self), \.stackedLayoutAppearance),
    RecordMember("inline-layout-appearance", .record(TabBarItemAppearance.self), \.inlineLayoutAppearance),
    RecordMember(
      "compact-inline-layout-appearance", .record(TabBarItemAppearance.self), \.compactInlineLayoutAppearance),
    RecordMember("selection-indicator-tint-color", .color, \.selectionIndicatorTintColor),
    RecordMember("selection-indicator-image", .image, \.selectionIndicatorImage),
    RecordMember("stacked-item-positioning", .keyword(TabBar.ItemPositioning.self), \.stackedItemPositioning),
    RecordMember("stacked-item-width", .length(0...), \.stackedItemWidth),
    RecordMember("stacked-item-spacing", .length(0...), \.stackedItemSpacing),
  ]
}
