public import VStyle

/// The appearance of a bar button item for each state. UIKit: `UIBarButtonItemAppearance`.
public struct BarButtonItemAppearance: RecordValue {
  /// The appearance in the normal state, which the other states start from. Default: a record with the default values.
  /// UIKit: `UIBarButtonItemAppearance.normal`.
  public var normal: StateAppearance {
    get { states[0] ?? StateAppearance() }
    set { states[0] = newValue }
  }
  /// The appearance while the button is highlighted. If nil, the normal appearance applies. Default: nil. UIKit:
  /// `UIBarButtonItemAppearance.highlighted`.
  public var highlighted: BarButtonItemAppearance.StateAppearance? {
    get { states[1] }
    set { states[1] = newValue }
  }
  /// The appearance while the button is disabled. If nil, the normal appearance applies. Default: nil. UIKit:
  /// `UIBarButtonItemAppearance.disabled`.
  public var disabled: BarButtonItemAppearance.StateAppearance? {
    get { states[2] }
    set { states[2] = newValue }
  }
  /// The appearance while the button has the focus. If nil, the normal appearance applies. Default: nil. UIKit:
  /// `UIBarButtonItemAppearance.focused`.
  public var focused: BarButtonItemAppearance.StateAppearance? {
    get { states[3] }
    set { states[3] = newValue }
  }

  /// The appearances of the states: normal, highlighted, disabled, focused.
  ///
  /// OPTIMIZATION: stored members are simpler. But the records of bars have up to twelve states of some forty members
  /// each, and the code that copies such records was a tenth of the machine code of all view types.
  private var states: [StateAppearance?] = [StateAppearance(), nil, nil, nil]

  /// Creates a record with the default values.
  public init() {}

  /// The members, with the names of UIKit in kebab-case.
  public static let members: [RecordMember<BarButtonItemAppearance>] = [
    RecordMember("normal", .record(BarButtonItemAppearance.StateAppearance.self), \.normal),
    RecordMember("highlighted", .record(BarButtonItemAppearance.StateAppearance.self), \.highlighted),
    RecordMember("disabled", .record(BarButtonItemAppearance.StateAppearance.self), \.disabled),
    RecordMember("focused", .record(BarButtonItemAppearance.StateAppearance.self), \.focused),
  ]
}
