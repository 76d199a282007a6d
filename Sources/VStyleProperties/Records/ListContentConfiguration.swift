public import VStyle

/// The content of a list cell. UIKit: `UIListContentConfiguration`.
public struct ListContentConfiguration: RecordValue {
  /// The text. Default: nil. UIKit: `UIListContentConfiguration.text`.
  public var text: String?
  /// The secondary text. Default: nil. UIKit: `UIListContentConfiguration.secondaryText`.
  public var secondaryText: String?
  /// The image. Default: nil. UIKit: `UIListContentConfiguration.image`.
  public var image: Image?
  /// The properties of the text. Default: a record with the default values. UIKit:
  /// `UIListContentConfiguration.textProperties`.
  public var textProperties = TextProperties()
  /// The properties of the secondary text. Default: a record with the color `secondaryLabel`. UIKit:
  /// `UIListContentConfiguration.secondaryTextProperties`.
  public var secondaryTextProperties = TextProperties(color: .secondaryLabel)
  /// The properties of the image. Default: a record with the default values. UIKit:
  /// `UIListContentConfiguration.imageProperties`.
  public var imageProperties = ImageProperties()
  /// The insets around the content. Unit: points. Default: 16 leading, 8 trailing, 0 at the top and the bottom. UIKit:
  /// `UIListContentConfiguration.directionalLayoutMargins`.
  public var directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 8)
  /// Whether the texts are beside each other if there is room. Default: false. UIKit:
  /// `UIListContentConfiguration.prefersSideBySideTextAndSecondaryText`.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The padding between image and text. Unit: points. Default: 16. UIKit:
  /// `UIListContentConfiguration.imageToTextPadding`.
  public var imageToTextPadding = 16.0
  /// The padding between texts that are beside each other. Unit: points. Default: 8. UIKit:
  /// `UIListContentConfiguration.textToSecondaryTextHorizontalPadding`.
  public var textToSecondaryTextHorizontalPadding = 8.0
  /// The padding between texts that are below each other. Unit: points. Default: 4. UIKit:
  /// `UIListContentConfiguration.textToSecondaryTextVerticalPadding`.
  public var textToSecondaryTextVerticalPadding = 4.0

  /// Creates a record with the default values.
  public init() {}

  /// The members, with the names of UIKit in kebab-case.
  public static let members: [RecordMember<ListContentConfiguration>] = [
    RecordMember("text", .string, \.text),
    RecordMember("secondary-text", .string, \.secondaryText),
    RecordMember("image", .image, \.image),
    RecordMember("text-properties", .record(ListContentConfiguration.TextProperties.self), \.textProperties),
    RecordMember(
      "secondary-text-properties", .record(ListContentConfiguration.TextProperties.self), \.secondaryTextProperties),
    RecordMember("image-properties", .record(ListContentConfiguration.ImageProperties.self), \.imageProperties),
    RecordMember("directional-layout-margins", .directionalInsets, \.directionalLayoutMargins),
    RecordMember("prefers-side-by-side-text-and-secondary-text", .bool, \.prefersSideBySideTextAndSecondaryText),
    RecordMember("image-to-text-padding", .length, \.imageToTextPadding),
    RecordMember("text-to-secondary-text-horizontal-padding", .length, \.textToSecondaryTextHorizontalPadding),
    RecordMember("text-to-secondary-text-vertical-padding", .length, \.textToSecondaryTextVerticalPadding),
  ]
}
