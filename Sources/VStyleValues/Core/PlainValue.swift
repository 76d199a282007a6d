package import VStyleSyntax

/// A value that one token says by itself: a number in the canonical unit of its kind, or a color in hexadecimal digits.
///
/// Most values are. It takes no object; ``ValueKind/value(of:)`` makes the value when it is asked for.
package struct PlainValue: Sendable {
  // OPTIMIZATION: as halves it leaves room for the number of a property in 16 bytes.
  private let low: UInt32
  private let high: UInt32

  fileprivate init(_ number: Double) {
    low = UInt32(truncatingIfNeeded: number.bitPattern)
    high = UInt32(truncatingIfNeeded: number.bitPattern >> 32)
  }

  fileprivate init(_ color: HexColor) {
    low = color.digits
    high = UInt32(truncatingIfNeeded: color.count)
  }

  fileprivate var number: Double { Double(bitPattern: UInt64(high) << 32 | UInt64(low)) }
  fileprivate var color: HexColor { HexColor(digits: low, count: Int(high)) }
}

/// Which plain values a kind takes. Everything else is for its parser, mistakes included.
package struct PlainSyntax: Sendable {
  private enum Shape { case none, color, number, integer }

  private let shape: Shape
  private var plainNumbers = NumericSyntax.PlainNumbers.zeroOnly
  private var percentages = NumericSyntax.Percentages.refused
  private var range = NumericRange.all
  /// The units that need no conversion, two at most.
  private var units = SIMD2<UInt32>()

  private init(_ shape: Shape) { self.shape = shape }

  /// No value is plain.
  static let none = PlainSyntax(.none)

  /// Colors in hexadecimal digits.
  static let color = PlainSyntax(.color)

  /// Numbers, and dimensions in a unit that is as long as the canonical one.
  init(_ syntax: NumericSyntax) {
    shape = syntax.plainNumbers == .wholeOnly ? .integer : .number
    plainNumbers = syntax.plainNumbers
    percentages = syntax.percentages
    range = syntax.range
    let same = CalculationUnit.all.filter { $0.dimension == syntax.dimension && $0.scale == .fixed(1) }
    for (place, unit) in same.prefix(2).enumerated() { units[place] = UnitBytes.number(unit.name.utf8) }
  }

  /// The value that a token says; `nil` where it is not plain.
  @inline(__always)
  package func read(_ token: Int, in tape: TokenTape) -> PlainValue? {
    switch (shape, tape.kind(token)) {
    case (.color, .hash): readColor(tape.source.bytes, tape.range(token))
    case (.number, .number), (.number, .percentage), (.number, .dimension), (.integer, .number):
      readNumber(token, in: tape)
    default: nil
    }
  }

  @inline(__always)
  private func readColor(_ bytes: ContiguousArray<UInt8>, _ range: SourceRange) -> PlainValue? {
    HexColor(count: range.count - 1) { bytes[range.start + 1 + $0] }.map { PlainValue($0) }
  }

  private func readNumber(_ token: Int, in tape: TokenTape) -> PlainValue? {
    var (number, unit) = tape.measure(token)
    switch tape.kind(token) {
    case .number:
      guard plainNumbers != .zeroOnly || number == 0 else { return nil }
      guard shape == .number || tape.isInteger(token) && Int(exactly: number) != nil else { return nil }
    case .percentage:
      guard percentages == .taken else { return nil }
      number /= 100
    default:
      let written = UnitBytes.number(tape.source.bytes, unit)
      guard written != 0, written == units.x || written == units.y else { return nil }
    }
    return number.isFinite && range.contains(number) ? PlainValue(number) : nil
  }

  func value(of plain: PlainValue) -> Value {
    switch shape {
    case .color: ColorExpression.literal(plain.color.components).value
    case .number: Value(plain.number)
    case .integer: Value(Int(plain.number))
    case .none: .none
    }
  }
}

extension ValueKind {
  /// The value of a plain one that ``plainSyntax`` has read.
  package func value(of plain: PlainValue) -> Value { plainSyntax.value(of: plain) }
}

/// Names of units as numbers.
private enum UnitBytes {
  /// The bytes of a name in lower case; 0 for one that is longer than four. All letters of units are of ASCII.
  static func number(_ name: some Collection<UInt8>) -> UInt32 {
    name.count > 4 ? 0 : name.reduce(0) { $0 << 8 | UInt32($1) }
  }

  @inline(__always)
  static func number(_ bytes: ContiguousArray<UInt8>, _ range: SourceRange) -> UInt32 {
    guard range.count <= 4 else { return 0 }
    var number: UInt32 = 0
    for offset in range.start..<range.end { number = number << 8 | UInt32(bytes[offset] | 0x20) }
    return number
  }
}
