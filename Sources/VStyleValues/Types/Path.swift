/// An outline of straight lines and curves, in points.
public struct Path: Hashable, Sendable {
  /// One step of the outline.
  public enum Element: Hashable, Sendable {
    /// Starts anew at a point.
    case move(to: Point)
    /// A straight line to a point.
    case line(to: Point)
    /// A quadratic curve to a point.
    case quadCurve(to: Point, control: Point)
    /// A cubic curve to a point.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line to where the part started.
    case closeSubpath
  }

  /// The steps. The first one, if there is any, is a move.
  public private(set) var elements: [Element] = []

  /// Makes an empty path.
  public init() {}

  /// Makes the outline of a rectangle. Unit: points.
  public init(_ rect: Rect) {
    let (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    move(to: rect.origin)
    addLine(to: Point(x: x + width, y: y))
    addLine(to: Point(x: x + width, y: y + height))
    addLine(to: Point(x: x, y: y + height))
    closeSubpath()
  }

  /// Starts anew at a point.
  public mutating func move(to point: Point) { elements.append(.move(to: point)) }

  /// Adds a straight line. On an empty path it starts at the origin.
  public mutating func addLine(to point: Point) { append(.line(to: point)) }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic curve.
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
