/// Reads what ``ByteWriter`` wrote.
///
/// Any bytes can be read: those that no writer wrote throw an error. The work is linear in the number of bytes.
@usableFromInline
package struct ByteReader {
  @usableFromInline
  let all: [UInt8]
  @usableFromInline
  var offset: Int
  @usableFromInline
  var texts: [String] = []

  /// The error of bytes that no writer wrote.
  @usableFromInline
  package struct Failure: Error, Equatable {
    /// Creates the error.
    @inlinable
    package init() {}
  }

  /// Creates a reader of the bytes from an offset on, and reads the table of texts.
  package init(_ bytes: [UInt8], from offset: Int) throws(Failure) {
    all = bytes
    self.offset = offset
    texts = try list { (reader) throws(Failure) in
      let count = try reader.number()
      return String(decoding: try reader.slice(count), as: UTF8.self)
    }
  }

  /// Whether all bytes are read.
  package var isAtEnd: Bool { offset == all.count }

  /// Reads a byte.
  @inlinable @inline(__always)
  package mutating func byte() throws(Failure) -> UInt8 {
    guard offset < all.count else { throw Failure() }
    defer { offset &+= 1 }
    return all[offset]
  }

  /// Reads a number that is not negative.
  @inlinable @inline(__always)
  package mutating func number() throws(Failure) -> Int {
    let first = try byte()
    return first < 0x80 ? Int(first) : try longNumber(first)
  }

  @usableFromInline
  mutating func longNumber(_ first: UInt8) throws(Failure) -> Int {
    var number = Int(first & 0x7F)
    var shift = 7
    while true {
      let next = try byte()
      guard shift < 63 else { throw Failure() }
      number |= Int(next & 0x7F) &<< shift
      if next < 0x80 { return number }
      shift += 7
    }
  }

  /// Reads a number below a bound.
  @inlinable @inline(__always)
  package mutating func number(below bound: Int) throws(Failure) -> Int {
    let number = try number()
    guard number < bound else { throw Failure() }
    return number
  }

  /// Reads a number that may be negative.
  @inlinable @inline(__always)
  package mutating func signedNumber() throws(Failure) -> Int {
    let number = try number()
    return number & 1 == 0 ? number / 2 : -(number / 2) - 1
  }

  /// Reads a truth value.
  @inlinable
  package mutating func flag() throws(Failure) -> Bool {
    let byte = try byte()
    guard byte <= 1 else { throw Failure() }
    return byte == 1
  }

  /// Reads a text.
  @inlinable
  package mutating func text() throws(Failure) -> String { texts[try number(below: texts.count)] }

  /// Reads a text that may be missing.
  @inlinable
  package mutating func optionalText() throws(Failure) -> String? { try flag() ? try text() : nil }

  /// The number of bytes that are not read yet.
  @inlinable
  var bytesLeft: Int { all.count - offset }

  /// Reads a number of bytes.
  mutating func slice(_ count: Int) throws(Failure) -> ArraySlice<UInt8> {
    guard count <= bytesLeft else { throw Failure() }
    defer { offset += count }
    return all[offset..<offset + count]
  }

  /// Reads bytes with their number.
  package mutating func bytes() throws(Failure) -> ContiguousArray<UInt8> {
    let count = try number()
    return ContiguousArray(try slice(count))
  }

  /// Reads a list. Each element takes at least one byte.
  @inlinable
  package mutating func list<Element>(
    _ each: (inout ByteReader) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    let count = try number()
    guard count <= bytesLeft else { throw Failure() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try each(&self)) }
    return elements
  }

  /// Reads a value that may be missing.
  @inlinable
  package mutating func optional<Value>(
    _ each: (inout ByteReader) throws(Failure) -> Value
  ) throws(Failure) -> Value? {
    try flag() ? try each(&self) : nil
  }

  /// Reads the raw value of an enumeration.
  @inlinable
  package mutating func value<Value: RawRepresentable>(_: Value.Type) throws(Failure) -> Value
  where Value.RawValue == Int {
    guard let value = Value(rawValue: try number()) else { throw Failure() }
    return value
  }

  /// Reads one of some values, by its position.
  @inlinable
  package mutating func element<Value>(of values: [Value]) throws(Failure) -> Value {
    values[try number(below: values.count)]
  }
}
