/// Visible forms of characters.
public enum VisibleText {
  /// Returns the character itself, or a visible form of an invisible one: `␀`, `<U+200B>`.
  public static func text(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\0" { return "␀" }
    guard scalar.properties.generalCategory == .format else { return String(scalar) }
    return "<U+" + String(scalar.value, radix: 16, uppercase: true) + ">"
  }
}
