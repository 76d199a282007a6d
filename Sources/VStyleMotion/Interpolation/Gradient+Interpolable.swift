package import VStyleValues

extension Gradient.Coordinate: Interpolable {
  /// The weighted sum. That of a length and a percentage has both.
  package func mixed(
    _ weight: Double, with other: Gradient.Coordinate, _ otherWeight: Double
  ) -> Gradient.Coordinate? {
    switch (self, other) {
    case (.points(let own), .points(let other)): .points(own * weight + other * otherWeight)
    case (.percentage(let own), .percentage(let other)): .percentage(own * weight + other * otherWeight)
    default:
      .sum(
        percentage: percentage * weight + other.percentage * otherWeight,
        points: points * weight + other.points * otherWeight)
    }
  }

  private var percentage: Double {
    switch self {
    case .percentage(let number), .sum(let number, _): number
    case .points: 0
    }
  }

  private var points: Double {
    switch self {
    case .points(let number), .sum(_, let number): number
    case .percentage: 0
    }
  }
}

extension Gradient: Interpolable {
  /// The weighted sum of angles, distances and colors. Gradients of other shapes, or with other stops, have none.
  package func mixed(_ weight: Double, with other: Gradient, _ otherWeight: Double) -> Gradient? {
    guard isRepeating == other.isRepeating, interpolation == other.interpolation, stops.count == other.stops.count,
      let shape = shape.mixed(weight, with: other.shape, otherWeight)
    else { return nil }
    var sum = self
    sum.shape = shape
    for (index, pair) in zip(stops, other.stops).enumerated() {
      guard (pair.0.location == nil) == (pair.1.location == nil), (pair.0.hint == nil) == (pair.1.hint == nil),
        let color = pair.0.color.mixed(weight, with: pair.1.color, otherWeight)
      else { return nil }
      sum.stops[index].color = color
    }
    let (own, others) = (coordinates, other.coordinates)
    guard own.count == others.count else { return nil }
    sum.coordinates = zip(own, others).compactMap { $0.mixed(weight, with: $1, otherWeight) }
    return sum.withPositiveRadii
  }

  /// The gradient with radii from 0 up.
  private var withPositiveRadii: Gradient {
    guard case .radial(let radius, let center) = shape else { return self }
    var copy = self
    switch radius {
    case .circle(let length): copy.shape = .radial(.circle(length.positive), center: center)
    case .ellipse(let x, let y): copy.shape = .radial(.ellipse(x.positive, y.positive), center: center)
    case .circleTo, .ellipseTo: break
    }
    return copy
  }
}

extension Gradient.Coordinate {
  /// The distance, at least 0. A sum is clamped where it is used, since only there its extent is known.
  fileprivate var positive: Gradient.Coordinate {
    switch self {
    case .points(let number): .points(max(number, 0))
    case .percentage(let number): .percentage(max(number, 0))
    case .sum: self
    }
  }
}

extension Gradient.Shape {
  /// The sum of the angles, for shapes that are equal otherwise. Distances are those of this shape.
  fileprivate func mixed(_ weight: Double, with other: Gradient.Shape, _ otherWeight: Double) -> Gradient.Shape? {
    switch (self, other) {
    case (.linear(let own), .linear(let other)): .linear(angleInDegrees: own * weight + other * otherWeight)
    case (.conic(let own, let center), .conic(let other, _)):
      .conic(angleInDegrees: own * weight + other * otherWeight, center: center)
    case (.linearToCorner, .linearToCorner): self == other ? self : nil
    case (.radial(let own, _), .radial(let other, _)): own.fits(other) ? self : nil
    default: nil
    }
  }
}

extension Gradient.Radius {
  /// Whether two radii differ in nothing but lengths.
  fileprivate func fits(_ other: Gradient.Radius) -> Bool {
    switch (self, other) {
    case (.circle, .circle), (.ellipse, .ellipse): true
    default: self == other
    }
  }
}
