public import VStyle

/// The appearance of a tab bar. UIKit: `UITabBarAppearance`.
public struct TabBarAppearance: RecordValue {
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
  /// The appearance of items with the title below the image. Default: a record with the default values. UIKit:
  /// `UITabBarAppearance.stackedLayoutAppearance`.
  public var stackedLayoutAppearance = TabBarItemAppearance()
  /// The appearance of items with the title beside the image. Default: a record with the default values. UIKit:
  /// `UITabBarAppearance.inlineLayoutAppearance`.
  public var inlineLayoutAppearance = TabBarItemAppearance()
  /// The appearance of items with the title beside the image at compact bar height. Default: a record with the default
  /// values. UIKit: `UITabBarAppearance.compactInlineLayoutAppearance`.
  public var compactInlineLayoutAppearance = TabBarItemAppearance()
  /// The color of the selection indicator behind the selected item; nil for no color. Default: nil. UIKit:
  /// `UITabBarAppearance.selectionIndicatorTintColor`.
  public var selectionIndicatorTintColor: Color?
  /// The image behind the selected item. Default: nil. UIKit: `UITabBarAppearance.selectionIndicatorImage`.
  public var selectionIndicatorImage: Image?
  /// The positioning of the items. Default: `automatic`. UIKit: `UITabBarAppearance.stackedItemPositioning`.
  public var stackedItemPositioning = TabBarItemPositioning.automatic
  /// The width of an item. If 0, the system default applies. Unit: points. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UITabBarAppearance.stackedItemWidth`.
  public var stackedItemWidth = 0.0
  /// The space between two items. If 0, the system default applies. Unit: points. Range: `[0, ∞]`. Default: 0. UIKit:
  /// `UITabBarAppearance.stackedItemSpacing`.
  public var stackedItemSpacing = 0.0

  /// Creates a record with the default values.
  public init() {}

  /// The members, with the names of UIKit in kebab-case.
  public static let members: [RecordMember<TabBarAppearance>] = [
    RecordMember("background", .keyword(BarAppearance.Background.self), \.background),
    RecordMember("background-color", .color, \.backgroundColor),
    RecordMember("background-effect", .effect, \.backgroundEffect),
    RecordMember("background-image", .image, \.backgroundImage),
    RecordMember("background-image-content-mode", .keyword(ViewContentMode.self), \.backgroundImageContentMode),
    RecordMember("shadow-color", .color, \.shadowColor),
    RecordMember("shadow-image", .image, \.shadowImage),
    RecordMember("stacked-layout-appearance", .record(TabBarItemAppearance.self), \.stackedLayoutAppearance),
    RecordMember("inline-layout-appearance", .record(TabBarItemAppearance.self), \.inlineLayoutAppearance),
    RecordMember(
      "compact-inline-layout-appearance", .record(TabBarItemAppearance.self), \.compactInlineLayoutAppearance),
    RecordMember("selection-indicator-tint-color", .color, \.selectionIndicatorTintColor),
    RecordMember("selection-indicator-image", .image, \.selectionIndicatorImage),
    RecordMember("stacked-item-positioning", .keyword(TabBarItemPositioning.self), \.stackedItemPositioning),
    RecordMember("stacked-item-width", .length(0...), \.stackedItemWidth),
    RecordMember("stacked-item-spacing", .length(0...), \.stackedItemSpacing),
  ]
}
