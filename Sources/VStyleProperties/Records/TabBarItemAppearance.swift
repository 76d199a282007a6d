public import VStyle

/// The appearance of a tab bar item for each state. UIKit: `UITabBarItemAppearance`.
public struct TabBarItemAppearance: RecordValue {
  /// The appearance in the normal state, which the other states start from. Default: a record with the default values.
  /// UIKit: `UITabBarItemAppearance.normal`.
  public var normal: StateAppearance {
    get { states[0] ?? StateAppearance() }
    set { states[0] = newValue }
  }
  /// The appearance while the item is selected. If nil, the normal appearance applies. Default: nil. UIKit:
  /// `UITabBarItemAppearance.selected`.
  public var selected: TabBarItemAppearance.StateAppearance? {
    get { states[1] }
    set { states[1] = newValue }
  }
  /// The appearance while the item is disabled. If nil, the normal appearance applies. Default: nil. UIKit:
  /// `UITabBarItemAppearance.disabled`.
  public var disabled: TabBarItemAppearance.StateAppearance? {
    get { states[2] }
    set { states[2] = newValue }
  }
  /// The appearance while the item has the focus. If nil, the normal appearance applies. Default: nil. UIKit:
  /// `UITabBarItemAppearance.focused`.
  public var focused: TabBarItemAppearance.StateAppearance? {
    get { states[3] }
    set { states[3] = newValue }
  }

  /// The appearances of the states: normal, selected, disabled, focused.
  ///
  /// OPTIMIZATION: stored members are simpler. But the records of bars have up to twelve states of some forty members
  /// each, and the code that copies such records was a tenth of the machine code of all view types.
  private var states: [StateAppearance?] = [StateAppearance(), nil, nil, nil]

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
