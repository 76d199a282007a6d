/// How strings and identifiers are written.
///
/// - Spec: https://www.w3.org/TR/cssom-1/#common-serializing-idioms
enum TextSerialization {
  /// A string in double quotes.
  static func string(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0: out.unicodeScalars.append("\u{FFFD}")
      case 0x01...0x1F, 0x7F: out += escaped(scalar)
      case 0x22, 0x5C:
        out += "\\"
        out.unicodeScalars.append(scalar)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  /// An identifier.
  static func identifier(_ name: String) -> String {
    var out = ""
    let scalars = Array(name.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isDigit = (0x30...0x39).contains(scalar.value)
      switch scalar.value {
      case 0: out.unicodeScalars.append("\u{FFFD}")
      case 0x01...0x1F, 0x7F: out += escaped(scalar)
      case _ where isDigit && (index == 0 || (index == 1 && scalars[0] == "-")): out += escaped(scalar)
      case 0x2D where scalars.count == 1: out += "\\-"
      case 0x80..., 0x2D, 0x5F, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: out.unicodeScalars.append(scalar)
      default:
        out += "\\"
        out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String { "\\\(String(scalar.value, radix: 16)) " }
}
