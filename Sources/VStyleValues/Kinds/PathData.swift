import VStyleSyntax

/// The path data of SVG, without arcs and smooth curves: letters and their coordinates, upper-case from the
/// origin, lower-case from the current point.
///
/// - Spec: https://www.w3.org/TR/SVG11/paths.html#PathData
enum PathData {
  /// The canonical text: upper-case letters, one blank between all parts.
  static func serialize(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let end): "M \(text(end))"
      case .line(let end): "L \(text(end))"
      case .quadCurve(let end, let control): "Q \(text(control)) \(text(end))"
      case .curve(let end, let control1, let control2): "C \(text(control1)) \(text(control2)) \(text(end))"
      case .closeSubpath: "Z"
      }
    }.joined(separator: " ")
  }

  /// The path of a text; `nil` if it is not path data.
  static func parse(_ text: String) -> Path? {
    var reader = PathDataReader(text)
    return reader.readPath()
  }

  private static func text(_ point: Point) -> String {
    "\(CSSSerialization.serialize(number: point.x)) \(CSSSerialization.serialize(number: point.y))"
  }
}

/// Reads path data from its bytes.
private struct PathDataReader {
  private let bytes: [UInt8]
  private var index = 0
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func readPath() -> Path? {
    skipSeparators()
    while index < bytes.count {
      let letter = bytes[index]
      guard !path.elements.isEmpty || letter | 0x20 == UInt8(ascii: "m") else { return nil }
      index += 1
      guard readSegments(letter | 0x20, from: letter & 0x20 == 0 ? .origin : .current) else { return nil }
    }
    return path
  }

  private enum Base { case origin, current }

  /// Reads the coordinates behind a letter, as often as they are repeated.
  private mutating func readSegments(_ letter: UInt8, from base: Base) -> Bool {
    if letter == UInt8(ascii: "z") {
      path.closeSubpath()
      current = start
      skipSeparators()
      return true
    }
    var isFirst = true
    repeat {
      guard readSegment(letter, from: base == .origin ? .zero : current, isFirst: isFirst) else { return false }
      isFirst = false
      skipSeparators()
    } while index < bytes.count && startsNumber(bytes[index])
    return true
  }

  private mutating func readSegment(_ letter: UInt8, from base: Point, isFirst: Bool) -> Bool {
    switch letter {
    case UInt8(ascii: "m"):
      guard let end = readPoint(from: base) else { return false }
      // More coordinates behind those of a move are lines.
      if isFirst { path.move(to: end) } else { path.addLine(to: end) }
      if isFirst { start = end }
      current = end
    case UInt8(ascii: "l"):
      guard let end = readPoint(from: base) else { return false }
      line(to: end)
    case UInt8(ascii: "h"):
      guard let x = readNumber() else { return false }
      line(to: Point(x: base.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = readNumber() else { return false }
      line(to: Point(x: current.x, y: base.y + y))
    case UInt8(ascii: "q"):
      guard let control = readPoint(from: base), let end = readPoint(from: base) else { return false }
      path.addQuadCurve(to: end, control: control)
      current = end
    case UInt8(ascii: "c"):
      guard let control1 = readPoint(from: base), let control2 = readPoint(from: base),
        let end = readPoint(from: base)
      else { return false }
      path.addCurve(to: end, control1: control1, control2: control2)
      current = end
    default: return false
    }
    return true
  }

  private mutating func line(to end: Point) {
    path.addLine(to: end)
    current = end
  }

  private mutating func readPoint(from base: Point) -> Point? {
    guard let x = readNumber(), let y = readNumber() else { return nil }
    return Point(x: base.x + x, y: base.y + y)
  }

  private mutating func readNumber() -> Double? {
    skipSeparators()
    let first = index
    var isFraction = false
    var isExponent = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard index == first || bytes[index - 1] | 0x20 == UInt8(ascii: "e") else { return number(from: first) }
      case UInt8(ascii: "."):
        guard !isFraction, !isExponent else { return number(from: first) }
        isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard !isExponent else { return nil }
        isExponent = true
      default: return number(from: first)
      }
      index += 1
    }
    return number(from: first)
  }

  private func number(from first: Int) -> Double? {
    guard let number = Double(String(decoding: bytes[first..<index], as: UTF8.self)), number.isFinite else {
      return nil
    }
    return number
  }

  private func startsNumber(_ byte: UInt8) -> Bool { "+-.0123456789".utf8.contains(byte) }

  private mutating func skipSeparators() {
    while index < bytes.count, " \t\n\r\u{C},".utf8.contains(bytes[index]) { index += 1 }
  }
}
