public import VStyle

/// The content of a cell of a list. UIKit: `UIListContentConfiguration`.
public struct ListContentConfiguration: Record {
  /// The text. Default: nil. UIKit: `UIListContentConfiguration.text`.
  public var text: String?
  /// The second text. Default: nil. UIKit: `UIListContentConfiguration.secondaryText`.
  public var secondaryText: String?
  /// The image. Default: nil. UIKit: `UIListContentConfiguration.image`.
  public var image: Image?
  /// The look of the text. Default: in the color `secondary-label`. UIKit:
  /// `UIListContentConfiguration.textProperties`.
  public var textProperties = TextProperties()
  /// The look of the second text. Default: in the color `secondary-label`. UIKit:
  /// `UIListContentConfiguration.secondaryTextProperties`.
  public var secondaryTextProperties = TextProperties(color: .secondaryLabel)
  /// The look of the image. Default: a fresh one. UIKit: `UIListContentConfiguration.imageProperties`.
  public var imageProperties = ImageProperties()
  /// The space around the content. Unit: points. Default: 0, leading 16, trailing 8. UIKit:
  /// `UIListContentConfiguration.directionalLayoutMargins`.
  public var directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 8)
  /// Whether the texts stand beside each other where there is room. Default: false. UIKit:
  /// `UIListContentConfiguration.prefersSideBySideTextAndSecondaryText`.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between image and text. Unit: points. Default: 16. UIKit:
  /// `UIListContentConfiguration.imageToTextPadding`.
  public var imageToTextPadding = 16.0
  /// The space between texts beside each other. Unit: points. Default: 8. UIKit:
  /// `UIListContentConfiguration.textToSecondaryTextHorizontalPadding`.
  public var textToSecondaryTextHorizontalPadding = 8.0
  /// The space between texts below each other. Unit: points. Default: 4. UIKit:
  /// `UIListContentConfiguration.textToSecondaryTextVerticalPadding`.
  public var textToSecondaryTextVerticalPadding = 4.0

  /// Makes a fresh one.
  public init() {}

  /// The members, as UIKit names them.
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
