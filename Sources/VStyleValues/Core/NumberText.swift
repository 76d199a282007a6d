/// How numbers are written: the shortest decimal text that reads back as the same number.
///
/// - Spec: https://www.w3.org/TR/cssom-1/#serialize-a-css-component-value
enum NumberText {
  /// A finite number; an exponent only where the digits alone would be very long.
  static func serialize(_ number: Double) -> String {
    guard number != 0 else { return "0" }
    if number == number.rounded(), abs(number) < 1e15 { return "\(Int(number))" }
    let text = "\(number)"
    return text.utf8.contains(UInt8(ascii: "e")) ? expanded(text) : text
  }

  /// A number in scientific notation without its exponent, if it is a small fraction.
  private static func expanded(_ text: String) -> String {
    let parts = text.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]), exponent < 0, exponent > -12 else { return text }
    let isNegative = parts[0].first == "-"
    let digits = parts[0].filter { $0 != "." && $0 != "-" }
    let isWholeMantissa = parts[0].hasSuffix(".0")
    let zeros = String(repeating: "0", count: -exponent - 1)
    return (isNegative ? "-0." : "0.") + zeros + (isWholeMantissa ? String(digits.dropLast()) : digits)
  }
}
