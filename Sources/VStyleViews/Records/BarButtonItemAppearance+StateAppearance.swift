public import VStyle

extension BarButtonItemAppearance {
  /// The look of a button of a bar in one state. UIKit: `UIBarButtonItemStateAppearance`.
  public struct StateAppearance: Record {
    /// The attributes of the title, beyond the system's. Default: none. UIKit:
    /// `UIBarButtonItemStateAppearance.titleTextAttributes`.
    public var titleTextAttributes = TextAttributes()
    /// How far the title is moved. Unit: points. Default: zero. UIKit:
    /// `UIBarButtonItemStateAppearance.titlePositionAdjustment`.
    public var titlePositionAdjustment: Offset = .zero
    /// The image behind the button. Default: nil. UIKit: `UIBarButtonItemStateAppearance.backgroundImage`.
    public var backgroundImage: Image?
    /// How far that image is moved. Unit: points. Default: zero. UIKit:
    /// `UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment`.
    public var backgroundImagePositionAdjustment: Offset = .zero

    /// Makes a fresh one.
    public init() {}

    /// The name of the kind.
    public static let recordName = "bar-button-item-state-appearance"

    /// The members, as UIKit names them.
    public static let members: [RecordMember<StateAppearance>] = [
      RecordMember("title-text-attributes", .textAttributes, \.titleTextAttributes),
      RecordMember("title-position-adjustment", .offset, \.titlePositionAdjustment),
      RecordMember("background-image", .image, \.backgroundImage),
      RecordMember("background-image-position-adjustment", .offset, \.backgroundImagePositionAdjustment),
    ]
  }
}
