/// An elliptical arc of path data, and its approximation with curves.
///
/// - Spec: https://www.w3.org/TR/SVG2/implnote.html#ArcImplementationNotes
struct EllipticalArc {
  let from: Point
  let to: Point
  let radiusX: Double
  let radiusY: Double
  let rotationInDegrees: Double
  let isLarge: Bool
  let isPositive: Bool

  /// The curves from the start to the end, each for at most a quarter of the ellipse.
  var elements: [Path.Element] {
    guard from != to else { return [] }
    guard radiusX != 0, radiusY != 0 else { return [.line(to: to)] }
    let rotation = rotationInDegrees / Maths.degreesPerRadian
    let (cosine, sine) = (Maths.cosine(rotation), Maths.sine(rotation))
    // Half of the vector between the end points, in the axes of the ellipse.
    let half = SIMD2((from.x - to.x) / 2, (from.y - to.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = -sine * half.x + cosine * half.y
    var (rx, ry) = (abs(radiusX), abs(radiusY))
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let denominator = rx * rx * y * y + ry * ry * x * x
    let root = max(0, (rx * rx * ry * ry - denominator) / denominator).squareRoot()
    let factor = isLarge == isPositive ? -root : root
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let start = Maths.arcTangent(y: (y - cy) / ry, x: (x - cx) / rx)
    var sweep = Maths.arcTangent(y: (-y - cy) / ry, x: (-x - cx) / rx) - start
    if isPositive, sweep < 0 { sweep += 2 * .pi }
    if !isPositive, sweep > 0 { sweep -= 2 * .pi }
    let center = Point(
      x: cosine * cx - sine * cy + (from.x + to.x) / 2, y: sine * cx + cosine * cy + (from.y + to.y) / 2)
    guard start.isFinite, sweep.isFinite, center.x.isFinite, center.y.isFinite else { return [.line(to: to)] }
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + cosine * rx * x - sine * ry * y, y: center.y + sine * rx * x + cosine * ry * y)
    }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * Maths.tangent(step / 4)
    return (0..<count).map { index in
      let (first, last) = (start + step * Double(index), start + step * Double(index + 1))
      let (c1, s1, c2, s2) = (Maths.cosine(first), Maths.sine(first), Maths.cosine(last), Maths.sine(last))
      return .curve(
        to: index == count - 1 ? to : point(c2, s2), control1: point(c1 - handle * s1, s1 + handle * c1),
        control2: point(c2 + handle * s2, s2 - handle * c2))
    }
  }
}
