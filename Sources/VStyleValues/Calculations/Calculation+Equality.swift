extension Calculation: Hashable {
  /// Whether two calculations consist of the same parts. `NaN` equals `NaN`, unlike in `Double`.
  static func == (left: Calculation, right: Calculation) -> Bool {
    switch (left, right) {
    case (.value(let number, let unit), .value(let other, let otherUnit)):
      unit == otherUnit && (number == other || number.isNaN && other.isNaN)
    case (.channel(let name), .channel(let other)): name == other
    case (.sum(let terms), .sum(let others)): terms == others
    case (.product(let factors), .product(let others)): factors == others
    case (.negate(let inner), .negate(let other)): inner == other
    case (.invert(let inner), .invert(let other)): inner == other
    case (.function(let function, let arguments), .function(let other, let others)):
      function == other && arguments == others
    case (.value, _), (.channel, _), (.sum, _), (.product, _), (.negate, _), (.invert, _), (.function, _): false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .value(let number, let unit):
      hasher.combine(number.isNaN ? .infinity : number)
      hasher.combine(unit)
    case .channel(let name): hasher.combine(name)
    case .sum(let children), .product(let children): hasher.combine(children)
    case .negate(let inner), .invert(let inner): hasher.combine(inner)
    case .function(let function, let arguments):
      hasher.combine(function)
      hasher.combine(arguments)
    }
  }
}
