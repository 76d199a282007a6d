import VStyle
import VStyleValues
import VStyleViews

/// A class with twenty properties of the types that views have.
final class Card: Styleable {
  var width = 0.0
  var height = 0.0
  var opacity = 0.0
  var cornerRadius = 0.0
  var borderWidth = 0.0
  var fontSize = 0.0
  var isHidden = false
  var isEnabled = false
  var isOpaque = false
  var clips = false
  var lineCount = 0
  var alignment = TextAlignment.natural
  var background = Color.white
  var foreground = Color.white
  var tint: Color?
  var shadow: Color?
  var padding = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  var margin = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  var fontName = ""
  var placeholder: String?

  let styleStorage = StyleStorage()

  static var properties: PropertyTable { PropertyTable(bindings) }

  /// The property bindings of a card.
  static var bindings: [PropertyBinding] {
    [
      .bind(CardProperty.width, \Card.width),
      .bind(CardProperty.height, \Card.height),
      .bind(CardProperty.opacity, \Card.opacity),
      .bind(CardProperty.cornerRadius, \Card.cornerRadius),
      .bind(CardProperty.borderWidth, \Card.borderWidth),
      .bind(CardProperty.fontSize, \Card.fontSize),
      .bind(CardProperty.isHidden, \Card.isHidden),
      .bind(CardProperty.isEnabled, \Card.isEnabled),
      .bind(CardProperty.isOpaque, \Card.isOpaque),
      .bind(CardProperty.clips, \Card.clips),
      .bind(CardProperty.lineCount, \Card.lineCount),
      .bind(CardProperty.alignment, \Card.alignment),
      .bind(CardProperty.background, \Card.background),
      .bind(CardProperty.foreground, \Card.foreground),
      .bind(CardProperty.tint, \Card.tint),
      .bind(CardProperty.shadow, \Card.shadow),
      .bind(CardProperty.padding, \Card.padding),
      .bind(CardProperty.margin, \Card.margin),
      .bind(CardProperty.fontName, \Card.fontName),
      .bind(CardProperty.placeholder, \Card.placeholder),
    ]
  }

  /// Setters with key paths that the compiler cannot specialize at their use.
  static var opaqueSetters: [(Card, Any) -> Void] {
    [
      setter(\.width),
      setter(\.height),
      setter(\.opacity),
      setter(\.cornerRadius),
      setter(\.borderWidth),
      setter(\.fontSize),
      setter(\.isHidden),
      setter(\.isEnabled),
      setter(\.isOpaque),
      setter(\.clips),
      setter(\.lineCount),
      setter(\.alignment),
      setter(\.background),
      setter(\.foreground),
      setter(\.tint),
      setter(\.shadow),
      setter(\.padding),
      setter(\.margin),
      setter(\.fontName),
      setter(\.placeholder),
    ]
  }

  @inline(never)
  private static func setter<Member>(_ path: ReferenceWritableKeyPath<Card, Member>) -> (Card, Any) -> Void {
    { card, value in
      if let value = value as? Member { card[keyPath: path] = value }
    }
  }
}

/// The properties of a card, as an app declares them.
enum CardProperty {
  static let width = Property("width", .length)
  static let height = Property("height", .length)
  static let opacity = Property("opacity", .number)
  static let cornerRadius = Property("corner-radius", .length)
  static let borderWidth = Property("border-width", .length)
  static let fontSize = Property("font-size", .length)
  static let isHidden = Property("is-hidden", .bool)
  static let isEnabled = Property("is-enabled", .bool)
  static let isOpaque = Property("is-opaque", .bool)
  static let clips = Property("clips", .bool)
  static let lineCount = Property("line-count", .integer)
  static let alignment = Property("alignment", .keyword(TextAlignment.self))
  static let background = Property("background", .color)
  static let foreground = Property("foreground", .color)
  static let tint = Property("tint", .color)
  static let shadow = Property("shadow", .color)
  static let padding = Property("padding", .insets)
  static let margin = Property("margin", .insets)
  static let fontName = Property("font-name", .string)
  static let placeholder = Property("placeholder", .string)
}

