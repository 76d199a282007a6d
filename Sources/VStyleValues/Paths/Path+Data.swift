import VStyleSyntax

/// Conversions to and from SVG path data.
///
/// - Spec: https://www.w3.org/TR/SVG2/paths.html#PathData
extension Path {
  /// The canonical path data: absolute commands `M L Q C Z` with spaces between the numbers.
  public var data: String {
    elements.map { element in
      switch element {
      case .move(let point): "M\(Path.text(point))"
      case .line(let point): "L\(Path.text(point))"
      case .quadCurve(let point, let control): "Q\(Path.text(control)) \(Path.text(point))"
      case .curve(let point, let control1, let control2):
        "C\(Path.text(control1)) \(Path.text(control2)) \(Path.text(point))"
      case .closeSubpath: "Z"
      }
    }.joined(separator: " ")
  }

  private static func text(_ point: Point) -> String {
    "\(CSSSerialization.serialize(number: point.x)) \(CSSSerialization.serialize(number: point.y))"
  }

  /// Creates an outline from path data; `nil` if the data is malformed.
  public init?(data: String, fillRule: FillRule = .nonZero) {
    var reader = PathDataReader(data)
    guard let elements = reader.read() else { return nil }
    self.elements = elements
    self.fillRule = fillRule
  }

  /// What to write instead of malformed path data.
  static func help(onData data: String) -> String { PathDataReader.help(data) }
}

extension UInt8 {
  /// Whether the byte can be a part of a number.
  fileprivate var isOfNumber: Bool { self &- 0x30 < 10 || [0x2B, 0x2D, 0x2E].contains(self) }
}

/// A parser of path data.
private struct PathDataReader {
  private let bytes: [UInt8]
  private var position = 0
  private var elements: [Path.Element] = []
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, which the smooth commands mirror, with its command in lower case.
  private var control: (point: Point, command: UInt8)?

  /// The place of the last command that was read, and the number of its arguments.
  private var currentCommand: (position: Int, count: Int)?

  init(_ data: String) { bytes = Array(data.utf8) }

  /// The help for data that cannot be read: the command with arguments missing, or the character that is no command.
  static func help(_ data: String) -> String {
    var reader = PathDataReader(data)
    _ = reader.read()
    let rest = reader.bytes[min(reader.position, reader.bytes.count)...]
    guard let (position, count) = reader.currentCommand else { return "begin with `M` and a point, as in `M0 0`" }
    let command = String(decoding: reader.bytes[position..<position + 1], as: UTF8.self)
    let isWhole = rest.first.map { argumentCounts[$0 | 0x20] == nil && !$0.isOfNumber } ?? false
    guard count > 0, !isWhole else {
      return
        "`\(String(decoding: rest.prefix(1), as: UTF8.self))` is no command: write `M`, `L`, `H`, `V`, `C`, `Q`, `A` or `Z`"
    }
    let written = String(decoding: reader.bytes[position...].prefix(20), as: UTF8.self)
    return
      "`\(command)` takes \(count == 1 ? "1 number" : "\(count) numbers each time"): one is missing in `\(written)`"
  }

  mutating func read() -> [Path.Element]? {
    skipSpace()
    while position < bytes.count {
      let command = bytes[position]
      guard let count = PathDataReader.argumentCounts[command | 0x20], !elements.isEmpty || command | 0x20 == 0x6D
      else { return nil }
      currentCommand = (position, count)
      position += 1
      var isFirst = true
      repeat {
        guard let arguments = readArguments(count, isArc: command | 0x20 == 0x61) else { return nil }
        // Pairs of coordinates after the first one of a move are lines.
        let isMove = command | 0x20 == 0x6D
        apply(isMove && !isFirst ? command - 1 : command, arguments)
        isFirst = false
        skipSeparator()
      } while count > 0 && startsNumber
    }
    return elements
  }

  /// The number of arguments of each command, by its letter in lower case.
  private static let argumentCounts: [UInt8: Int] = [
    UInt8(ascii: "m"): 2, UInt8(ascii: "l"): 2, UInt8(ascii: "h"): 1, UInt8(ascii: "v"): 1, UInt8(ascii: "c"): 6,
    UInt8(ascii: "s"): 4, UInt8(ascii: "q"): 4, UInt8(ascii: "t"): 2, UInt8(ascii: "a"): 7, UInt8(ascii: "z"): 0,
  ]

