#if DEBUG || VSTYLE_ADVICE
  import VStyleStylesheet
  import VStyleSyntax
  import VStyleValues

  /// A point in a layer, from 0 to 1 in both directions, as it is written on the web: `center top`, `50% 0%`.
  enum UnitPoint {
    /// Whether the value of a property is such a point.
    static func isValue(of property: String) -> Bool {
      ["anchor-point", "start-point", "end-point"].contains { property.hasSuffix($0) }
    }

    /// The advice on a point in words or percentages; `nil` for other values.
    static func help(_ slice: TokenSlice) -> String? {
      let tape = slice.tape
      var words = slice.tokens.filter { !tape.kind($0).isTrivia }.map {
        tape.source.text(in: tape.range($0)).lowercased()
      }
      if words.count == 1 { words.append("center") }
      guard words.count == 2 else { return nil }
      if vertical[words[0]] != nil || horizontal[words[1]] != nil { words.reverse() }
      guard let x = number(words[0], horizontal), let y = number(words[1], vertical) else { return nil }
      let point = [x, y].map { CSSSerialization.serialize(number: $0) }.joined(separator: " ")
      return "write x and y as numbers from 0 to 1: `\(point)`"
    }

    private static func number(_ word: String, _ edges: [String: Double]) -> Double? {
      if ["center", "middle"].contains(word) { return 0.5 }
      return edges[word] ?? (word.hasSuffix("%") ? Double(word.dropLast()).map { $0 / 100 } : Double(word))
    }

    private static let horizontal = ["left": 0.0, "leading": 0, "right": 1, "trailing": 1]
    private static let vertical = ["top": 0.0, "bottom": 1]
  }
#endif
