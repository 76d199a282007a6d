import VStyleSyntax

extension TransitionList: MotionList {
  package static let name = "transition"

  package static let longhands = [
    "transition-property", "transition-duration", "transition-timing-function", "transition-delay",
    "transition-behavior",
  ]

  package static let parts = Array(longhands.dropFirst()) + [longhands[0]]

  package mutating func append(
    _ longhand: String, _ parser: inout ValueParser, isFirst: Bool
  ) throws(ValueError) {
    switch longhand {
    case "transition-property": targets.add(try Target(&parser), isFirst: isFirst)
    case "transition-duration": durations.add(try parser.consumeNumber(.time(0...)), isFirst: isFirst)
    case "transition-timing-function": easings.add(try Easing(&parser), isFirst: isFirst)
    case "transition-delay": delays.add(try parser.consumeNumber(.time), isFirst: isFirst)
    default: behaviors.add(try parser.consumeKeyword(), isFirst: isFirst)
    }
  }

  package mutating func fill(_ count: Int) {
    targets.fill(count, .all)
    durations.fill(count, 0)
    easings.fill(count, .ease)
    delays.fill(count, 0)
    behaviors.fill(count, .normal)
  }

  package mutating func finish(_ start: ValueParser) throws(ValueError) {
    guard targets.contains(.none) else { return }
    guard targets.count == 1 else {
      throw start.error(.badArgument, expected: "`none` alone, or a list of transitions")
    }
    targets = []
  }
}

extension TransitionList.Target {
  /// `none`, which no property is named. It is alone, and then the list is empty.
  fileprivate static let none = TransitionList.Target.property("none")

  fileprivate init(_ parser: inout ValueParser) throws(ValueError) {
    self = try parser.consumeName(expected: "none | all | <property>", excluding: []) { name in
      switch NameStyle.lowercased(name) {
      case "all": .all
      case "none": .none
      default: .property(name)
      }
    }
  }
}
