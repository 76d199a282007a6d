import VStyleSyntax

/// The specified value of a basic shape, which resolves to a path.
///
/// - Spec: https://www.w3.org/TR/css-shapes-1/#basic-shape-functions
struct PathShape: DeferredValue {
  let function: Function
  let numbers: [Numeric]

  enum Function: Hashable, Sendable {
    /// The left and top edges, the width and the height, and the radius of the corners.
    case xywh
    /// The top, right, bottom and left edges, and the radius of the corners.
    case rect
    /// The radius and the center.
    case circle
    /// The two radii and the center.
    case ellipse
    /// The corners.
    case polygon(FillRule)
  }

  /// The value of a property: a path, or this specified value if it depends on the context.
  var value: StyleValue {
    numbers.allSatisfy { $0.constant != nil } ? resolve(in: ValueContext()) : StyleValue(deferred: self)
  }

  func resolve(in context: ValueContext) -> StyleValue { StyleValue(path(numbers.map { $0.resolved(in: context) })) }

  private func path(_ lengths: [Double]) -> Path {
    switch function {
    case .xywh:
      let rect = Rect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
      return Path(rect, cornerRadius: lengths[4])
    case .rect:
      // Edges in reverse order enclose nothing.
      let width = max(0, lengths[1] - lengths[3])
      let height = max(0, lengths[2] - lengths[0])
      return Path(Rect(x: lengths[3], y: lengths[0], width: width, height: height), cornerRadius: lengths[4])
    case .circle: return ellipse(lengths[0], lengths[0], lengths[1], lengths[2])
    case .ellipse: return ellipse(lengths[0], lengths[1], lengths[2], lengths[3])
    case .polygon(let rule):
      var path = Path(fillRule: rule)
      for index in stride(from: 0, to: lengths.count - 1, by: 2) {
        let corner = Point(x: lengths[index], y: lengths[index + 1])
        if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
      }
      path.closeSubpath()
      return path
    }
  }

  private func ellipse(_ radiusX: Double, _ radiusY: Double, _ x: Double, _ y: Double) -> Path {
    Path(ellipseIn: Rect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY))
  }

  var serialized: String {
    let lengths = numbers.map { $0.serialized(.length) }
    switch function {
    case .xywh: return "xywh(\(rounded(lengths)))"
    case .rect: return "rect(\(rounded(lengths)))"
    case .circle: return "circle(\(lengths[0]) at \(lengths[1]) \(lengths[2]))"
    case .ellipse: return "ellipse(\(lengths[0]) \(lengths[1]) at \(lengths[2]) \(lengths[3]))"
    case .polygon(let rule):
      let corners = stride(from: 0, to: lengths.count - 1, by: 2).map { "\(lengths[$0]) \(lengths[$0 + 1])" }
      return "polygon(\(((rule == .nonZero ? [] : [rule.cssKeyword]) + corners).joined(separator: ", ")))"
    }
  }

  private func rounded(_ lengths: [String]) -> String {
    lengths.prefix(4).joined(separator: " ") + (numbers[4] == .constant(0) ? "" : " round \(lengths[4])")
  }
}
