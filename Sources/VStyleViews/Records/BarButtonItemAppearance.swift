public import VStyle

/// The appearance of a bar button item for each state. UIKit: `UIBarButtonItemAppearance`.
public struct BarButtonItemAppearance: RecordValue {
  /// The appearance in the normal state, which the other states start from. Default: a record with the default values.
  /// UIKit: `UIBarButtonItemAppearance.normal`.
  public var normal = StateAppearance()
  /// The appearance while the button is highlighted. If nil, the normal appearance applies. Default: nil. UIKit:
  /// `UIBarButtonItemAppearance.highlighted`.
  public var highlighted: BarButtonItemAppearance.StateAppearance?
  /// The appearance while the button is disabled. If nil, the normal appearance applies. Default: nil. UIKit:
  /// `UIBarButtonItemAppearance.disabled`.
  public var disabled: BarButtonItemAppearance.StateAppearance?
  /// The appearance while the button has the focus. If nil, the normal appearance applies. Default: nil. UIKit:
  /// `UIBarButtonItemAppearance.focused`.
  public var focused: BarButtonItemAppearance.StateAppearance?

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
