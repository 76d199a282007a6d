import VStyleSyntax

extension Easing {
  /// The easings that are a keyword.
  private static let keywords: [(name: String, easing: Easing)] = [
    ("linear", .identity), ("ease", .ease), ("ease-in", .cubicBezier(.easeIn)), ("ease-out", .cubicBezier(.easeOut)),
    ("ease-in-out", .cubicBezier(.easeInOut)), ("step-start", .steps(StepEasing(1, .start))),
    ("step-end", .steps(StepEasing(1, .end))),
  ]

  private static let functions = ["cubic-bezier", "linear", "spring", "steps"]

  private static let grammar = "linear | ease | ease-in | ease-out | ease-in-out | cubic-bezier() | steps() | spring()"

  /// Parses an easing function and leaves the parser after it.
  ///
  /// Arguments can be calculations. Those with units such as `em` are computed for the default font size.
  ///
  /// - Throws: ``ValueError`` if the tokens are no easing function.
  package init(_ parser: inout ValueParser) throws(ValueError) {
    switch parser.next() {
    case .ident:
      let name = NameStyle.lowercased(parser.cursor.name)
      guard let keyword = Easing.keywords.first(where: { $0.name == name }) else {
        throw parser.unknownKeyword(expected: Easing.grammar, among: Easing.keywords.map(\.name))
      }
      parser.cursor.advance()
      self = keyword.easing
    case .function:
      let name = NameStyle.lowercased(parser.cursor.name)
      guard Easing.functions.contains(name) else {
        throw parser.unknownFunction(expected: Easing.grammar, among: Easing.functions)
      }
      var inside = ValueParser(parser.cursor.enterBlock())
      switch name {
      case "cubic-bezier": self = .cubicBezier(try CubicBezier(arguments: &inside))
      case "linear": self = .points(try PointEasing(arguments: &inside))
      case "spring": self = .spring(try Spring(arguments: &inside))
      default: self = .steps(try StepEasing(arguments: &inside))
      }
      try inside.expectEnd("`)`")
    default: throw parser.error(.valueTypeMismatch, expected: Easing.grammar)
    }
  }
}

extension CubicBezier {
  fileprivate init(arguments parser: inout ValueParser) throws(ValueError) {
    var numbers: [Double] = []
    for index in 0..<4 {
      if index > 0 { try parser.consumeComma(expected: "4 numbers with commas between them") }
      numbers.append(try parser.consumeNumber(index % 2 == 0 ? .number(0...1) : .number))
    }
    self.init(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }
}

extension StepEasing {
  fileprivate init(arguments parser: inout ValueParser) throws(ValueError) {
    _ = parser.next()
    let start = parser
    let count = try ValueKind.integer(1...).parse(&parser).resolved(in: ValueContext())[as: Int.self] ?? 1
    guard !parser.isAtEnd else {
      self.init(count)
      return
    }
    try parser.consumeComma(expected: "`,` or `)`")
    let value = try ValueKind.keyword(Jump.self).parse(&parser)
    let jump = value[as: Jump.self] ?? .jumpEnd
    guard jump != .jumpNone || count > 1 else {
      throw start.error(
        .numberOutOfRange, expected: "<integer [2,∞]> with `jump-none`", help: "one step has no jump inside it")
    }
    self.init(count, jump)
  }
}

extension PointEasing {
  fileprivate init(arguments parser: inout ValueParser) throws(ValueError) {
    var stops: [Stop] = []
    repeat {
      stops.append(try PointEasing.stop(&parser))
      _ = parser.next()
    } while parser.cursor.consume(.comma)
    guard let easing = PointEasing(stops) else {
      throw parser.error(.wrongArity, expected: "`,` and another stop, as `linear()` has at least two")
    }
    self = easing
  }

  /// Parses a number with up to two percentages before or after it.
  private static func stop(_ parser: inout ValueParser) throws(ValueError) -> Stop {
    var output: Double?
    var inputs: [Double] = []
    // The percentages are together.
    var isOpen = true
    repeat {
      let start = parser
      if let number = parser.trial(.number) {
        guard output == nil else { throw start.error(.wrongArity, expected: "`,` or a percentage") }
        output = number
        isOpen = inputs.isEmpty
      } else {
        let share = try parser.consumeNumber(.numberOrPercentage)
        guard isOpen, inputs.count < 2 else { throw start.error(.wrongArity, expected: "`,` or `)`") }
        inputs.append(share)
      }
    } while ![.comma, .endOfFile].contains(parser.next())
    guard let output else { throw parser.error(.badArgument, expected: "a number beside the percentages") }
    return Stop(output, at: inputs)
  }
}

extension Spring {
  fileprivate init(arguments parser: inout ValueParser) throws(ValueError) {
    var duration = 0.5
    // A number without a unit is the bounce, even 0. So is a calculation that is a number.
    let kind = parser.next()
    if kind == .dimension {
      duration = try parser.consumeNumber(.time(0...))
    } else if kind == .function, let time = parser.trial(.time(0...)) {
      duration = time
    }
    guard !parser.isAtEnd else {
      self.init(duration: duration)
      return
    }
    _ = parser.next()
    let start = parser
    let bounce = try parser.consumeNumber(.number)
    guard abs(bounce) < 1 else {
      throw start.error(.numberOutOfRange, expected: "a bounce between -1 and 1, both excluded")
    }
    self.init(duration: duration, bounce: bounce)
  }
}

extension ValueParser {
  /// Parses a number of a value type whose payload is a `Double`.
  mutating func consumeNumber(_ kind: ValueKind) throws(ValueError) -> Double {
    try kind.parse(&self).resolved(in: ValueContext())[as: Double.self] ?? 0
  }

  /// Parses a number as ``consumeNumber(_:)``; consumes nothing and returns `nil` if there is none.
  mutating func trial(_ kind: ValueKind) -> Double? {
    try? attempt { (parser: inout ValueParser) throws(ValueError) in try parser.consumeNumber(kind) }
  }

  fileprivate mutating func consumeComma(expected: String) throws(ValueError) {
    _ = next()
    guard cursor.consume(.comma) else { throw error(.wrongArity, expected: expected) }
  }
}
