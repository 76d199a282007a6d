import VStyleSyntax

extension AnimationList: MotionList {
  package static let name = "animation"

  /// The names of the longhands, in the order of the shorthand, with the one that it resets at the end.
  package static let longhands = [
    "animation-duration", "animation-timing-function", "animation-delay", "animation-iteration-count",
    "animation-direction", "animation-fill-mode", "animation-play-state", "animation-name", "animation-composition",
  ]

  package static let parts = Array(longhands.dropLast())

  package mutating func append(
    _ longhand: String, _ parser: inout ValueParser, isFirst: Bool
  ) throws(ValueError) {
    switch longhand {
    case "animation-duration":
      durations.add(try parser.consumeNumber(.time(0...), or: "auto", 0), isFirst: isFirst)
    case "animation-timing-function": easings.add(try AnimationList.easing(&parser), isFirst: isFirst)
    case "animation-delay": delays.add(try parser.consumeNumber(.time), isFirst: isFirst)
    case "animation-iteration-count":
      iterationCounts.add(try parser.consumeNumber(.number(0...), or: "infinite", .infinity), isFirst: isFirst)
    case "animation-direction": directions.add(try parser.consumeKeyword(), isFirst: isFirst)
    case "animation-fill-mode": fillModes.add(try parser.consumeKeyword(), isFirst: isFirst)
    case "animation-play-state": playStates.add(try parser.consumeKeyword(), isFirst: isFirst)
    case "animation-name": names.add(try AnimationList.name(&parser), isFirst: isFirst)
    default: compositions.add(try parser.consumeKeyword(), isFirst: isFirst)
    }
  }

  package mutating func fill(_ count: Int) {
    durations.fill(count, 0)
    easings.fill(count, .ease)
    delays.fill(count, 0)
    iterationCounts.fill(count, 1)
    directions.fill(count, .normal)
    fillModes.fill(count, .none)
    playStates.fill(count, .running)
    names.fill(count, nil)
  }

  /// Parses `none`, a name, or a name in quotes.
  ///
  /// - Spec: https://www.w3.org/TR/css-animations-1/#animation-name
  private static func name(_ parser: inout ValueParser) throws(ValueError) -> String? {
    if parser.next() == .string {
      defer { parser.cursor.advance() }
      return parser.cursor.tape.string(parser.cursor.index)
    }
    guard parser.cursor.kind != .ident || !parser.cursor.consume(ident: "none") else { return nil }
    return try parser.consumeName(expected: "none | <keyframes-name>", excluding: []) { $0 }
  }

  /// Parses an easing of keyframes, which is no spring: a spring goes from one value to another, in its own time.
  private static func easing(_ parser: inout ValueParser) throws(ValueError) -> Easing {
    _ = parser.next()
    let start = parser
    let easing = try Easing(&parser)
    guard case .spring = easing else { return easing }
    throw start.error(
      .badArgument, expected: "an easing function of keyframes",
      help: "a spring is for transitions; write its curve as `linear()`")
  }
}
