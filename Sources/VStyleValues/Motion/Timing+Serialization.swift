import VStyleSyntax

extension TransitionList {
  /// The canonical text of a longhand; `nil` if it does not exist. It sets the longhand to an equal value.
  package func text(of longhand: String) -> String? {
    switch longhand {
    case "transition-property": targets.isEmpty ? "none" : targets.map(\.text).joined(separator: ", ")
    case "transition-duration": durations.map(secondsText).joined(separator: ", ")
    case "transition-timing-function": easings.map(\.text).joined(separator: ", ")
    case "transition-delay": delays.map(secondsText).joined(separator: ", ")
    case "transition-behavior": behaviors.map(\.keyword).joined(separator: ", ")
    default: nil
    }
  }
}

extension TransitionList.Target {
  fileprivate var text: String {
    switch self {
    case .all: "all"
    case .property(let name): CSSSerialization.serialize(identifier: name)
    }
  }
}

extension AnimationList {
  /// The canonical text of a longhand; `nil` if it does not exist. It sets the longhand to an equal value.
  package func text(of longhand: String) -> String? {
    switch longhand {
    case "animation-name": names.map(AnimationList.text(name:)).joined(separator: ", ")
    case "animation-duration": durations.map(secondsText).joined(separator: ", ")
    case "animation-timing-function": easings.map(\.text).joined(separator: ", ")
    case "animation-delay": delays.map(secondsText).joined(separator: ", ")
    case "animation-iteration-count": iterationCounts.map(AnimationList.text(count:)).joined(separator: ", ")
    case "animation-direction": directions.map(\.keyword).joined(separator: ", ")
    case "animation-fill-mode": fillModes.map(\.keyword).joined(separator: ", ")
    case "animation-play-state": playStates.map(\.keyword).joined(separator: ", ")
    case "animation-composition": compositions.map(\.keyword).joined(separator: ", ")
    default: nil
    }
  }

  /// A name that is also a keyword of all properties, or `none`, is in quotes.
  private static func text(name: String?) -> String {
    guard let name else { return "none" }
    let isKeyword = ValueParser.wideKeywords.union(["none", ""]).contains(NameStyle.lowercased(name))
    return isKeyword ? CSSSerialization.serialize(string: name) : CSSSerialization.serialize(identifier: name)
  }

  private static func text(count: Double) -> String {
    count == .infinity ? "infinite" : CSSSerialization.serialize(number: count)
  }
}

/// A time in seconds.
private func secondsText(_ seconds: Double) -> String { CSSSerialization.serialize(number: seconds) + "s" }