  private mutating func apply(_ command: UInt8, _ arguments: [Double]) {
    let isRelative = command & 0x20 != 0
    let base = isRelative ? current : .zero
    func point(_ index: Int) -> Point { Point(x: base.x + arguments[index], y: base.y + arguments[index + 1]) }
    let kind = command | 0x20
    switch kind {
    case UInt8(ascii: "m"):
      current = point(0)
      start = current
      elements.append(.move(to: current))
    case UInt8(ascii: "l"): line(to: point(0))
    case UInt8(ascii: "h"): line(to: Point(x: base.x + arguments[0], y: current.y))
    case UInt8(ascii: "v"): line(to: Point(x: current.x, y: base.y + arguments[0]))
    case UInt8(ascii: "c"): curve(to: point(4), point(0), point(2), kind)
    case UInt8(ascii: "s"): curve(to: point(2), mirrored("c", "s"), point(0), kind)
    case UInt8(ascii: "q"): quadCurve(to: point(2), point(0), kind)
    case UInt8(ascii: "t"): quadCurve(to: point(0), mirrored("q", "t"), kind)
    case UInt8(ascii: "a"):
      let arc = EllipticalArc(
        from: current, to: point(5), radiusX: arguments[0], radiusY: arguments[1], rotationInDegrees: arguments[2],
        isLarge: arguments[3] != 0, isPositive: arguments[4] != 0)
      elements += arc.elements
      current = point(5)
    default:
      elements.append(.closeSubpath)
      current = start
    }
    if control?.command != kind { control = nil }
  }

  private mutating func line(to point: Point) {
    elements.append(.line(to: point))
    current = point
  }

  private mutating func curve(to point: Point, _ control1: Point, _ control2: Point, _ command: UInt8) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
    current = point
    control = (control2, command)
  }

  private mutating func quadCurve(to point: Point, _ middle: Point, _ command: UInt8) {
    elements.append(.quadCurve(to: point, control: middle))
    current = point
    control = (middle, command)
  }

  /// The last control point, mirrored at the current point.
  ///
  /// The result is the current point itself if the control point belongs to neither of two commands.
  private func mirrored(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Point {
    guard let control, control.command == UInt8(ascii: first) || control.command == UInt8(ascii: second) else {
      return current
    }
    return Point(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  private mutating func readArguments(_ count: Int, isArc: Bool) -> [Double]? {
    var numbers: [Double] = []
    for index in 0..<count {
      if index == 0 { skipSpace() } else { skipSeparator() }
      let number = isArc && (index == 3 || index == 4) ? readFlag() : readNumber()
      guard let number else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private mutating func readFlag() -> Double? {
    guard position < bytes.count, bytes[position] == 0x30 || bytes[position] == 0x31 else { return nil }
    defer { position += 1 }
    return bytes[position] == 0x31 ? 1 : 0
  }

  private var startsNumber: Bool {
    guard position < bytes.count else { return false }
    return isDigit(position) || [0x2B, 0x2D, 0x2E].contains(bytes[position])
  }

  private mutating func readNumber() -> Double? {
    let first = position
    if position < bytes.count, bytes[position] == 0x2B || bytes[position] == 0x2D { position += 1 }
    while isDigit(position) { position += 1 }
    if position < bytes.count, bytes[position] == 0x2E {
      position += 1
      while isDigit(position) { position += 1 }
    }
    if position < bytes.count, bytes[position] | 0x20 == 0x65 {
      let hasSign = position + 1 < bytes.count && (bytes[position + 1] == 0x2B || bytes[position + 1] == 0x2D)
      let digits = position + (hasSign ? 2 : 1)
      if isDigit(digits) {
        position = digits
        while isDigit(position) { position += 1 }
      }
    }
    var text = String(decoding: bytes[first..<position], as: UTF8.self)
    if text.hasSuffix(".") { text.removeLast() }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  private func isDigit(_ index: Int) -> Bool { index < bytes.count && bytes[index] &- 0x30 < 10 }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[position]) { position += 1 }
  }

  private mutating func skipSeparator() {
    skipSpace()
    if position < bytes.count, bytes[position] == 0x2C {
      position += 1
      skipSpace()
    }
  }
}
