/// A color of the form `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
///
/// - Spec: https://www.w3.org/TR/css-color-4/#hex-notation
struct HexColor {
  /// The digits as one number, 4 bits each. The last digit is in the lowest bits.
  let digits: UInt32

  /// The number of digits: 3, 4, 6 or 8.
  let count: Int

  init(digits: UInt32, count: Int) {
    self.digits = digits
    self.count = count
  }

  /// Parses 3, 4, 6 or 8 hexadecimal digits; `nil` for another count or another byte.
  @inline(__always)
  init?(count: Int, _ byte: (Int) -> UInt8) {
    guard count == 3 || count == 4 || count == 6 || count == 8 else { return nil }
    var digits: UInt32 = 0
    for index in 0..<count {
      guard let digit = HexColor.value(byte(index)) else { return nil }
      digits = digits << 4 | digit
    }
    self.init(digits: digits, count: count)
  }

  @inline(__always)
  private static func value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte &- 0x30)
    case 0x41...0x46, 0x61...0x66: UInt32((byte | 0x20) &- 0x57)
    default: nil
    }
  }

  /// The components, in `[0, 255]`, with the opacity in `[0, 1]`.
  var components: ColorComponents {
    ColorComponents(
      .rgb, channel(0), channel(1), channel(2),
      alpha: count % 4 == 0 ? ColorComponents.legacyAlpha(channel(3) / 255) : 1)
  }

  /// A channel in `[0, 255]`, by its index from the left.
  private func channel(_ index: Int) -> Double {
    let channels = count % 4 == 0 ? 4 : 3
    let bits = UInt32(count > 4 ? 8 : 4)
    let value = digits >> (UInt32(channels - 1 - index) * bits) & (1 << bits - 1)
    return Double(bits == 8 ? value : value * 17)
  }
}
