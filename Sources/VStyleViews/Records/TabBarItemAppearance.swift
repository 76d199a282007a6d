public import VStyle

/// The look of an item of a tab bar, by state. UIKit: `UITabBarItemAppearance`.
public struct TabBarItemAppearance: Record {
  /// The look in the normal state, which the others start from. Default: a fresh one. UIKit:
  /// `UITabBarItemAppearance.normal`.
  public var normal = StateAppearance()
  /// The look while the item is selected; nil is the normal one. Default: nil. UIKit:
  /// `UITabBarItemAppearance.selected`.
  public var selected: TabBarItemAppearance.StateAppearance?
  /// The look while the item cannot be used; nil is the normal one. Default: nil. UIKit:
  /// `UITabBarItemAppearance.disabled`.
  public var disabled: TabBarItemAppearance.StateAppearance?
  /// The look while the item has the focus; nil is the normal one. Default: nil. UIKit:
  /// `UITabBarItemAppearance.focused`.
  public var focused: TabBarItemAppearance.StateAppearance?

  /// Makes a fresh one.
  public init() {}

  /// The members, as UIKit names them.
  public static let members: [RecordMember<TabBarItemAppearance>] = [
    RecordMember("normal", .record(TabBarItemAppearance.StateAppearance.self), \.normal),
    RecordMember("selected", .record(TabBarItemAppearance.StateAppearance.self), \.selected),
    RecordMember("disabled", .record(TabBarItemAppearance.StateAppearance.self), \.disabled),
    RecordMember("focused", .record(TabBarItemAppearance.StateAppearance.self), \.focused),
  ]
}