/// A value for each property of a card.
struct Look {
  let width: Double
  let height: Double
  let opacity: Double
  let cornerRadius: Double
  let borderWidth: Double
  let fontSize: Double
  let isHidden: Bool
  let isEnabled: Bool
  let isOpaque: Bool
  let clips: Bool
  let lineCount: Int
  let alignment: TextAlignment
  let background: Color
  let foreground: Color
  let tint: Color?
  let shadow: Color?
  let padding: EdgeInsets
  let margin: EdgeInsets
  let fontName: String
  let placeholder: String?

  /// Creates one of two sets of values that differ in every property.
  init(_ number: Int) {
    let isFirst = number == 0
    width = isFirst ? 10.5 : 20.25
    height = isFirst ? 11.5 : 21.25
    opacity = isFirst ? 0.5 : 0.75
    cornerRadius = isFirst ? 3 : 4
    borderWidth = isFirst ? 1 : 2
    fontSize = isFirst ? 13 : 17
    isHidden = isFirst ? false : true
    isEnabled = isFirst ? true : false
    isOpaque = isFirst ? true : false
    clips = isFirst ? false : true
    lineCount = isFirst ? 1 : 2
    alignment = isFirst ? .left : .right
    background = isFirst ? .white : .CSS.lightGray
    foreground = isFirst ? .CSS.lightGray : .white
    tint = isFirst ? .white : .CSS.lightGray
    shadow = isFirst ? nil : .white
    padding =
      isFirst ? EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) : EdgeInsets(top: 4, left: 3, bottom: 2, right: 1)
    margin =
      isFirst ? EdgeInsets(top: 5, left: 6, bottom: 7, right: 8) : EdgeInsets(top: 8, left: 7, bottom: 6, right: 5)
    fontName = isFirst ? "Helvetica Neue Condensed" : "Source Sans Variable"
    placeholder = isFirst ? "Search documents here" : "Type to filter the list"
  }

  /// Sets every property by assignment.
  @inline(never)
  func assign(to card: Card) {
    card.width = width
    card.height = height
    card.opacity = opacity
    card.cornerRadius = cornerRadius
    card.borderWidth = borderWidth
    card.fontSize = fontSize
    card.isHidden = isHidden
    card.isEnabled = isEnabled
    card.isOpaque = isOpaque
    card.clips = clips
    card.lineCount = lineCount
    card.alignment = alignment
    card.background = background
    card.foreground = foreground
    card.tint = tint
    card.shadow = shadow
    card.padding = padding
    card.margin = margin
    card.fontName = fontName
    card.placeholder = placeholder
  }

  /// The values by their properties, as in an app.
  var batch: [Property: Any] {
    Dictionary(zip(Card.bindings.map(\.property), erased)) { first, _ in first }
  }

  /// The values by their properties, as a literal.
  @inline(never)
  var literal: [Property: Any] {
    [
      CardProperty.width: width,
      CardProperty.height: height,
      CardProperty.opacity: opacity,
      CardProperty.cornerRadius: cornerRadius,
      CardProperty.borderWidth: borderWidth,
      CardProperty.fontSize: fontSize,
      CardProperty.isHidden: isHidden,
      CardProperty.isEnabled: isEnabled,
      CardProperty.isOpaque: isOpaque,
      CardProperty.clips: clips,
      CardProperty.lineCount: lineCount,
      CardProperty.alignment: alignment,
      CardProperty.background: background,
      CardProperty.foreground: foreground,
      CardProperty.tint: tint as Any,
      CardProperty.shadow: shadow as Any,
      CardProperty.padding: padding,
      CardProperty.margin: margin,
      CardProperty.fontName: fontName,
      CardProperty.placeholder: placeholder as Any,
    ]
  }

  /// The type-erased values, in the order of the properties.
  var erased: [Any] {
    [
      width, height, opacity, cornerRadius, borderWidth, fontSize, isHidden, isEnabled, isOpaque,
      clips, lineCount, alignment, background, foreground, tint as Any, shadow as Any,
      padding, margin, fontName, placeholder as Any,
    ]
  }
}
