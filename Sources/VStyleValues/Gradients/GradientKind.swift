import VStyleSyntax

extension ValueKind {
  /// A linear, radial or conic gradient. Swift: ``Gradient``.
  ///
  /// The functions are `linear-gradient(45deg, red, blue 80%)`, `radial-gradient(circle at 50% 0, …)` and
  /// `conic-gradient(from 90deg, …)`. Each of them can have the prefix `repeating-`.
  ///
  /// - Spec: https://www.w3.org/TR/css-images-4/#gradients
  public static let gradient = ValueKind(
    name: "gradient", syntax: "<gradient>", swiftTypeName: "Gradient",
    samples: [
      Gradient(.linear(angleInDegrees: 180), stops: [.init(.red), .init(.blue)]),
      Gradient(
        .radial(.circle(.points(20)), center: .init(x: .percentage(0), y: .points(3))),
        stops: [.init(.white, at: .percentage(10), hint: .percentage(30)), .init(.label)], isRepeating: true),
      Gradient(
        .conic(angleInDegrees: 45, center: .center), stops: [.init(.red), .init(.red, at: .percentage(100))],
        interpolation: ColorInterpolation(in: .oklch, hue: .longer)),
    ].map { SpecifiedGradient($0).value },
    parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in
      try GradientParser.parse(&parser).value
    },
    serialize: { value in value[as: Gradient.self].map { SpecifiedGradient($0).serialized } ?? "" },
    convert: { any in (any as? Gradient).map { SpecifiedGradient($0).value } },
    check: { value in value[as: Gradient.self].flatMap(\.mismatch) })
}

extension Gradient {
  /// The expected values, if a gradient from Swift code is not valid; `nil` if it is.
  fileprivate var mismatch: String? {
    guard stops.count >= 2 else { return "at least 2 colors" }
    guard stops.last?.hint == nil else { return "a color after each hint" }
    let isFinite = coordinates.allSatisfy { coordinate in
      switch coordinate {
      case .percentage(let number), .points(let number): number.isFinite
      case .sum(let percentage, let points): percentage.isFinite && points.isFinite
      }
    }
    return isFinite && isShapeValid ? nil : "finite numbers, radii from 0 up, a hue method only in spaces with a hue"
  }

  private var isShapeValid: Bool {
    if let interpolation, interpolation.space == .rgb { return false }
    if let interpolation, interpolation.hue != .shorter, interpolation.space.hueIndex == nil { return false }
    switch shape {
    case .linear(let angle): return angle.isFinite
    case .linearToCorner: return true
    case .conic(let angle, _): return angle.isFinite
    case .radial(let radius, _): return radius.isValid
    }
  }
}

extension Gradient.Radius {
  fileprivate var isValid: Bool {
    switch self {
    case .circleTo, .ellipseTo: true
    case .circle(.points(let length)): length >= 0
    case .circle(.percentage), .circle(.sum): false
    case .ellipse(let x, let y):
      [x, y].allSatisfy { coordinate in
        switch coordinate {
        case .percentage(let number), .points(let number): number >= 0
        case .sum: true
        }
      }
    }
  }
}
