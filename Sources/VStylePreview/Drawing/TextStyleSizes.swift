import VStyleValues

/// The sizes of the text styles in each content size category, in points.
///
/// - Source: Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes".
enum TextStyleSizes {
  /// Returns the size of a text style. An unknown category counts as the default one, `large`.
  static func size(of style: Font.TextStyle, in category: String) -> Double {
    guard let column = styles.firstIndex(of: style), let row = rows[category] else { return style.defaultSize }
    return row[column]
  }

  /// The text styles, in the order of the columns.
  private static let styles: [Font.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1, .caption2,
  ]

  private static let rows: [String: [Double]] = [
    "extra-small": [31, 25, 19, 17, 14, 12, 14, 13, 12, 11, 11],
    "small": [32, 26, 20, 18, 15, 13, 15, 14, 12, 11, 11],
    "medium": [33, 27, 21, 19, 16, 14, 16, 15, 12, 11, 11],
    "large": [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11],
    "extra-large": [36, 30, 24, 22, 19, 17, 19, 18, 15, 14, 13],
    "extra-extra-large": [38, 32, 26, 24, 21, 19, 21, 20, 17, 16, 15],
    "extra-extra-extra-large": [40, 34, 28, 26, 23, 21, 23, 22, 19, 18, 17],
    "accessibility-medium": [44, 38, 34, 31, 28, 25, 28, 26, 23, 22, 20],
    "accessibility-large": [48, 43, 39, 37, 33, 30, 33, 32, 27, 26, 24],
    "accessibility-extra-large": [52, 48, 44, 43, 40, 36, 40, 38, 33, 32, 29],
    "accessibility-extra-extra-large": [56, 53, 50, 49, 47, 42, 47, 44, 38, 37, 34],
    "accessibility-extra-extra-extra-large": [60, 58, 56, 55, 53, 49, 53, 51, 44, 43, 40],
  ]
}
