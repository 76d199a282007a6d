import VStyleSyntax

extension TransitionList {
  /// The names of the longhands, in the order of the shorthand.
  package static let longhands = [
    "transition-property", "transition-duration", "transition-timing-function", "transition-delay",
    "transition-behavior",
  ]

  /// Parses the value of `transition`: its longhands, of which those that are omitted have their initial values.
  ///
  /// - Throws: ``ValueError`` if the tokens are no transitions.
  package init(shorthand parser: inout ValueParser) throws(ValueError) {
    var items: [TransitionList] = []
    var hasNone = false
    repeat {
      _ = parser.next()
      let start = parser
      var item = SingleTransition()
      try item.parse(&parser)
      guard items.isEmpty || !hasNone && !item.isNone else {
        throw start.error(.badArgument, expected: "`none` alone, or a list of transitions")
      }
      hasNone = item.isNone
      items.append(item.value)
    } while parser.consumeListComma()
    targets = hasNone ? [] : items.flatMap(\.targets)
    durations = items.flatMap(\.durations)
    easings = items.flatMap(\.easings)
    delays = items.flatMap(\.delays)
    behaviors = items.flatMap(\.behaviors)
  }

  /// Sets a longhand to the value that a parser reads.
  ///
  /// - Throws: ``ValueError`` if the tokens are no value of the longhand, or if it does not exist.
  package mutating func set(_ longhand: String, _ parser: inout ValueParser) throws(ValueError) {
    switch longhand {
    case "transition-property":
      if parser.next() == .ident, parser.cursor.consume(ident: "none") {
        targets = []
      } else {
        targets = try parser.consumeList { (parser: inout ValueParser) throws(ValueError) in try Target(&parser) }
      }
    case "transition-duration": durations = try parser.consumeTimes(.time(0...))
    case "transition-timing-function":
      easings = try parser.consumeList { (parser: inout ValueParser) throws(ValueError) in try Easing(&parser) }
    case "transition-delay": delays = try parser.consumeTimes(.time)
    case "transition-behavior": behaviors = try parser.consumeKeywords(Behavior.self)
    default: throw parser.error(.valueTypeMismatch, expected: TransitionList.longhands.joined(separator: " | "))
    }
    try parser.expectEnd("`,`")
  }
}

extension TransitionList.Target {
  fileprivate init(_ parser: inout ValueParser) throws(ValueError) {
    self = try parser.consumeName(expected: "all | <property>", excluding: ["none"]) { name in
      NameStyle.lowercased(name) == "all" ? .all : .property(name)
    }
  }
}

/// A transition of the shorthand, whose parts are in any order.
private struct SingleTransition {
  var value = TransitionList()
  var isNone = false
  private var times = 0
  private var hasTarget = false
  private var hasEasing = false
  private var hasBehavior = false

  mutating func parse(_ parser: inout ValueParser) throws(ValueError) {
    repeat { try parsePart(&parser) } while ![.comma, .endOfFile].contains(parser.next())
  }

  private mutating func parsePart(_ parser: inout ValueParser) throws(ValueError) {
    let kind = parser.next()
    if kind == .dimension || kind == .function, times < 2,
      let time = parser.trial(times == 0 ? .time(0...) : .time)
    {
      if times == 0 { value.durations[0] = time } else { value.delays[0] = time }
      times += 1
    } else if !hasEasing, let easing = try? parser.attempt({ (parser) throws(ValueError) in try Easing(&parser) }) {
      (value.easings[0], hasEasing) = (easing, true)
    } else if !hasBehavior, let behavior = parser.trialKeyword(TransitionList.Behavior.self) {
      (value.behaviors[0], hasBehavior) = (behavior, true)
    } else if !hasTarget, kind == .ident {
      hasTarget = true
      isNone = parser.cursor.consume(ident: "none")
      if !isNone { value.targets[0] = try TransitionList.Target(&parser) }
    } else {
      try refuse(&parser)
    }
  }

  /// Throws the error of the part that was probably meant.
  private func refuse(_ parser: inout ValueParser) throws(ValueError) {
    switch parser.next() {
    case .dimension where times < 2, .number where times < 2:
      _ = try parser.consumeNumber(times == 0 ? .time(0...) : .time)
    case .function where !hasEasing: _ = try Easing(&parser)
    default: break
    }
    throw parser.error(
      .wrongArity, expected: "a property, a duration, an easing function, a delay and a behavior, each once")
  }
}
