import VStyleValues

/// A value of one member of a `BenchView`, for loops that write values without an engine.
enum BenchValue: Hashable {
  case color(Color)
  case backgroundColor(Color?)
  case borderColor(Color?)
  case outlineColor(Color?)
  case padding(EdgeInsets)
  case margin(EdgeInsets)
  case minWidth(Double)
  case minHeight(Double)
  case borderWidth(Double)
  case borderRadius(Double)
  case outlineWidth(Double)
  case fontSize(Double)
  case fontWeight(Double)
  case letterSpacing(Double)
  case opacity(Double)

  /// Returns the values of all members of a view, in the order of its property table.
  static func all(of view: BenchView) -> [BenchValue] {
    [
      .color(view.color), .backgroundColor(view.backgroundColor), .borderColor(view.borderColor),
      .outlineColor(view.outlineColor), .padding(view.padding), .margin(view.margin), .minWidth(view.minWidth),
      .minHeight(view.minHeight), .borderWidth(view.borderWidth), .borderRadius(view.borderRadius),
      .outlineWidth(view.outlineWidth), .fontSize(view.fontSize), .fontWeight(view.fontWeight),
      .letterSpacing(view.letterSpacing), .opacity(view.opacity),
    ]
  }

  /// Sets the member of a view.
  @inline(__always)
  func assign(to view: BenchView) {
    switch self {
    case .color(let value): view.color = value
    case .backgroundColor(let value): view.backgroundColor = value
    case .borderColor(let value): view.borderColor = value
    case .outlineColor(let value): view.outlineColor = value
    case .padding(let value): view.padding = value
    case .margin(let value): view.margin = value
    case .minWidth(let value): view.minWidth = value
    case .minHeight(let value): view.minHeight = value
    case .borderWidth(let value): view.borderWidth = value
    case .borderRadius(let value): view.borderRadius = value
    case .outlineWidth(let value): view.outlineWidth = value
    case .fontSize(let value): view.fontSize = value
    case .fontWeight(let value): view.fontWeight = value
    case .letterSpacing(let value): view.letterSpacing = value
    case .opacity(let value): view.opacity = value
    }
  }
}
