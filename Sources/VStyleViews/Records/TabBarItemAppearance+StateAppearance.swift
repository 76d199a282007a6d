public import VStyle

extension TabBarItemAppearance {
  /// The look of an item of a tab bar in one state. UIKit: `UITabBarItemStateAppearance`.
  public struct StateAppearance: Record {
    /// The attributes of the title, beyond the system's. Default: none. UIKit:
    /// `UITabBarItemStateAppearance.titleTextAttributes`.
    public var titleTextAttributes = TextAttributes()
    /// How far the title is moved. Unit: points. Default: zero. UIKit:
    /// `UITabBarItemStateAppearance.titlePositionAdjustment`.
    public var titlePositionAdjustment: Offset = .zero
    /// The color of the image; nil is the system's. Default: nil. UIKit: `UITabBarItemStateAppearance.iconColor`.
    public var iconColor: Color?
    /// How far the badge is moved. Unit: points. Default: zero. UIKit:
    /// `UITabBarItemStateAppearance.badgePositionAdjustment`.
    public var badgePositionAdjustment: Offset = .zero
    /// The color of the badge. Default: `systemRed`. UIKit: `UITabBarItemStateAppearance.badgeBackgroundColor`.
    public var badgeBackgroundColor: Color = .systemRed
    /// The attributes of the badge's text, beyond the system's. Default: none. UIKit:
    /// `UITabBarItemStateAppearance.badgeTextAttributes`.
    public var badgeTextAttributes = TextAttributes()
    /// How far the badge's text is moved. Unit: points. Default: zero. UIKit:
    /// `UITabBarItemStateAppearance.badgeTitlePositionAdjustment`.
    public var badgeTitlePositionAdjustment: Offset = .zero

    /// Makes a fresh one.
    public init() {}

    /// The name of the kind.
    public static let recordName = "tab-bar-item-state-appearance"

    /// The members, as UIKit names them.
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
