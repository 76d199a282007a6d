package import VStyleSyntax

/// A value that is one token: a number in the canonical unit of its value type, or a hex color.
///
/// OPTIMIZATION: A ``StyleValue`` would be simpler, but allocates a box. Most values of sheets are plain, and
/// ``ValueKind/value(of:)`` creates the ``StyleValue`` on demand.
package struct PlainValue: Sendable {
  // OPTIMIZATION: One `UInt64` would be simpler, but has an alignment of 8 bytes. Two halves leave room for the ID of
  // a property in 16 bytes.
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

/// The plain values that a value type accepts. Its parser reads all other values and reports errors.
@usableFromInline
package struct PlainSyntax: Sendable {
  private enum Shape { case none, color, number, integer }

  private let shape: Shape
  private var plainNumbers = NumericSyntax.PlainNumbers.zeroOnly
  private var percentages = NumericSyntax.Percentages.refused
  private var range = NumericRange.all
  /// The names of the units that need no conversion, at most two.
  private var units = SIMD2<UInt32>()

  private init(_ shape: Shape, range: NumericRange = .all) { (self.shape, self.range) = (shape, range) }

  /// The syntax of a value type without plain values.
  static let none = PlainSyntax(.none)

  /// The syntax of hex colors.
  static let color = PlainSyntax(.color)

  /// Creates the syntax of numbers, percentages and dimensions whose unit has the size of the canonical unit.
  init(_ syntax: NumericSyntax) {
    shape = syntax.plainNumbers == .wholeOnly ? .integer : .number
    plainNumbers = syntax.plainNumbers
    percentages = syntax.percentages
    range = syntax.range
    let same = CalculationUnit.all.filter { $0.dimension == syntax.dimension && $0.scale == .fixed(1) }
    for (index, unit) in same.prefix(2).enumerated() { units[index] = UnitBytes.number(unit.name.utf8) }
  }

  /// Parses a token; `nil` if it is not a plain value.
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

  /// The range of the syntax alone, for a value type of more than one number.
  package var withoutValues: PlainSyntax { PlainSyntax(.none, range: range) }

  /// A number, or each of a list, moved into the range; any other value as it is.
  func clamped(_ value: StyleValue) -> StyleValue {
    if let number = value[as: Double.self] { return range.contains(number) ? value : StyleValue(range.clamp(number)) }
    if let list = value[as: ValueList.self] { return StyleValue(ValueList(list.values.map(clamped))) }
    guard let number = value[as: Int.self].map(Double.init), !range.contains(number) else { return value }
    return StyleValue(DeferredNumber.integer(range.clamp(number)))
  }

  func value(of plain: PlainValue) -> StyleValue {
    switch shape {
    case .color: ColorExpression.literal(plain.color.components).value
    case .number: StyleValue(plain.number)
    case .integer: StyleValue(Int(plain.number))
    case .none: .none
    }
  }
}

extension ValueKind {
  /// The value of a plain value that ``plainSyntax`` has parsed.
  package func value(of plain: PlainValue) -> StyleValue { plainSyntax.value(of: plain) }
}

/// Names of units packed into integers, so that they are compared at once.
private enum UnitBytes {
  /// Packs the bytes of a lowercase ASCII name; 0 for more than 4 bytes.
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
