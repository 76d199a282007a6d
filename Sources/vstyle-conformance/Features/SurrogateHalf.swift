/// Half of a surrogate pair in the JSON of a request. Text in Swift cannot hold one, and neither can a view.
enum SurrogateHalf {
  /// Returns whether a string in a line of JSON has an escape for half of a pair, and none for the other half.
  static func appears(in line: String) -> Bool {
    var rest = Substring(line)
    while let backslash = rest.firstIndex(of: "\\") {
      rest = rest[backslash...]
      guard let unit = unit(&rest) else {
        rest = rest.dropFirst(2)
        continue
      }
      if UTF16.isTrailSurrogate(unit) { return true }
      if UTF16.isLeadSurrogate(unit) {
        guard let trail = self.unit(&rest), UTF16.isTrailSurrogate(trail) else { return true }
      }
    }
    return false
  }

  /// Reads the code unit of an escape such as `\ud83d`; `nil` if another text comes first.
  private static func unit(_ rest: inout Substring) -> UInt16? {
    guard rest.hasPrefix("\\u"), let unit = UInt16(rest.dropFirst(2).prefix(4), radix: 16) else { return nil }
    rest = rest.dropFirst(6)
    return unit
  }
}
