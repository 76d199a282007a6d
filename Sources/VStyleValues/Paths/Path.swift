/// An outline made of lines and curves, in points.
public struct Path: Hashable, Sendable, Bindable {
  /// The steps in order, the first being a move. Arcs are kept as the curves that they are drawn with.
  public internal(set) var elements: [Element] = []

  /// Which points are inside. Default: non-zero.
  public var fillRule = FillRule.nonZero

  /// A step of an outline. All points are absolute.
  public enum Element: Hashable, Sendable {
    /// Starts a new part at a point.
    case move(to: Point)
    /// A straight line to a point.
    case line(to: Point)
    /// A curve with one control point.
    case quadCurve(to: Point, control: Point)
    /// A curve with two control points.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line back to the start of the part.
    case closeSubpath
  }

  /// Makes an empty outline.
  public init(fillRule: FillRule = .nonZero) { self.fillRule = fillRule }

  /// The outline of a rectangle, its corners rounded by a radius. Unit: points.
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

  /// The outline of an ellipse inside a rectangle. Unit: points.
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

  /// How far along a tangent the control point of a quarter of a unit circle lies.
  private static let circleHandle = 0.5522847498307936
}

/// Drawing step by step.
extension Path {
  /// Starts again at a point.
  public mutating func move(to point: Point) { elements.append(.move(to: point)) }

  /// Adds a straight line. On an empty path it starts at the origin.
  public mutating func addLine(to point: Point) { append(.line(to: point)) }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    append(.quadCurve(to: point, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Closes the part; does nothing on an empty path.
  public mutating func closeSubpath() { if !elements.isEmpty { elements.append(.closeSubpath) } }

  private mutating func append(_ element: Element) {
    if elements.isEmpty { elements.append(.move(to: .zero)) }
    elements.append(element)
  }
}
