import VStyleSyntax
import VStyleValues

/// The general type of a custom property's value, without regard to the properties that read it.
enum CustomPropertyNature: String {
  case color = "a color"
  case number = "a number"
  case angle = "an angle"
  case time = "a time"
  case text = "a text"

  /// Creates the nature of a value that is one color or one token; `nil` for any other value.
  init?(_ text: String) {
    if ValueKind.color.value(of: text) != nil {
      self = .color
      return
    }
    let tape = TokenTape(SourceText(text))
    let own = (0..<tape.count).filter { !tape.kind($0).isTrivia }
    guard own.count == 1 else { return nil }
    switch tape.kind(own[0]) {
    case .number, .percentage: self = .number
    case .string: self = .text
    case .dimension:
      switch tape.unit(own[0]).lowercased() {
      case "s", "ms": self = .time
      case "deg", "grad", "rad", "turn": self = .angle
      default: self = .number
      }
    default: return nil
    }
  }
}
