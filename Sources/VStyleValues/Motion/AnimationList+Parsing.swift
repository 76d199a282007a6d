import VStyleSyntax

extension AnimationList {
  /// The names of the longhands, in the order of the shorthand, with the one that it resets at the end.
  package static let longhands = [
    "animation-duration", "animation-timing-function", "animation-delay", "animation-iteration-count",
    "animation-direction", "animation-fill-mode", "animation-play-state", "animation-name", "animation-composition",
  ]

  /// Parses the value of `animation`: its longhands, of which those that are omitted have their initial values.
  ///
  /// - Throws: ``ValueError`` if the tokens are no animations.
  package init(shorthand parser: inout ValueParser) throws(ValueError) {
    let items = try parser.consumeList { (parser: inout ValueParser) throws(ValueError) in
      var item = SingleAnimation()
      try item.parse(&parser)
      return item.value
    }
    names = items.flatMap(\.names)
    durations = items.flatMap(\.durations)
    easings = items.flatMap(\.easings)
    delays = items.flatMap(\.delays)
    iterationCounts = items.flatMap(\.iterationCounts)
    directions = items.flatMap(\.directions)
    fillModes = items.flatMap(\.fillModes)
    playStates = items.flatMap(\.playStates)
  }

  /// Sets a longhand to the value that a parser reads.
  ///
  /// - Throws: ``ValueError`` if the tokens are no value of the longhand, or if it does not exist.
  package mutating func set(_ longhand: String, _ parser: inout ValueParser) throws(ValueError) {
    switch longhand {
    case "animation-name":
      names = try parser.consumeList { (parser: inout ValueParser) throws(ValueError) in
        try AnimationList.name(&parser)
      }
    case "animation-duration":
      durations = try parser.consumeList { (parser: inout ValueParser) throws(ValueError) in
        if parser.next() == .ident, parser.cursor.consume(ident: "auto") { return 0 }
        return try parser.consumeNumber(.time(0...))
      }
    case "animation-timing-function":
      easings = try parser.consumeList { (parser: inout ValueParser) throws(ValueError) in
        try AnimationList.easing(&parser)
      }
    case "animation-delay": delays = try parser.consumeTimes(.time)
    case "animation-iteration-count":
      iterationCounts = try parser.consumeList { (parser: inout ValueParser) throws(ValueError) in
        if parser.next() == .ident, parser.cursor.consume(ident: "infinite") { return .infinity }
        return try parser.consumeNumber(.number(0...))
      }
    case "animation-direction": directions = try parser.consumeKeywords(Direction.self)
    case "animation-fill-mode": fillModes = try parser.consumeKeywords(FillMode.self)
    case "animation-play-state": playStates = try parser.consumeKeywords(PlayState.self)
    case "animation-composition": compositions = try parser.consumeKeywords(Composition.self)
    default: throw parser.error(.valueTypeMismatch, expected: AnimationList.longhands.joined(separator: " | "))
    }
    try parser.expectEnd("`,`")
  }

  /// Parses `none`, a name, or a name in quotes.
  ///
  /// - Spec: https://www.w3.org/TR/css-animations-1/#animation-name
  fileprivate static func name(_ parser: inout ValueParser) throws(ValueError) -> String? {
    if parser.next() == .string {
      defer { parser.cursor.advance() }
      return parser.cursor.tape.string(parser.cursor.index)
    }
    guard parser.cursor.kind != .ident || !parser.cursor.consume(ident: "none") else { return nil }
    return try parser.consumeName(expected: "none | <keyframes-name>", excluding: []) { $0 }
  }

  /// Parses an easing of keyframes, which is no spring: a spring goes from one value to another, in its own time.
  fileprivate static func easing(_ parser: inout ValueParser) throws(ValueError) -> Easing {
    _ = parser.next()
    let start = parser
    let easing = try Easing(&parser)
    guard case .spring = easing else { return easing }
    throw start.error(
      .badArgument, expected: "an easing function of keyframes",
      help: "a spring is for transitions; write its curve as `linear()`")
  }
}

/// An animation of the shorthand, whose parts are in any order.
private struct SingleAnimation {
  var value = AnimationList()
  private var found: Set<String> = []

  mutating func parse(_ parser: inout ValueParser) throws(ValueError) {
    repeat { try parsePart(&parser) } while ![.comma, .endOfFile].contains(parser.next())
  }

  /// Notes that a part was found; returns whether it is the first of its sort.
  private mutating func add(_ part: String) -> Bool { found.insert(part).inserted }

  private mutating func parsePart(_ parser: inout ValueParser) throws(ValueError) {
    let kind = parser.next()
    if kind == .dimension, !found.contains("delay") { return try parseTime(&parser) }
    if kind == .function { return try parseFunction(&parser) }
    if kind == .number, add("count") {
      value.iterationCounts[0] = try parser.consumeNumber(.number(0...))
    } else if kind == .ident, parseKeyword(&parser) {
      return
    } else if kind == .ident || kind == .string, add("name") {
      value.names[0] = try AnimationList.name(&parser)
    } else {
      throw parser.error(
        .wrongArity,
        expected: "a duration, an easing function, a delay, a number of iterations, keywords and a name, each once")
    }
  }

  private mutating func parseTime(_ parser: inout ValueParser) throws(ValueError) {
    if add("duration") {
      value.durations[0] = try parser.consumeNumber(.time(0...))
    } else {
      value.delays[0] = try parser.consumeNumber(.time)
      _ = add("delay")
    }
  }

  /// Parses an easing function, or a calculation that is a time or a number.
  private mutating func parseFunction(_ parser: inout ValueParser) throws(ValueError) {
    if !found.contains("delay"), parser.isTime {
      try parseTime(&parser)
    } else if !found.contains("count"), let number = parser.trial(.number(0...)) {
      value.iterationCounts[0] = number
      _ = add("count")
    } else if add("easing") {
      value.easings[0] = try AnimationList.easing(&parser)
    } else {
      throw parser.error(.wrongArity, expected: "one easing function")
    }
  }

  /// Parses a keyword of a part that was not found yet; consumes nothing and returns `false` if it is none.
  private mutating func parseKeyword(_ parser: inout ValueParser) -> Bool {
    let start = parser
    if !found.contains("easing"), let easing = try? Easing(&parser) {
      value.easings[0] = easing
      return add("easing")
    }
    parser = start
    if !found.contains("duration"), parser.cursor.consume(ident: "auto") { return add("duration") }
    if !found.contains("count"), parser.cursor.consume(ident: "infinite") {
      value.iterationCounts[0] = .infinity
      return add("count")
    }
    if !found.contains("direction"), let keyword = parser.trialKeyword(AnimationList.Direction.self) {
      value.directions[0] = keyword
      return add("direction")
    }
    if !found.contains("fill"), let keyword = parser.trialKeyword(AnimationList.FillMode.self) {
      value.fillModes[0] = keyword
      return add("fill")
    }
    guard !found.contains("play"), let keyword = parser.trialKeyword(AnimationList.PlayState.self) else { return false }
    value.playStates[0] = keyword
    return add("play")
  }
}

extension ValueParser {
  /// Whether a time is next.
  fileprivate var isTime: Bool {
    var ahead = self
    return ahead.trial(.time) != nil
  }
}
