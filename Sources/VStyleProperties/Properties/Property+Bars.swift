public import VStyle

/// Properties of bars and of their items.
extension Property {
  /// The style of the bar. In sheets: `bar-style`.
  public static let barStyle = Property("bar-style", .keyword(BarStyle.self))
  /// The tint color of the bar's background. In sheets: `bar-tint-color`.
  public static let barTintColor = Property("bar-tint-color", .color)
  /// Whether the bar is translucent. In sheets: `translucent`.
  public static let isTranslucent = Property("translucent", .bool, aliases: ["is-translucent"])
  /// The shadow image, a line at the edge of the bar. In sheets: `shadow-image`.
  public static let shadowImage = Property("shadow-image", .image)
  /// The appearance at standard bar height. In sheets: `standard-appearance`.
  public static let standardAppearance = Property("standard-appearance", .record(NavigationBarAppearance.self))
  /// The appearance at compact bar height. In sheets: `compact-appearance`.
  public static let compactAppearance = Property("compact-appearance", .record(NavigationBarAppearance.self))
  /// The appearance while the edge of scrollable content meets the bar. In sheets: `scroll-edge-appearance`.
  public static let scrollEdgeAppearance = Property("scroll-edge-appearance", .record(NavigationBarAppearance.self))
  /// The appearance at compact bar height while the edge of scrollable content meets the bar. In sheets:
  /// `compact-scroll-edge-appearance`.
  public static let compactScrollEdgeAppearance = Property(
    "compact-scroll-edge-appearance", .record(NavigationBarAppearance.self))
  /// The prompt, a line of text above the title or the search field. In sheets: `prompt`.
  public static let prompt = Property("prompt", .string)
  /// The offset of the title, in points. In sheets: `title-position-adjustment`.
  public static let titlePositionAdjustment = Property("title-position-adjustment", .offset)
  /// The text attributes of a large title. In sheets: `large-title-text-attributes`.
  public static let largeTitleTextAttributes = Property("large-title-text-attributes", .textAttributes)
  /// Whether titles are displayed in a large size. In sheets: `prefers-large-titles`.
  public static let prefersLargeTitles = Property("prefers-large-titles", .bool)
  /// The back indicator, an image beside the title of the back button. In sheets: `back-indicator-image`.
  public static let backIndicatorImage = Property("back-indicator-image", .image)
  /// The mask of the back indicator during transitions between screens. In sheets:
  /// `back-indicator-transition-mask-image`.
  public static let backIndicatorTransitionMaskImage = Property("back-indicator-transition-mask-image", .image)
  /// The downward offset of the title, in points. In sheets: `title-vertical-position-adjustment`; a suffix such as
  /// `-compact` selects other bar metrics.
  public static let titleVerticalPositionAdjustment = Property("title-vertical-position-adjustment", .length)
  /// The custom view that replaces the title. In sheets: `title-view`, the name of a view type.
  public static let titleView = Property("title-view", .object(ofType: "View"))
  /// When the title is displayed in a large size. In sheets: `large-title-display-mode`.
  public static let largeTitleDisplayMode = Property(
    "large-title-display-mode", .keyword(NavigationItemLargeTitleDisplayMode.self))
  /// Whether the back button is hidden. In sheets: `hides-back-button`.
  public static let hidesBackButton = Property("hides-back-button", .bool)
  /// The title of the back button that leads to this item. In sheets: `back-button-title`.
  public static let backButtonTitle = Property("back-button-title", .string)
  /// The content of the back button that leads to this item. In sheets: `back-button-display-mode`.
  public static let backButtonDisplayMode = Property(
    "back-button-display-mode", .keyword(NavigationItemBackButtonDisplayMode.self))
  /// Whether the items on the left are displayed in addition to the back button. In sheets:
  /// `left-items-supplement-back-button`.
  public static let leftItemsSupplementBackButton = Property("left-items-supplement-back-button", .bool)
  /// Whether scrolling hides the search bar. In sheets: `hides-search-bar-when-scrolling`.
  public static let hidesSearchBarWhenScrolling = Property("hides-search-bar-when-scrolling", .bool)
  /// The preferred placement of the search bar. In sheets: `preferred-search-bar-placement`.
  public static let preferredSearchBarPlacement = Property(
    "preferred-search-bar-placement", .keyword(NavigationItemSearchBarPlacement.self))
  /// The image behind the selected item. In sheets: `selection-indicator-image`.
  public static let selectionIndicatorImage = Property("selection-indicator-image", .image)
  /// The color of unselected items. In sheets: `unselected-item-tint-color`.
  public static let unselectedItemTintColor = Property("unselected-item-tint-color", .color)
  /// The positioning of the items. In sheets: `item-positioning`.
  public static let itemPositioning = Property("item-positioning", .keyword(TabBarItemPositioning.self))
  /// The width of an item, in points. In sheets: `item-width`, in `[0, ∞]`.
  public static let itemWidth = Property("item-width", .length(0...))
  /// The space between two items, in points. In sheets: `item-spacing`, in `[0, ∞]`.
  public static let itemSpacing = Property("item-spacing", .length(0...))
  /// The image while the item is selected. In sheets: `selected-image`.
  public static let selectedImage = Property("selected-image", .image)
  /// The text of the badge. In sheets: `badge-value`.
  public static let badgeValue = Property("badge-value", .string)
  /// The color of the badge. In sheets: `badge-color`.
  public static let badgeColor = Property("badge-color", .color)
  /// The text attributes of the badge, for each control state. In sheets: `badge-text-attributes`.
  public static let badgeTextAttributes = Property("badge-text-attributes", .textAttributes)
  /// The image at compact bar height. In sheets: `landscape-image-phone`.
  public static let landscapeImagePhone = Property("landscape-image-phone", .image)
  /// The image in the large content viewer. In sheets: `large-content-size-image`.
  public static let largeContentSizeImage = Property("large-content-size-image", .image)
  /// The insets of the image, in points. In sheets: `image-insets`.
  public static let imageInsets = Property("image-insets", .insets)
  /// The insets of the image at compact bar height, in points. In sheets: `landscape-image-phone-insets`.
  public static let landscapeImagePhoneInsets = Property("landscape-image-phone-insets", .insets)
  /// The insets of the image in the large content viewer, in points. In sheets: `large-content-size-image-insets`.
  public static let largeContentSizeImageInsets = Property("large-content-size-image-insets", .insets)
  /// The width, in points. In sheets: `width`.
  public static let width = Property("width", .length)
  /// The custom view that replaces the button. In sheets: `custom-view`, the name of a view type.
  public static let customView = Property("custom-view", .object(ofType: "View"))
  /// The possible titles. The item is wide enough for each of them. In sheets: `possible-titles`.
  public static let possibleTitles = Property("possible-titles", .string.list)
  /// The downward offset of the background, in points. In sheets: `background-vertical-position-adjustment`.
  public static let backgroundVerticalPositionAdjustment = Property("background-vertical-position-adjustment", .length)
  /// The background image of a back button, for each control state. In sheets: `back-button-background-image`.
  public static let backButtonBackgroundImage = Property("back-button-background-image", .image)
  /// The offset of a back button's title, in points. In sheets: `back-button-title-position-adjustment`.
  public static let backButtonTitlePositionAdjustment = Property("back-button-title-position-adjustment", .offset)
  /// The downward offset of a back button's background, in points. In sheets:
  /// `back-button-background-vertical-position-adjustment`.
  public static let backButtonBackgroundVerticalPositionAdjustment = Property(
    "back-button-background-vertical-position-adjustment", .length)
}
