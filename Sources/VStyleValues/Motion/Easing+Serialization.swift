import VStyleSyntax

extension Easing {
  /// The canonical text, which parses as an equal easing. A curve that has a keyword is written as the keyword. The
  /// inputs of `linear()` are percentages, so that they can differ in the last of their 16 digits.
  ///
  /// - Spec: https://www.w3.org/TR/css-easing-2/#serialization
  package var text: String {
    switch self {
    case .identity: "linear"
    case .cubicBezier(let curve): curve.text
    case .steps(let steps): steps.text
    case .points(let line): line.text
    case .spring(let spring): spring.text
    }
  }
}

extension CubicBezier {
  fileprivate var text: String {
    switch self {
    case .ease: "ease"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    default:
      "cubic-bezier(\([first.x, first.y, second.x, second.y].map(CSSSerialization.serialize(number:)).joined(separator: ", ")))"
    }
  }
}

extension StepEasing {
  fileprivate var text: String {
    let isDefault = jump == .jumpEnd || jump == .end
    return isDefault ? "steps(\(count))" : "steps(\(count), \(jump.keyword))"
  }
}

extension PointEasing {
  fileprivate var text: String {
    let stops = points.map { point in
      "\(CSSSerialization.serialize(number: point.output)) \(PointEasing.percentage(point.input))"
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }

  /// A share as a percentage, with few digits if they are enough.
  private static func percentage(_ share: Double) -> String {
    let percent = share * 100
    let rounded = (percent * 1e10).rounded() / 1e10
    return CSSSerialization.serialize(number: rounded / 100 == share ? rounded : percent) + "%"
  }
}

extension Spring {
  fileprivate var text: String {
    let seconds = CSSSerialization.serialize(number: duration) + "s"
    return bounce == 0 ? "spring(\(seconds))" : "spring(\(seconds) \(CSSSerialization.serialize(number: bounce)))"
  }
}
