/// An outline of lines and curves. Unit: points.
public struct Path: Hashable, Sendable, Bindable {
  /// The elements in order; the first is a move. Arcs are stored as curves.
  public internal(set) var elements: [Element] = []

  /// The rule for the points inside the outline. Default: non-zero.
  public var fillRule = FillRule.nonZero

  /// An element of an outline. All points are absolute.
  public enum Element: Hashable, Sendable {
    /// The start of a new subpath at a point.
    case move(to: Point)
    /// A straight line to a point.
    case line(to: Point)
    /// A quadratic Bézier curve, with one control point.
    case quadCurve(to: Point, control: Point)
    /// A cubic Bézier curve, with two control points.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line back to the start of the subpath.
    case closeSubpath
  }

  /// Creates an empty outline.
  public init(fillRule: FillRule = .nonZero) { self.fillRule = fillRule }

  /// Creates the outline of a rectangle with rounded corners. Unit: points.
  ///
  /// - Parameter cornerRadius: the radius of the corners, clamped to `[0, half of the shorter side]`. Default: 0.
  public init(_ rect: Rect, cornerRadius: Double = 0) {
    let radius = min(max(cornerRadius, 0), abs(rect.size.width) / 2, abs(rect.size.height) / 2)
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    guard radius > 0 else {
      elements = [
        .move(to: Point(x: left, y: top)), .line(to: Point(x: right, y: top)), .line(to: Point(x: right, y: bottom)),
        .line(to: Point(x: left, y: bottom)), .closeSubpath,
      ]
      return
    }
    let handle = radius * (1 - Path.circleHandle)
    func curve(_ x: Double, _ y: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Element {
      .curve(to: Point(x: x, y: y), control1: Point(x: x1, y: y1), control2: Point(x: x2, y: y2))
    }
    elements = [
      .move(to: Point(x: left + radius, y: top)),
      .line(to: Point(x: right - radius, y: top)),
      curve(right, top + radius, right - handle, top, right, top + handle),
      .line(to: Point(x: right, y: bottom - radius)),
      curve(right - radius, bottom, right, bottom - handle, right - handle, bottom),
      .line(to: Point(x: left + radius, y: bottom)),
      curve(left, bottom - radius, left + handle, bottom, left, bottom - handle),
      .line(to: Point(x: left, y: top + radius)),
      curve(left + radius, top, left, top + handle, left + handle, top),
      .closeSubpath,
    ]
  }

  /// Creates the outline of the ellipse inside a rectangle. Unit: points.
  public init(ellipseIn rect: Rect) {
    let center = Point(x: rect.origin.x + rect.size.width / 2, y: rect.origin.y + rect.size.height / 2)
    let (rx, ry) = (rect.size.width / 2, rect.size.height / 2)
    let (hx, hy) = (rx * Path.circleHandle, ry * Path.circleHandle)
    func at(_ dx: Double, _ dy: Double) -> Point { Point(x: center.x + dx, y: center.y + dy) }
    elements = [
      .move(to: at(rx, 0)),
      .curve(to: at(0, ry), control1: at(rx, hy), control2: at(hx, ry)),
      .curve(to: at(-rx, 0), control1: at(-hx, ry), control2: at(-rx, hy)),
      .curve(to: at(0, -ry), control1: at(-rx, -hy), control2: at(-hx, -ry)),
      .curve(to: at(rx, 0), control1: at(hx, -ry), control2: at(rx, -hy)),
      .closeSubpath,
    ]
  }

  /// The distance of the control points of a quarter of a unit circle from its end points.
  private static let circleHandle = 0.5522847498307936
}

/// Construction of outlines.
extension Path {
  /// Starts a new subpath at a point.
  public mutating func move(to point: Point) { elements.append(.move(to: point)) }

  /// Adds a straight line. In an empty path, it starts at the origin.
  public mutating func addLine(to point: Point) { append(.line(to: point)) }

  /// Adds a quadratic Bézier curve. In an empty path, it starts at the origin.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic Bézier curve. In an empty path, it starts at the origin.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Closes the subpath; does nothing for an empty path.
  public mutating func closeSubpath() { if !elements.isEmpty { elements.append(.closeSubpath) } }

  private mutating func append(_ element: Element) {
    if elements.isEmpty { elements.append(.move(to: .zero)) }
    elements.append(element)
  }
}
