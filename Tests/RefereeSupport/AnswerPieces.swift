/// The numbers of an answer and the text between them.
struct AnswerPieces {
  private(set) var pieces: [AnswerPiece] = []
  /// The open functions, the innermost last.
  private var functions: [Function] = []
  private var text = ""

  private struct Function {
    let name: String
    var component = 0
    var isAlpha = false
  }

  /// The ranges of the components of colors; `nil` stands for a hue.
  private static let ranges: [String: [Double?]] = [
    "rgb": [255, 255, 255], "rgba": [255, 255, 255], "lab": [100, 125, 125], "lch": [100, 150, nil],
    "oklab": [1, 0.4, 0.4], "oklch": [1, 0.4, nil], "color": [1, 1, 1],
  ]

  init(_ answer: String) {
    var rest = AnswerPieces.withoutComments(answer).lowercased()[...]
    var previous: Character = " "
    while let character = rest.first {
      if let (number, length) = AnswerPieces.number(rest, after: previous) {
        previous = "0"
        rest = rest.dropFirst(length)
        add(number)
        continue
      }
      read(character, rest)
      previous = character
      rest = rest.dropFirst()
    }
    finishText()
  }

  private mutating func read(_ character: Character, _ rest: Substring) {
    switch character {
    case "(":
      let name = text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      functions.append(Function(name: String(name.reversed())))
    case ")": _ = functions.popLast()
    case "/": update { $0.isAlpha = true }
    case "n" where rest.hasPrefix("none"): update { $0.component += 1 }
    default: break
    }
    // White space between words and numbers separates them; of several characters one is enough.
    if !character.isWhitespace { text.append(character) } else if text.last.map({ $0 != " " }) ?? true { text += " " }
  }

  private mutating func update(_ change: (inout Function) -> Void) {
    if !functions.isEmpty { change(&functions[functions.count - 1]) }
  }

  private mutating func finishText() {
    let trimmed = text.split(separator: " ").joined(separator: " ")
    if !trimmed.isEmpty { pieces.append(.text(trimmed)) }
    text = ""
  }

  private mutating func add(_ number: Double) {
    finishText()
    pieces.append(.number(number, role))
    update { $0.component += 1 }
  }

  /// What the next number is.
  private var role: AnswerPiece.Role {
    guard let function = functions.last, let ranges = AnswerPieces.ranges[function.name] else { return .plain }
    if function.isAlpha || function.component > 2 { return .alpha }
    guard let range = ranges[function.component] else { return .hue }
    return range == 255 ? .byte : .component(range)
  }

  /// Returns the number at the start of a text and its length; `nil` if there is none, or if it is part of a name.
  private static func number(_ text: Substring, after previous: Character) -> (Double, Int)? {
    guard let first = text.first, first.isNumber || "+-.".contains(first), !previous.isLetter, !previous.isNumber,
      !"-_#".contains(previous),
      let match = text.prefixMatch(of: /[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:e[+-]?[0-9]+)?/),
      let number = Double(match.output)
    else { return nil }
    return (number, match.output.count)
  }

  private static func withoutComments(_ text: String) -> String {
    text.contains("/*") ? text.replacing(/\/\*.*?\*\//, with: "") : text
  }
}
