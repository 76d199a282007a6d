public import VStyle

/// Properties of controls.
extension Property {
  /// The symbol configuration of the image, for each control state. In sheets: `preferred-symbol-configuration`.
  public static let preferredSymbolConfiguration = Property("preferred-symbol-configuration", .symbolConfiguration)
  /// Whether a tap toggles the selection of the button. In sheets: `changes-selection-as-primary-action`.
  public static let changesSelectionAsPrimaryAction = Property("changes-selection-as-primary-action", .bool)
  /// The preferred behavioral style of the control. In sheets: `preferred-behavioral-style`.
  public static let preferredBehavioralStyle = Property("preferred-behavioral-style", .keyword(BehavioralStyle.self))
  /// The preferred order of the elements in the menu. In sheets: `preferred-menu-element-order`.
  public static let preferredMenuElementOrder = Property(
    "preferred-menu-element-order", .keyword(MenuElementOrder.self))
  /// The minimum value. In sheets: `minimum-value`.
  public static let minimumValue = Property("minimum-value", .number)
  /// The maximum value. In sheets: `maximum-value`.
  public static let maximumValue = Property("maximum-value", .number)
  /// The current value. In sheets: `value`.
  public static let value = Property("value", .number)
  /// Whether every change during an interaction is reported. In sheets: `continuous`.
  public static let isContinuous = Property("continuous", .bool, aliases: ["is-continuous"])
  /// The style of the object. In sheets: `style`.
  public static let style = Property("style", .keyword(ActivityIndicatorViewStyle.self))
  /// The color of the object. In sheets: `color`.
  public static let color = Property("color", .color)
  /// The vertical alignment of the content. In sheets: `content-vertical-alignment`.
  public static let contentVerticalAlignment = Property(
    "content-vertical-alignment", .keyword(ControlContentVerticalAlignment.self))
  /// The horizontal alignment of the content. In sheets: `content-horizontal-alignment`.
  public static let contentHorizontalAlignment = Property(
    "content-horizontal-alignment", .keyword(ControlContentHorizontalAlignment.self))
  /// Whether a tap shows the menu. In sheets: `shows-menu-as-primary-action`.
  public static let showsMenuAsPrimaryAction = Property("shows-menu-as-primary-action", .bool)
  /// Whether a long press shows a context menu. In sheets: `context-menu-interaction-enabled`.
  public static let isContextMenuInteractionEnabled = Property(
    "context-menu-interaction-enabled", .bool, aliases: ["is-context-menu-interaction-enabled"])
  /// Whether symbols animate when the control's state changes. In sheets: `symbol-animation-enabled`.
  public static let isSymbolAnimationEnabled = Property(
    "symbol-animation-enabled", .bool, aliases: ["is-symbol-animation-enabled"])
  /// The tooltip, displayed while the pointer rests on the control. In sheets: `tool-tip`.
  public static let toolTip = Property("tool-tip", .string)
  /// Whether the image is darker while the button is highlighted. In sheets: `adjusts-image-when-highlighted`.
  public static let adjustsImageWhenHighlighted = Property("adjusts-image-when-highlighted", .bool)
  /// Whether the image is lighter while the button is disabled. In sheets: `adjusts-image-when-disabled`.
  public static let adjustsImageWhenDisabled = Property("adjusts-image-when-disabled", .bool)
  /// Whether the button glows while it is highlighted. In sheets: `shows-touch-when-highlighted`.
  public static let showsTouchWhenHighlighted = Property("shows-touch-when-highlighted", .bool)
  /// The insets around the image and the title, in points. In sheets: `content-edge-insets`.
  public static let contentEdgeInsets = Property("content-edge-insets", .insets)
  /// The insets of the title, in points. In sheets: `title-edge-insets`.
  public static let titleEdgeInsets = Property("title-edge-insets", .insets)
  /// The insets of the image, in points. In sheets: `image-edge-insets`.
  public static let imageEdgeInsets = Property("image-edge-insets", .insets)
  /// The color of the title, for each control state. In sheets: `title-color`; in Swift also `.titleColor.highlighted`.
  public static let titleColor = Property("title-color", .color)
  /// The color of the title's shadow, for each control state. In sheets: `title-shadow-color`.
  public static let titleShadowColor = Property("title-shadow-color", .color)
  /// The background image, for each control state. In sheets: `background-image`.
  public static let backgroundImage = Property("background-image", .image)
  /// Whether the title's shadow reverses direction while the button is highlighted. In sheets:
  /// `reverses-title-shadow-when-highlighted`.
  public static let reversesTitleShadowWhenHighlighted = Property("reverses-title-shadow-when-highlighted", .bool)
  /// Whether the pointer changes its shape over the button. In sheets: `pointer-interaction-enabled`.
  public static let isPointerInteractionEnabled = Property(
    "pointer-interaction-enabled", .bool, aliases: ["is-pointer-interaction-enabled"])
  /// The role of the button. In sheets: `role`.
  public static let role = Property("role", .keyword(ButtonActionRole.self))
  /// Whether the configuration updates when the button's state changes. In sheets:
  /// `automatically-updates-configuration`.
  public static let automaticallyUpdatesConfiguration = Property("automatically-updates-configuration", .bool)
  /// The configuration of content and style. In sheets: `configuration`.
  public static let configuration = Property("configuration", .record(ButtonConfiguration.self))
  /// The color while the switch is on. In sheets: `on-tint-color`.
  public static let onTintColor = Property("on-tint-color", .color)
  /// The color of the thumb. In sheets: `thumb-tint-color`.
  public static let thumbTintColor = Property("thumb-tint-color", .color)
  /// The image while the switch is on. In sheets: `on-image`.
  public static let onImage = Property("on-image", .image)
  /// The image while the switch is off. In sheets: `off-image`.
  public static let offImage = Property("off-image", .image)
  /// Whether the switch is on. In sheets: `on`.
  public static let isOn = Property("on", .bool, aliases: ["is-on"])
  /// The preferred style of the switch. In sheets: `preferred-style`.
  public static let preferredStyle = Property("preferred-style", .keyword(SwitchStyle.self))
  /// The color of the track between the minimum and the thumb. In sheets: `minimum-track-tint-color`.
  public static let minimumTrackTintColor = Property("minimum-track-tint-color", .color)
  /// The color of the track between the thumb and the maximum. In sheets: `maximum-track-tint-color`.
  public static let maximumTrackTintColor = Property("maximum-track-tint-color", .color)
  /// The image at the minimum end. In sheets: `minimum-value-image`.
  public static let minimumValueImage = Property("minimum-value-image", .image)
  /// The image at the maximum end. In sheets: `maximum-value-image`.
  public static let maximumValueImage = Property("maximum-value-image", .image)
  /// The image of the thumb, for each control state. In sheets: `thumb-image`.
  public static let thumbImage = Property("thumb-image", .image)
  /// The image of the track between the minimum and the thumb, for each control state. In sheets:
  /// `minimum-track-image`.
  public static let minimumTrackImage = Property("minimum-track-image", .image)
  /// The image of the track between the thumb and the maximum, for each control state. In sheets:
  /// `maximum-track-image`.
  public static let maximumTrackImage = Property("maximum-track-image", .image)
  /// The amount by which a tap changes the value. In sheets: `step-value`, in `[0, ∞]`.
  public static let stepValue = Property("step-value", .number(0...))
  /// Whether holding a button changes the value repeatedly. In sheets: `autorepeat`.
  public static let autorepeat = Property("autorepeat", .bool)
  /// Whether the value wraps around at the minimum and the maximum. In sheets: `wraps`.
  public static let wraps = Property("wraps", .bool)
  /// The image of the increment button, for each control state. In sheets: `increment-image`.
  public static let incrementImage = Property("increment-image", .image)
  /// The image of the decrement button, for each control state. In sheets: `decrement-image`.
  public static let decrementImage = Property("decrement-image", .image)
  /// The color of the selected segment. In sheets: `selected-segment-tint-color`.
  public static let selectedSegmentTintColor = Property("selected-segment-tint-color", .color)
  /// The index of the selected segment, from 0. In sheets: `selected-segment-index`.
  public static let selectedSegmentIndex = Property("selected-segment-index", .integer)
  /// Whether a segment stays selected only while it is touched. In sheets: `momentary`.
  public static let isMomentary = Property("momentary", .bool, aliases: ["is-momentary"])
  /// Whether segments without an explicit width are sized to their content. In sheets:
  /// `apportions-segment-widths-by-content`.
  public static let apportionsSegmentWidthsByContent = Property("apportions-segment-widths-by-content", .bool)
  /// The titles of the segments, in order. In sheets: `segment-title`, texts with commas between them.
  public static let segmentTitle = Property("segment-title", .string.list)
  /// The images of the segments, in order. In sheets: `segment-image`.
  public static let segmentImage = Property("segment-image", .image.list)
  /// The widths of the segments, in order, in points, in `[0, ∞]`. In sheets: `segment-width`.
  public static let segmentWidth = Property("segment-width", .length(0...).list)
  /// The offsets of the segments' contents, in order, in points. In sheets: `segment-content-offset`.
  public static let segmentContentOffset = Property("segment-content-offset", .size.list)
  /// Whether each segment is enabled, in order. In sheets: `segment-enabled`.
  public static let segmentIsEnabled = Property("segment-enabled", .bool.list, aliases: ["segment-is-enabled"])
  /// The divider image between two segments, for each state of the one on the left. In sheets: `divider-image`; in
  /// Swift `.dividerImage.right(.selected)` for other states of the right one.
  public static let dividerImage = Property("divider-image", .image)
  /// The offset of a segment's content, in points. In sheets: `content-position-adjustment`.
  public static let contentPositionAdjustment = Property("content-position-adjustment", .offset)
  /// The color of the dots. In sheets: `page-indicator-tint-color`.
  public static let pageIndicatorTintColor = Property("page-indicator-tint-color", .color)
  /// The color of the current page's dot. In sheets: `current-page-indicator-tint-color`.
  public static let currentPageIndicatorTintColor = Property("current-page-indicator-tint-color", .color)
  /// The number of pages. In sheets: `number-of-pages`, in `[0, ∞]`.
  public static let numberOfPages = Property("number-of-pages", .integer(0...))
  /// The index of the current page, from 0. In sheets: `current-page`, in `[0, ∞]`.
  public static let currentPage = Property("current-page", .integer(0...))
  /// Whether the control is hidden if there is only one page. In sheets: `hides-for-single-page`.
  public static let hidesForSinglePage = Property("hides-for-single-page", .bool)
  /// The style of the background. In sheets: `background-style`.
  public static let backgroundStyle = Property("background-style", .keyword(PageControlBackgroundStyle.self))
  /// Whether the user can slide over the dots to turn pages. In sheets: `allows-continuous-interaction`.
  public static let allowsContinuousInteraction = Property("allows-continuous-interaction", .bool)
  /// The image of the dots. In sheets: `preferred-indicator-image`.
  public static let preferredIndicatorImage = Property("preferred-indicator-image", .image)
  /// The image of the current page's dot. In sheets: `preferred-current-page-indicator-image`.
  public static let preferredCurrentPageIndicatorImage = Property("preferred-current-page-indicator-image", .image)
  /// The direction in which the dots are laid out. In sheets: `direction`.
  public static let direction = Property("direction", .keyword(PageControlDirection.self))
  /// The mode of the picker, such as date or time. In sheets: `date-picker-mode`.
  public static let datePickerMode = Property("date-picker-mode", .keyword(DatePickerMode.self))
  /// The preferred style of the picker. In sheets: `preferred-date-picker-style`.
  public static let preferredDatePickerStyle = Property(
    "preferred-date-picker-style", .keyword(DatePickerDisplayStyle.self))
  /// The interval between two selectable minutes. In sheets: `minute-interval`.
  public static let minuteInterval = Property("minute-interval", .integer(1...30))
  /// The duration in countdown mode, in seconds. In sheets: `count-down-duration`, in `[0, ∞]`.
  public static let countDownDuration = Property("count-down-duration", .time(0...))
  /// Whether times are rounded to the minute interval. In sheets: `rounds-to-minute-interval`.
  public static let roundsToMinuteInterval = Property("rounds-to-minute-interval", .bool)
  /// The selected date and time. In sheets: `date`.
  public static let date = Property("date", .date)
  /// The earliest date and time that can be selected. In sheets: `minimum-date`.
  public static let minimumDate = Property("minimum-date", .date)
  /// The latest date and time that can be selected. In sheets: `maximum-date`.
  public static let maximumDate = Property("maximum-date", .date)
  /// The locale, which determines language and region. In sheets: `locale`.
  public static let locale = Property("locale", .locale)
  /// The selected color. In sheets: `selected-color`.
  public static let selectedColor = Property("selected-color", .color)
  /// Whether the user can choose the opacity of the color. In sheets: `supports-alpha`.
  public static let supportsAlpha = Property("supports-alpha", .bool)
}
