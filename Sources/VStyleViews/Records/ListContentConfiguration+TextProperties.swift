public import VStyle

extension ListContentConfiguration {
  /// The look of a text in a cell of a list. UIKit: `UIListContentConfiguration.TextProperties`.
  public struct TextProperties: Record {
    /// The font. Default: .system(17). UIKit: `UIListContentConfiguration.TextProperties.font`.
    public var font: Font = .system(17)
    /// The color. Default: `label`. UIKit: `UIListContentConfiguration.TextProperties.color`.
    public var color: Color = .label
    /// How the lines are aligned. Default: `natural`. UIKit: `UIListContentConfiguration.TextProperties.alignment`.
    public var alignment = ListContentConfiguration.TextAlignment.natural
    /// How many lines there may be; 0 is without limit. Range: `[0, ∞]`. Default: 0. UIKit:
    /// `UIListContentConfiguration.TextProperties.numberOfLines`.
    public var numberOfLines = 0
    /// How a text that is too long is broken or cut. Default: `byTruncatingTail`. UIKit:
    /// `UIListContentConfiguration.TextProperties.lineBreakMode`.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// How the letters are changed. Default: `none`. UIKit: `UIListContentConfiguration.TextProperties.transform`.
    public var transform = ListContentConfiguration.TextTransform.none

    /// Makes a fresh one.
    public init() {}

    /// Makes a fresh one in a color.
    init(color: Color) { self.color = color }

    /// The name of the kind.
    public static let recordName = "list-text-properties"

    /// The members, as UIKit names them.
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
