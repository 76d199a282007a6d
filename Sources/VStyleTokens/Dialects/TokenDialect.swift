/// A form of token files that programs write, apart from the format of the Design Tokens Community Group.
package enum TokenDialect: String, CaseIterable, Sendable {
  /// The format itself, edition 2025.10.
  case dtcg
  /// The drafts of the format, in which colors, lengths and times are texts.
  case draft = "dtcg-draft"
  /// The files of Style Dictionary, with `value`, `type` and `comment`.
  case styleDictionary = "style-dictionary"
  /// The files of Tokens Studio, with sets and `$themes`.
  case tokensStudio = "tokens-studio"
  /// The variables of Figma, with modes.
  case figma
}

/// What each form has.
extension TokenDialect {
  /// Whether the names of members can lack the `$` of the format, as in `value`.
  var hasPlainMembers: Bool { self == .styleDictionary || self == .tokensStudio }

  /// Whether a number without a unit is a length in points.
  var hasUnitlessLengths: Bool { self == .tokensStudio || self == .figma }

  /// The member of `$extensions` for the members that the format does not have.
  var extensionName: String {
    switch self {
    case .styleDictionary: "style-dictionary"
    case .tokensStudio: "studio.tokens"
    case .dtcg, .draft, .figma: "com.figma"
    }
  }

  /// The type of the format for the name of a type; the name itself if there is none.
  func type(named name: String) -> String {
    guard TokenType(rawValue: name) == nil else { return name }
    return TokenDialect.types[name]?.rawValue ?? name
  }

  /// Names of types that the format calls otherwise.
  private static let types: [String: TokenType] = [
    "borderRadius": .dimension, "borderWidth": .dimension, "sizing": .dimension, "size": .dimension,
    "spacing": .dimension, "space": .dimension, "fontSizes": .dimension, "fontSize": .dimension,
    "paragraphSpacing": .dimension, "paragraphIndent": .dimension, "letterSpacing": .dimension, "float": .number,
    "fontFamilies": .fontFamily, "fontWeights": .fontWeight, "lineHeights": .number, "lineHeight": .number,
    "opacity": .number, "boxShadow": .shadow, "time": .duration, "easing": .cubicBezier,
  ]

  /// The name of a member of a composite value in the format.
  static func member(named name: String) -> String { members[name] ?? name }

  private static let members = [
    "x": "offsetX", "y": "offsetY", "blurRadius": "blur", "radius": "blur", "spreadRadius": "spread",
    "fontFamilies": "fontFamily", "fontSizes": "fontSize", "fontWeights": "fontWeight", "lineHeights": "lineHeight",
  ]
}
