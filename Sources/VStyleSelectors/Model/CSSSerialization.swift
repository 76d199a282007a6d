/// Provisional until the syntax module has its own.
enum CSSSerialization {
  static func serialize(identifier: String) -> String {
    var out = ""
    let scalars = Array(identifier.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let value = scalar.value
      let isDigit = value >= 0x30 && value <= 0x39
      if value == 0 {
        out += "\u{FFFD}"
      } else if value < 0x20 || value == 0x7F || (isDigit && (index == 0 || (index == 1 && scalars[0] == "-"))) {
        out += "\\" + String(value, radix: 16) + " "
      } else if scalar == "-", scalars.count == 1 {
        out += "\\-"
      } else if value >= 0x80 || scalar == "-" || scalar == "_" || isDigit || scalar.properties.isAlphabetic {
        out.unicodeScalars.append(scalar)
      } else {
        out += "\\"
        out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
  static func serialize(string: String) -> String {
    var out = "\""
    for scalar in string.unicodeScalars {
      if scalar.value == 0 {
        out += "\u{FFFD}"
      } else if scalar.value < 0x20 || scalar.value == 0x7F {
        out += "\\" + String(scalar.value, radix: 16) + " "
      } else {
        if scalar == "\"" || scalar == "\\" { out += "\\" }
        out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
extension NthExpression {
  /// text
  public var description: String {
    if step == 0 { return String(offset) }
    let first = step == 1 ? "n" : step == -1 ? "-n" : "\(step)n"
    return offset == 0 ? first : offset > 0 ? "\(first)+\(offset)" : "\(first)\(offset)"
  }
}
