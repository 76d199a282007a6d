/// The hash of a script or a style sheet, by which a content security policy allows it.
///
/// - Spec: https://www.w3.org/TR/CSP3/#external-hash, and FIPS 180-4 for SHA-256
enum ContentHash {
  /// The source expression for a text: `'sha256-…'`.
  static func source(_ text: String) -> String { "'sha256-\(base64(sha256(Array(text.utf8))))'" }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes(64).map { prime in fraction(of: prime, root: 3) }

  /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
  private static let start: [UInt32] = primes(8).map { prime in fraction(of: prime, root: 2) }

  static func sha256(_ message: [UInt8]) -> [UInt8] {
    var hash = start
    let length = UInt64(message.count) * 8
    var padded = message + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
    var words = [UInt32](repeating: 0, count: 64)
    for block in stride(from: 0, to: padded.count, by: 64) {
      for index in 0..<16 {
        words[index] = (0..<4).reduce(0) { $0 << 8 | UInt32(padded[block + 4 * index + $1]) }
      }
      for index in 16..<64 {
        let (low, high) = (words[index - 15], words[index - 2])
        let first = rotate(low, 7) ^ rotate(low, 18) ^ low >> 3
        let second = rotate(high, 17) ^ rotate(high, 19) ^ high >> 10
        words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
      }
      compress(words, into: &hash)
    }
    return hash.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }

  private static func compress(_ words: [UInt32], into hash: inout [UInt32]) {
    var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
    var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
    for index in 0..<64 {
      let scheduled = h &+ constants[index] &+ words[index]
      let first = (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ (e & f ^ ~e & g) &+ scheduled
      let second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { hash[index] &+= word }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static func primes(_ count: Int) -> [UInt64] {
    var primes: [UInt64] = []
    var number: UInt64 = 2
    while primes.count < count {
      if primes.allSatisfy({ !number.isMultiple(of: $0) }) { primes.append(number) }
      number += 1
    }
    return primes
  }

  /// The first 32 bits after the point of the square or cube root of a number, by a search of its bits.
  private static func fraction(of number: UInt64, root: Int) -> UInt32 {
    var result: UInt64 = 0
    for bit in (0..<36).reversed() {
      let candidate = result | 1 << UInt64(bit)
      // The candidate is the root times 2³². Its power and the number are compared as products of 128 bits.
      let square = candidate.multipliedFullWidth(by: candidate)
      let isAtMost =
        root == 2
        ? (square.high, square.low) <= (number, 0)
        : isCubeAtMost(candidate, square, number)
      if isAtMost { result = candidate }
    }
    return UInt32(truncatingIfNeeded: result)
  }

  /// Whether the cube of a candidate is at most a number times 2⁹⁶.
  private static func isCubeAtMost(_ candidate: UInt64, _ square: (high: UInt64, low: UInt64), _ number: UInt64) -> Bool
  {
    let low = square.low.multipliedFullWidth(by: candidate)
    let high = square.high * candidate + low.high
    return high >> 32 < number || (high >> 32 == number && high & 0xFFFF_FFFF == 0 && low.low == 0)
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var out = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 { out.append(index <= group.count ? digits[bits >> (18 - 6 * index) & 63] : "=") }
    }
    return out
  }
}
