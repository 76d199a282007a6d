public import VStyle

extension ListContentConfiguration {
  /// The look of an image in a cell of a list. UIKit: `UIListContentConfiguration.ImageProperties`.
  public struct ImageProperties: Record {
    /// The color of a template image; nil is the tint color. Default: nil. UIKit:
    /// `UIListContentConfiguration.ImageProperties.tintColor`.
    public var tintColor: Color?
    /// The radius of the corners. Unit: points. Range: `[0, ∞]`. Default: 0. UIKit:
    /// `UIListContentConfiguration.ImageProperties.cornerRadius`.
    public var cornerRadius = 0.0
    /// The greatest size; zero for any. Unit: points. Default: zero. UIKit:
    /// `UIListContentConfiguration.ImageProperties.maximumSize`.
    public var maximumSize: Size = .zero
    /// The room that is kept for the image; zero for as much as it needs. Unit: points. Default: zero. UIKit:
    /// `UIListContentConfiguration.ImageProperties.reservedLayoutSize`.
    public var reservedLayoutSize: Size = .zero

    /// Makes a fresh one.
    public init() {}

    /// The name of the kind.
    public static let recordName = "list-image-properties"

    /// The members, as UIKit names them.
    public static let members: [RecordMember<ImageProperties>] = [
      RecordMember("tint-color", .color, \.tintColor),
      RecordMember("corner-radius", .length(0...), \.cornerRadius),
      RecordMember("maximum-size", .size, \.maximumSize),
      RecordMember("reserved-layout-size", .size, \.reservedLayoutSize),
    ]
  }
}
