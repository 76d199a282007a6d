public import VStyle

/// The appearance of a tab bar item for each state. UIKit: `UITabBarItemAppearance`.
public struct TabBarItemAppearance: RecordValue {
  /// The appearance in the normal state, which the other states start from. Default: a record with the default values.
  /// UIKit: `UITabBarItemAppearance.normal`.
  public var normal = StateAppearance()
  /// The appearance while the item is selected. If nil, the normal appearance applies. Default: nil. UIKit:
  /// `UITabBarItemAppearance.selected`.
  public var selected: TabBarItemAppearance.StateAppearance?
  /// The appearance while the item is disabled. If nil, the normal appearance applies. Default: nil. UIKit:
  /// `UITabBarItemAppearance.disabled`.
  public var disabled: TabBarItemAppearance.StateAppearance?
  /// The appearance while the item has the focus. If nil, the normal appearance applies. Default: nil. UIKit:
  /// `UITabBarItemAppearance.focused`.
  public var focused: TabBarItemAppearance.StateAppearance?

  /// Creates a record with the default values.
  public init() {}

  /// The members, with the names of UIKit in kebab-case.
  public static let members: [RecordMember<TabBarItemAppearance>] = [
    RecordMember("normal", .record(TabBarItemAppearance.StateAppearance.self), \.normal),
    RecordMember("selected", .record(TabBarItemAppearance.StateAppearance.self), \.selected),
    RecordMember("disabled", .record(TabBarItemAppearance.StateAppearance.self), \.disabled),
    RecordMember("focused", .record(TabBarItemAppearance.StateAppearance.self), \.focused),
  ]
}
