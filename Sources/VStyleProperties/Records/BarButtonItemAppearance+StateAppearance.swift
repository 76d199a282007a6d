public import VStyle

extension BarButtonItemAppearance {
  /// The appearance of a bar button item in one state. UIKit: `UIBarButtonItemStateAppearance`.
  public struct StateAppearance: RecordValue {
    /// The text attributes of the title, in addition to the system's. Default: none. UIKit:
    /// `UIBarButtonItemStateAppearance.titleTextAttributes`.
    public var titleTextAttributes = TextAttributes()
    /// The offset of the title. Unit: points. Default: zero. UIKit:
    /// `UIBarButtonItemStateAppearance.titlePositionAdjustment`.
    public var titlePositionAdjustment: Offset = .zero
    /// The background image of the button. Default: nil. UIKit: `UIBarButtonItemStateAppearance.backgroundImage`.
    public var backgroundImage: Image?
    /// The offset of the background image. Unit: points. Default: zero. UIKit:
    /// `UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment`.
    public var backgroundImagePositionAdjustment: Offset = .zero

    /// Creates a record with the default values.
    public init() {}

    /// The name of the value type in sheets.
    public static let recordName = "bar-button-item-state-appearance"

    /// The members, with the names of UIKit in kebab-case.
    public static let members: [RecordMember<StateAppearance>] = [
      RecordMember("title-text-attributes", .textAttributes, \.titleTextAttributes),
      RecordMember("title-position-adjustment", .offset, \.titlePositionAdjustment),
      RecordMember("background-image", .image, \.backgroundImage),
      RecordMember("background-image-position-adjustment", .offset, \.backgroundImagePositionAdjustment),
    ]
  }
}
