public import VStyle

extension ListContentConfiguration {
  /// The image properties of a list cell's content. UIKit: `UIListContentConfiguration.ImageProperties`.
  public struct ImageProperties: RecordValue {
    /// The color of a template image. If nil, the tint color applies. Default: nil. UIKit:
    /// `UIListContentConfiguration.ImageProperties.tintColor`.
    public var tintColor: Color?
    /// The radius of the corners. Unit: points. Range: `[0, ∞]`. Default: 0. UIKit:
    /// `UIListContentConfiguration.ImageProperties.cornerRadius`.
    public var cornerRadius = 0.0
    /// The maximum size of the image. If zero, any size is allowed. Unit: points. Default: zero. UIKit:
    /// `UIListContentConfiguration.ImageProperties.maximumSize`.
    public var maximumSize: Size = .zero
    /// The layout size reserved for the image. If zero, it is the size that the image needs. Unit: points. Default:
    /// zero. UIKit: `UIListContentConfiguration.ImageProperties.reservedLayoutSize`.
    public var reservedLayoutSize: Size = .zero

    /// Creates a record with the default values.
    public init() {}

    /// The name of the value type in sheets.
    public static let recordName = "list-image-properties"

    /// The members, with the names of UIKit in kebab-case.
    public static let members: [RecordMember<ImageProperties>] = [
      RecordMember("tint-color", .color, \.tintColor),
      RecordMember("corner-radius", .length(0...), \.cornerRadius),
      RecordMember("maximum-size", .size, \.maximumSize),
      RecordMember("reserved-layout-size", .size, \.reservedLayoutSize),
    ]
  }
}
