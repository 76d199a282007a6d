public import VStyle

extension ListContentConfiguration {
  /// The text properties of a list cell's content. UIKit: `UIListContentConfiguration.TextProperties`.
  public struct TextProperties: RecordValue {
    /// The font. Default: the system font at 17 points. UIKit: `UIListContentConfiguration.TextProperties.font`.
    public var font: Font = .system(17)
    /// The color. Default: `label`. UIKit: `UIListContentConfiguration.TextProperties.color`.
    public var color: Color = .label
    /// The alignment of the text. Default: `natural`. UIKit: `UIListContentConfiguration.TextProperties.alignment`.
    public var alignment = ListContentConfiguration.TextAlignment.natural
    /// The maximum number of lines; 0 means no limit. Range: `[0, ∞]`. Default: 0. UIKit:
    /// `UIListContentConfiguration.TextProperties.numberOfLines`.
    public var numberOfLines = 0
    /// The technique for wrapping and truncating text that does not fit. Default: `byTruncatingTail`. UIKit:
    /// `UIListContentConfiguration.TextProperties.lineBreakMode`.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The capitalization of the letters. Default: `none`. UIKit:
    /// `UIListContentConfiguration.TextProperties.transform`.
    public var transform = ListContentConfiguration.TextTransform.none

    /// Creates a record with the default values.
    public init() {}

    /// Creates a record with the default values and a color.
    init(color: Color) { self.color = color }

    /// The name of the value type in sheets.
    public static let recordName = "list-text-properties"

    /// The members, with the names of UIKit in kebab-case.
    public static let members: [RecordMember<TextProperties>] = [
      RecordMember("font", .font, \.font),
      RecordMember("color", .color, \.color),
      RecordMember("alignment", .keyword(ListContentConfiguration.TextAlignment.self), \.alignment),
      RecordMember("number-of-lines", .integer(0...), \.numberOfLines),
      RecordMember("line-break-mode", .keyword(LineBreakMode.self), \.lineBreakMode),
      RecordMember("transform", .keyword(ListContentConfiguration.TextTransform.self), \.transform),
    ]
  }
}
