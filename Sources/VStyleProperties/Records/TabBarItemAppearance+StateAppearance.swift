public import VStyle

extension TabBarItemAppearance {
  /// The appearance of a tab bar item in one state. UIKit: `UITabBarItemStateAppearance`.
  public struct StateAppearance: RecordValue {
    /// The text attributes of the title, in addition to the system's. Default: none. UIKit:
    /// `UITabBarItemStateAppearance.titleTextAttributes`.
    public var titleTextAttributes = TextAttributes()
    /// The offset of the title. Unit: points. Default: zero. UIKit:
    /// `UITabBarItemStateAppearance.titlePositionAdjustment`.
    public var titlePositionAdjustment: Offset = .zero
    /// The color of the image. If nil, the system default applies. Default: nil. UIKit:
    /// `UITabBarItemStateAppearance.iconColor`.
    public var iconColor: Color?
    /// The offset of the badge. Unit: points. Default: zero. UIKit:
    /// `UITabBarItemStateAppearance.badgePositionAdjustment`.
    public var badgePositionAdjustment: Offset = .zero
    /// The color of the badge. Default: `systemRed`. UIKit: `UITabBarItemStateAppearance.badgeBackgroundColor`.
    public var badgeBackgroundColor: Color = .systemRed
    /// The text attributes of the badge, in addition to the system's. Default: none. UIKit:
    /// `UITabBarItemStateAppearance.badgeTextAttributes`.
    public var badgeTextAttributes = TextAttributes()
    /// The offset of the badge's text. Unit: points. Default: zero. UIKit:
    /// `UITabBarItemStateAppearance.badgeTitlePositionAdjustment`.
    public var badgeTitlePositionAdjustment: Offset = .zero

    /// Creates a record with the default values.
    public init() {}

    /// The name of the value type in sheets.
    public static let recordName = "tab-bar-item-state-appearance"

    /// The members, with the names of UIKit in kebab-case.
    public static let members: [RecordMember<StateAppearance>] = [
      RecordMember("title-text-attributes", .textAttributes, \.titleTextAttributes),
      RecordMember("title-position-adjustment", .offset, \.titlePositionAdjustment),
      RecordMember("icon-color", .color, \.iconColor),
      RecordMember("badge-position-adjustment", .offset, \.badgePositionAdjustment),
      RecordMember("badge-background-color", .color, \.badgeBackgroundColor),
      RecordMember("badge-text-attributes", .textAttributes, \.badgeTextAttributes),
      RecordMember("badge-title-position-adjustment", .offset, \.badgeTitlePositionAdjustment),
    ]
  }
}
