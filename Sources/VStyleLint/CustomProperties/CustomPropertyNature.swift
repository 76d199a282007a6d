import VStyleSyntax
import VStyleValues

/// What the value of a custom property is, as far as that is known without knowing what it is for.
enum CustomPropertyNature: String {
  case color = "a color"
  case number = "a number"
  case angle = "an angle"
  case time = "a time"
  case text = "a text"

  /// The nature of a value of one part; `nil` for anything else.
  init?(_ text: String) {
    if (try? ValueKind.color.parse(text)) != nil {
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

/// The natures of values, each found out once.
struct CustomPropertyNatures {
  private var known: [String: CustomPropertyNature?] = [:]

  /// See ``CustomPropertyNature/init(_:)``.
  mutating func nature(of text: String) -> CustomPropertyNature? {
    if let known = known[text] { return known }
    let nature = CustomPropertyNature(text)
    known[text] = .some(nature)
    return nature
  }
}
