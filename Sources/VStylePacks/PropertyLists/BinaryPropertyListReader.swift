/// A reader of the binary format, into which builds of apps convert property lists.
///
/// Objects refer to each other by index. Each reference counts against the limits, so a small file cannot expand to a
/// large value, and a cycle ends at the depth limit.
struct BinaryPropertyListReader {
  private let bytes: ByteReader
  private let count: Int
  private var budget: PropertyListBudget
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableOffset = 0

  init(_ bytes: [UInt8], _ limits: PropertyListLimits) {
    self.bytes = ByteReader(bytes)
    count = bytes.count
    budget = PropertyListBudget(limits)
  }

  mutating func readWhole() throws(PropertyListError) -> PropertyList {
    let trailer = count - 32
    guard bytes.text(0, 8) == "bplist00", trailer >= 8, let offsetSize = bytes.big(trailer + 6, 1),
      let referenceSize = bytes.big(trailer + 7, 1), let objectCount = number(trailer + 8, 8),
      let top = number(trailer + 16, 8), let tableOffset = number(trailer + 24, 8)
    else { throw .malformed("a trailer expected", offset: max(0, trailer)) }
    guard (1...7).contains(offsetSize), (1...7).contains(referenceSize), tableOffset <= trailer,
      objectCount <= (trailer - tableOffset) / offsetSize
    else { throw .malformed("sizes that cannot be", offset: trailer) }
    (self.offsetSize, self.referenceSize) = (offsetSize, referenceSize)
    (self.objectCount, self.tableOffset) = (objectCount, tableOffset)
    return try readObject(top)
  }

  /// A number of 8 bytes; `nil` if it needs more than 62 bits, or if the bytes end before.
  private func number(_ offset: Int, _ size: Int) -> Int? {
    guard let high = bytes.big(offset, size - 4), high < 1 << 30, let low = bytes.big(offset + size - 4, 4) else {
      return nil
    }
    return high << 32 | low
  }

  private mutating func readObject(_ index: Int) throws(PropertyListError) -> PropertyList {
    try budget.enter()
    defer { budget.leave() }
    guard index < objectCount, let offset = bytes.big(tableOffset + index * offsetSize, offsetSize),
      offset < tableOffset, let marker = bytes.big(offset, 1)
    else { throw .malformed("an object that is not there", offset: tableOffset) }
    let low = marker & 15
    switch (marker >> 4, low) {
    case (0, 8): return .bool(false)
    case (0, 9): return .bool(true)
    case (1, 0...3): return .number(try integer(offset + 1, 1 << low))
    case (2, 2), (2, 3): return .number(try real(offset + 1, 1 << low))
    case (3, 3): return .date("\(try real(offset + 1, 8))")
    case (4, _):
      let (start, length) = try extent(offset, lowBits: low)
      return .data(Array(try slice(start, length)))
    case (5, _):
      let (start, length) = try extent(offset, lowBits: low)
      return .string(try text(Array(try slice(start, length)), as: UTF8.self, offset))
    case (6, _):
      let (start, length) = try extent(offset, lowBits: low)
      guard length <= count else { throw malformed(offset) }
      let units = Array(try slice(start, length * 2))
      let codes = stride(from: 0, to: units.count, by: 2).map { UInt16(units[$0]) << 8 | UInt16(units[$0 + 1]) }
      return .string(try text(codes, as: UTF16.self, offset))
    case (10, _):
      let (start, length) = try extent(offset, lowBits: low)
      var elements: [PropertyList] = []
      for position in 0..<length { elements.append(try readObject(try reference(in: start, at: position))) }
      return .array(elements)
    case (13, _): return .dictionary(try readMembers(offset, lowBits: low))
    default: throw malformed(offset)
    }
  }

  private mutating func readMembers(_ offset: Int, lowBits low: Int) throws(PropertyListError) -> [String: PropertyList]
  {
    let (start, length) = try extent(offset, lowBits: low)
    var members: [String: PropertyList] = [:]
    for position in 0..<length {
      guard case .string(let name) = try readObject(try reference(in: start, at: position)), members[name] == nil else {
        throw malformed(offset)
      }
      members[name] = try readObject(try reference(in: start, at: length + position))
    }
    return members
  }

  /// The offset of an object's content and the number of its elements. The real count follows a count of 15.
  private func extent(_ offset: Int, lowBits low: Int) throws(PropertyListError) -> (start: Int, length: Int) {
    guard low == 15 else { return (offset + 1, low) }
    guard let marker = bytes.big(offset + 1, 1), marker >> 4 == 1, marker & 15 <= 2,
      let length = bytes.big(offset + 2, 1 << (marker & 15)), length <= count
    else { throw malformed(offset) }
    return (offset + 2 + (1 << (marker & 15)), length)
  }

  private func reference(in start: Int, at position: Int) throws(PropertyListError) -> Int {
    guard let index = bytes.big(start + position * referenceSize, referenceSize) else { throw malformed(start) }
    return index
  }

  private mutating func slice(_ start: Int, _ length: Int) throws(PropertyListError) -> ArraySlice<UInt8> {
    try budget.keep(length)
    guard let slice = bytes.slice(start, length) else { throw malformed(start) }
    return slice
  }

  private func text<Encoding: Unicode.Encoding>(
    _ units: [Encoding.CodeUnit], as encoding: Encoding.Type, _ offset: Int
  ) throws(PropertyListError) -> String {
    guard let text = String(validating: units, as: encoding) else { throw malformed(offset) }
    return text
  }

  private func integer(_ offset: Int, _ size: Int) throws(PropertyListError) -> Double {
    guard let slice = bytes.slice(offset, size) else { throw malformed(offset) }
    let pattern = slice.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 8 ? Double(Int64(bitPattern: pattern)) : Double(pattern)
  }

  private func real(_ offset: Int, _ size: Int) throws(PropertyListError) -> Double {
    guard let slice = bytes.slice(offset, size) else { throw malformed(offset) }
    let pattern = slice.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let number = size == 4 ? Double(Float(bitPattern: UInt32(pattern))) : Double(bitPattern: pattern)
    guard number.isFinite else { throw malformed(offset) }
    return number
  }

  private func malformed(_ offset: Int) -> PropertyListError { .malformed("an object that cannot be", offset: offset) }
}
