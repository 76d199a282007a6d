/// Bytes as digits.
enum Hexadecimal {
  private static let digits = Array("0123456789ABCDEF")

  /// A byte as two digits.
  static func byte(_ byte: UInt8) -> String { String([digits[Int(byte >> 4)], digits[Int(byte & 15)]]) }
}
