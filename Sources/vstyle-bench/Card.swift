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
      .bind(Property("width", .length), \Card.width),
      .bind(Property("height", .length), \Card.height),
      .bind(Property("opacity", .number), \Card.opacity),
      .bind(Property("corner-radius", .length), \Card.cornerRadius),
      .bind(Property("border-width", .length), \Card.borderWidth),
      .bind(Property("font-size", .length), \Card.fontSize),
      .bind(Property("is-hidden", .bool), \Card.isHidden),
      .bind(Property("is-enabled", .bool), \Card.isEnabled),
      .bind(Property("is-opaque", .bool), \Card.isOpaque),
      .bind(Property("clips", .bool), \Card.clips),
      .bind(Property("line-count", .integer), \Card.lineCount),
      .bind(Property("alignment", .keyword(TextAlignment.self)), \Card.alignment),
      .bind(Property("background", .color), \Card.background),
      .bind(Property("foreground", .color), \Card.foreground),
      .bind(Property("tint", .color), \Card.tint),
      .bind(Property("shadow", .color), \Card.shadow),
      .bind(Property("padding", .insets), \Card.padding),
      .bind(Property("margin", .insets), \Card.margin),
      .bind(Property("font-name", .string), \Card.fontName),
      .bind(Property("placeholder", .string), \Card.placeholder),
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

  /// The type-erased values, in the order of the properties.
  var erased: [Any] {
    [
      width, height, opacity, cornerRadius, borderWidth, fontSize, isHidden, isEnabled, isOpaque,
      clips, lineCount, alignment, background, foreground, tint as Any, shadow as Any,
      padding, margin, fontName, placeholder as Any,
    ]
  }
}
