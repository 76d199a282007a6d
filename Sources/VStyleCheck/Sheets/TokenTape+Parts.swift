package import VStyleSyntax

extension TokenTape {
  /// Returns the parts of a range between the commas at its top level.
  package func split(_ tokens: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = tokens.lowerBound
    var index = start
    while index < tokens.upperBound {
      if kind(index) == .comma {
        parts.append(start..<index)
        start = index + 1
      }
      index = indexAfterComponentValue(index)
    }
    parts.append(start..<tokens.upperBound)
    return parts
  }

  /// Returns a range without the white space and comments at its ends.
  package func trimmed(_ tokens: Range<Int>) -> Range<Int> {
    var tokens = tokens
    while let first = tokens.first, kind(first).isTrivia { tokens = first + 1..<tokens.upperBound }
    while let last = tokens.last, kind(last).isTrivia { tokens = tokens.lowerBound..<last }
    return tokens
  }
}
