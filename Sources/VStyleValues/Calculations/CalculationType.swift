/// The type of a calculation: the power of each dimension in it.
///
/// - Spec: https://www.w3.org/TR/css-values-4/#determine-the-type-of-a-calculation
struct CalculationType: Hashable, Sendable {
  private var powers: [Dimension: Int] = [:]

  static let number = CalculationType()
  static let length = CalculationType(.length)
  static let angle = CalculationType(.angle)
  static let percentage = CalculationType(.percentage)

  private init() {}

  init(_ dimension: Dimension?) {
    if let dimension { powers[dimension] = 1 }
  }

  /// The one dimension of the type; `.some(nil)` for a number, `.none` for a product such as a square length.
  var base: Dimension?? {
    switch powers.count {
    case 0: .some(nil)
    case 1: powers.first.flatMap { $0.value == 1 ? .some($0.key) : nil }
    default: nil
    }
  }

  static func * (left: CalculationType, right: CalculationType) -> CalculationType {
    var out = left
    for (dimension, power) in right.powers {
      let sum = (out.powers[dimension] ?? 0) + power
      out.powers[dimension] = sum == 0 ? nil : sum
    }
    return out
  }

  var inverted: CalculationType {
    var out = self
    for (dimension, power) in powers { out.powers[dimension] = -power }
    return out
  }

  /// The type in the value definition syntax, for messages.
  var description: String {
    let parts = Dimension.allCases.compactMap { dimension in
      powers[dimension].map { $0 == 1 ? "<\(dimension.rawValue)>" : "<\(dimension.rawValue)>^\($0)" }
    }
    return parts.isEmpty ? "<number>" : parts.joined(separator: "·")
  }
}
