/// Characters as they can be shown.
public enum VisibleText {
  /// A character; for one that nobody sees, its picture or its number: `␀`, `<U+200B>`.
  public static func text(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\0" { return "␀" }
    guard scalar.properties.generalCategory == .format else { return String(scalar) }
    return "<U+" + String(scalar.value, radix: 16, uppercase: true) + ">"
  }
}
