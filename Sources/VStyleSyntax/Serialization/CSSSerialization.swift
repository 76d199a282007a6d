/// Serializes values so that parsing the text returns the same values.
///
/// - Spec: https://www.w3.org/TR/cssom-1/#common-serializing-idioms
package enum CSSSerialization {
  /// Serializes an identifier, with escapes where needed.
  ///
  /// - Spec: https://www.w3.org/TR/cssom-1/#serialize-an-identifier
  package static func serialize(identifier: String) -> String {
    var out = ""
    var hasOnlyHyphen = false
    for (position, scalar) in identifier.unicodeScalars.enumerated() {
      let isDigit = scalar >= "0" && scalar <= "9"
      // At the start of a text U+FEFF would be a byte order mark.
      let isMark = scalar == "\u{FEFF}" && position == 0
      if isMark || isDigit && (position == 0 || position == 1 && hasOnlyHyphen) {
        appendCodePoint(scalar, to: &out)
      } else {
        appendNameScalar(scalar, to: &out)
      }
      hasOnlyHyphen = position == 0 && scalar == "-"
    }
    return hasOnlyHyphen ? "\\-" : out
  }

  /// Serializes a name that may start with a digit, such as after the `#` of a color.
  package static func serialize(name: String) -> String {
    var out = ""
    for scalar in name.unicodeScalars { appendNameScalar(scalar, to: &out) }
    return out
  }

  /// Serializes a string in double quotes.
  ///
  /// - Spec: https://www.w3.org/TR/cssom-1/#serialize-a-string
  package static func serialize(string: String) -> String {
    var out = "\""
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0: out += "\u{FFFD}"
      case 0x01...0x1F, 0x7F: appendCodePoint(scalar, to: &out)
      case 0x22, 0x5C:
        out += "\\"
        out.unicodeScalars.append(scalar)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  /// Serializes an address, as `url("…")`.
  ///
  /// - Spec: https://www.w3.org/TR/cssom-1/#serialize-a-url
  package static func serialize(url: String) -> String { "url(" + serialize(string: url) + ")" }

  /// Serializes a number as the shortest decimal that parses to the same number.
  ///
  /// An integer has no fraction, and no number has an exponent. Infinities and NaN are the keywords of `calc()`.
  package static func serialize(number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-infinity" : "infinity" }
    guard number != 0 else { return "0" }
    // The description has the fewest digits that round-trip, so only an exponent must be expanded.
    let description = number.description
    guard description.utf8.contains(UInt8(ascii: "e")) else {
      return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
    }
    let text = number.magnitude.description
    let parts = text.split(separator: "e")
    let exponent = parts.count == 2 ? Int(parts[1]) ?? 0 : 0
    let mantissa = (parts.first ?? "0").split(separator: ".")
    var digits = mantissa.joined()
    var point = (mantissa.first?.count ?? 0) + exponent
    if point <= 0 {
      digits = String(repeating: "0", count: 1 - point) + digits
      point = 1
    } else if point > digits.count {
      digits += String(repeating: "0", count: point - digits.count)
    }
    var fraction = digits.dropFirst(point)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = number < 0 ? "-" : ""
    return sign + digits.prefix(point) + (fraction.isEmpty ? "" : ".") + fraction
  }

  /// Appends a code point as a hexadecimal escape with its closing space.
  static func appendCodePoint(_ scalar: Unicode.Scalar, to out: inout String) {
    out += "\\" + String(scalar.value, radix: 16) + " "
  }

  private static func appendNameScalar(_ scalar: Unicode.Scalar, to out: inout String) {
    switch scalar.value {
    case 0: out += "\u{FFFD}"
    case 0x01...0x1F, 0x7F: appendCodePoint(scalar, to: &out)
    case _ where NonNameCodePoints.contains(scalar):
      out += "\\"
      out.unicodeScalars.append(scalar)
    case 0x2D, 0x5F, 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: out.unicodeScalars.append(scalar)
    default:
      out += "\\"
      out.unicodeScalars.append(scalar)
    }
  }
}
