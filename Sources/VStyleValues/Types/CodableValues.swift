import VStyleSyntax

extension Size: TextCodable {
  /// `<size>`.
  public static var textKind: ValueKind { .size }
}

extension Point: TextCodable {
  /// `<point>`.
  public static var textKind: ValueKind { .point }
}

extension Rect: TextCodable {
  /// `<rect>`.
  public static var textKind: ValueKind { .rect }
}

extension EdgeInsets: TextCodable {
  /// `<insets>`.
  public static var textKind: ValueKind { .insets }
}

extension Offset: TextCodable {
  /// `<offset>`.
  public static var textKind: ValueKind { .offset }
}

extension DirectionalEdgeInsets: TextCodable {
  /// `<directional-insets>`.
  public static var textKind: ValueKind { .directionalInsets }
}

extension Font: TextCodable {
  /// `<font>`.
  public static var textKind: ValueKind { .font }
}

extension Image: TextCodable {
  /// `<image>`.
  public static var textKind: ValueKind { .image }
}

extension Color: TextCodable {
  /// `<color>`.
  public static var textKind: ValueKind { .color }

  /// The color as CSS serializes it, with all digits of its opacity.
  public var encodedText: String {
    guard case .components(let components) = storage else { return description }
    return components.exactText
  }

  /// Parses a color without rounding its components, unlike `rgb()` in a sheet.
  public static func read(_ text: String) throws(ValueError) -> Color? {
    try SpecifiedColor(TokenCursor(TokenTape(SourceText(text)))).exact
  }
}

/// A theme style is encoded as its name.
extension ThemeStyle: Codable {}
