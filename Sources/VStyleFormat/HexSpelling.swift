/// The one spelling of hexadecimal colors: in lower case, and with as many digits as the options say.
enum HexSpelling {
  /// The spelling of a color; other text stays as written.
  ///
  /// - Parameters:
  ///   - text: the color with its `#`.
  ///   - length: the number of digits.
  static func text(_ text: [UInt8], _ length: FormatOptions.HexColors) -> [UInt8] {
    let digits = text.dropFirst().map(Bytes.lowercased)
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(Bytes.isHexDigit) else { return text }
    let isShort = digits.count < 6
    switch length {
    case .asWritten: return [0x23] + digits
    case .long: return [0x23] + (isShort ? digits.flatMap { [$0, $0] } : digits)
    case .short:
      let pairs = stride(from: 0, to: digits.count, by: 2)
      guard !isShort, pairs.allSatisfy({ digits[$0] == digits[$0 + 1] }) else { return [0x23] + digits }
      return [0x23] + pairs.map { digits[$0] }
    }
  }
}
