/// Visible forms of characters.
package enum VisibleText {
  /// Returns the character itself, or a visible form of an invisible one: `␀`, `<U+200B>`.
  package static func text(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\0" { return "␀" }
    guard scalar.properties.generalCategory == .format else { return String(scalar) }
    return "<U+" + String(scalar.value, radix: 16, uppercase: true) + ">"
  }
}
