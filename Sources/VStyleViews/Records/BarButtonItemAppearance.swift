public import VStyle

/// The look of a button of a bar, by state. UIKit: `UIBarButtonItemAppearance`.
public struct BarButtonItemAppearance: Record {
  /// The look in the normal state, which the others start from. Default: a fresh one. UIKit:
  /// `UIBarButtonItemAppearance.normal`.
  public var normal = StateAppearance()
  /// The look while the button is touched; nil is the normal one. Default: nil. UIKit:
  /// `UIBarButtonItemAppearance.highlighted`.
  public var highlighted: BarButtonItemAppearance.StateAppearance?
  /// The look while the button cannot be used; nil is the normal one. Default: nil. UIKit:
  /// `UIBarButtonItemAppearance.disabled`.
  public var disabled: BarButtonItemAppearance.StateAppearance?
  /// The look while the button has the focus; nil is the normal one. Default: nil. UIKit:
  /// `UIBarButtonItemAppearance.focused`.
  public var focused: BarButtonItemAppearance.StateAppearance?

  /// Makes a fresh one.
  public init() {}

  /// The members, as UIKit names them.
  public static let members: [RecordMember<BarButtonItemAppearance>] = [
    RecordMember("normal", .record(BarButtonItemAppearance.StateAppearance.self), \.normal),
    RecordMember("highlighted", .record(BarButtonItemAppearance.StateAppearance.self), \.highlighted),
    RecordMember("disabled", .record(BarButtonItemAppearance.StateAppearance.self), \.disabled),
    RecordMember("focused", .record(BarButtonItemAppearance.StateAppearance.self), \.focused),
  ]
}
