import VStyleSyntax

extension ValueKind {
  /// An outline, as SVG path data or a basic shape. Unit: points, from the top left corner. Swift: ``Path``.
  ///
  /// Path data is written as `path("M0 0 L10 0 Z")`. The basic shapes without corners are `circle(radius at x y)` and
  /// `ellipse(rx ry at x y)`. Those with corners are `rect(top right bottom left)`, `xywh(x y width height)` and
  /// `polygon(x y, …)`. `rect()` and `xywh()` have an optional `round radius` at their end.
  ///
  /// - Spec: https://www.w3.org/TR/css-shapes-1/#basic-shape-functions
  public static let path = ValueKind(
    name: "path", syntax: "<path>", swiftTypeName: "Path",
    samples: [
      Path(), Path(Rect(x: 0, y: 0, width: 10, height: 20)),
      Path(data: "M0 0 Q2 3 4 0 C5 0 9 4.5 9 9 Z", fillRule: .evenOdd) ?? Path(fillRule: .evenOdd),
    ].map { (path: Path) in StyleValue(path) },
    parse: { (parser: inout ValueParser) throws(ValueError) -> StyleValue in try PathParser.parse(&parser) },
    serialize: { value in value[as: Path.self].map(\.serialized) ?? "" },
    convert: { ($0 as? Path).map { StyleValue($0) } },
    check: { value in
      value[as: Path.self].flatMap { $0.elements.allSatisfy(\.isFinite) ? nil : "finite numbers" }
    })
}

extension Path {
  fileprivate var serialized: String {
    let rule = fillRule == .nonZero ? "" : "\(fillRule.cssKeyword), "
    return "path(\(rule)\(CSSSerialization.serialize(string: data)))"
  }
}

extension Path.Element {
  fileprivate var isFinite: Bool {
    let points: [Point] =
      switch self {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [point, control]
      case .curve(let point, let control1, let control2): [point, control1, control2]
      case .closeSubpath: []
      }
    return points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }
}
