/// Hexadecimal digits of bytes.
package enum Hexadecimal {
  private static let digits = Array("0123456789ABCDEF")

  /// Returns a byte as two hexadecimal digits.
  package static func byte(_ byte: UInt8) -> String { String([digits[Int(byte >> 4)], digits[Int(byte & 15)]]) }
}
