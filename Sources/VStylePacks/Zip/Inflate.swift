/// A reason why compressed bytes cannot be decompressed.
package enum InflateError: Error, Sendable, Equatable {
  /// The bytes end too early.
  case truncated
  /// The bytes violate the format.
  case malformed
  /// The decompressed bytes exceed the limit.
  case tooLong
}

/// A decompressor for the DEFLATE format.
///
/// It replaces the system's zlib, which would be a package to install beside the toolchain. It validates its input:
/// each code must be complete, and each distance must lie within the output.
///
/// - Spec: https://www.rfc-editor.org/rfc/rfc1951
package struct Inflate {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// Decompresses one stream that fills a range of bytes.
  ///
  /// - Parameters:
  ///   - bytes: the bytes that contain the stream.
  ///   - range: the indices of the stream.
  ///   - limit: the maximum number of decompressed bytes.
  /// - Returns: the decompressed bytes.
  /// - Throws: ``InflateError``. Bytes after the last block are malformed.
  package static func read(_ bytes: [UInt8], in range: Range<Int>, limit: Int) throws(InflateError) -> [UInt8] {
    var reader = Inflate(bytes, range, limit)
    try reader.readBlocks()
    return reader.output
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>, _ limit: Int) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    self.limit = limit
  }

  private mutating func readBlocks() throws(InflateError) {
    var isLast = false
    repeat {
      isLast = try consume(1) == 1
      switch try consume(2) {
      case 0: try readStored()
      case 1: try readCompressed(Inflate.fixedLiterals, Inflate.fixedDistances)
      case 2: try readDynamic()
      default: throw .malformed
      }
    } while !isLast
    guard position == end, bits >> bitCount == 0 else { throw .malformed }
  }

  private mutating func consume(_ count: UInt32) throws(InflateError) -> Int {
    while bitCount < count {
      guard position < end else { throw .truncated }
      bits |= UInt32(bytes[position]) << bitCount
      position += 1
      bitCount += 8
    }
    let value = bits & ((1 << count) - 1)
    bits >>= count
    bitCount -= count
    return Int(value)
  }

  private mutating func readStored() throws(InflateError) {
    bits = 0
    bitCount = 0
    guard end - position >= 4 else { throw .truncated }
    let length = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    let complement = Int(bytes[position + 2]) | Int(bytes[position + 3]) << 8
    guard length == ~complement & 0xFFFF else { throw .malformed }
    position += 4
    guard end - position >= length else { throw .truncated }
    guard output.count + length <= limit else { throw .tooLong }
    output += bytes[position..<position + length]
    position += length
  }

  private mutating func readDynamic() throws(InflateError) {
    let (literals, distances, lengths) = (try consume(5) + 257, try consume(5) + 1, try consume(4) + 4)
    guard literals <= 286, distances <= 30 else { throw .malformed }
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for index in Inflate.lengthOrder.prefix(lengths) { codeLengths[index] = UInt8(try consume(3)) }
    guard let code = HuffmanCode(codeLengths[...]), !code.isIncomplete else { throw .malformed }
    var all: [UInt8] = []
    while all.count < literals + distances {
      let symbol = try decode(code)
      switch symbol {
      case 0..<16: all.append(UInt8(symbol))
      case 16:
        guard let last = all.last else { throw .malformed }
        all += [UInt8](repeating: last, count: 3 + (try consume(2)))
      case 17: all += [UInt8](repeating: 0, count: 3 + (try consume(3)))
      default: all += [UInt8](repeating: 0, count: 11 + (try consume(7)))
      }
    }
    // A block without a code for its end would not end. A code of one symbol may leave the other bit unused.
    guard all.count == literals + distances, all[256] != 0,
      let literalCode = HuffmanCode(all[..<literals]), let distanceCode = HuffmanCode(all[literals...]),
      !literalCode.isIncomplete || literalCode.symbolCount == 1,
      !distanceCode.isIncomplete || distanceCode.symbolCount <= 1
    else { throw .malformed }
    try readCompressed(literalCode, distanceCode)
  }

  private mutating func readCompressed(_ literals: HuffmanCode, _ distances: HuffmanCode) throws(InflateError) {
    while true {
      let symbol = try decode(literals)
      if symbol < 256 {
        guard output.count < limit else { throw .tooLong }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol <= 285 else { throw .malformed }
      let (base, extra) = Inflate.lengths[symbol - 257]
      let length = base + (try consume(UInt32(extra)))
      let distanceSymbol = try decode(distances)
      guard distanceSymbol < 30 else { throw .malformed }
      let (distanceBase, distanceExtra) = Inflate.distances[distanceSymbol]
      let distance = distanceBase + (try consume(UInt32(distanceExtra)))
      guard distance <= output.count else { throw .malformed }
      guard output.count + length <= limit else { throw .tooLong }
      // The source may overlap the output that is being written: a run.
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  /// Decodes the next symbol. Codes of one length are consecutive numbers, so a count for each length is enough.
  private mutating func decode(_ code: HuffmanCode) throws(InflateError) -> Int {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      value |= try consume(1)
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw .malformed
  }

  private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The shortest length of each symbol from 257 on, and the number of extra bits.
  private static let lengths: [(base: Int, extra: Int)] =
    zip(
      [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
      ],
      [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
    ).map { ($0, $1) }

  /// The shortest distance of each symbol, and the number of extra bits.
  private static let distances: [(base: Int, extra: Int)] = (0..<30).map { symbol in
    let extra = max(0, symbol / 2 - 1)
    return (symbol < 4 ? symbol + 1 : (2 + symbol % 2) << extra + 1, extra)
  }

  private static let fixedLiterals = HuffmanCode(
    fixed: [(144, 8), (112, 9), (24, 7), (8, 8)].flatMap { [UInt8](repeating: $1, count: $0) })
  private static let fixedDistances = HuffmanCode(fixed: [UInt8](repeating: 5, count: 30))
}

/// A canonical Huffman code, which the code lengths of its symbols define.
private struct HuffmanCode {
  /// The number of symbols with a code of each length.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// The symbols in the order of their codes.
  private(set) var symbols: [Int] = []
  /// Whether some codes have no symbol.
  private(set) var isIncomplete = false

  var symbolCount: Int { symbols.count }

  /// Creates a code; `nil` for lengths that no code can have.
  init?(_ lengths: ArraySlice<UInt8>) {
    self.init(fixed: Array(lengths))
    var left = 1
    for length in 1...15 {
      left = left << 1 - counts[length]
      if left < 0 { return nil }
    }
    isIncomplete = left > 0
  }

  init(fixed lengths: [UInt8]) {
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    for length in 1...15 where counts[length] > 0 {
      symbols += lengths.indices.filter { lengths[$0] == length }
    }
  }
}
