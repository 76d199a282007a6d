/// The words of a name, to find names that say the same with more words: `prefers-large-titles` for `large-titles`.
package struct NameWords: Sendable {
  /// The name with its hyphens.
  package let name: String

  private let words: [Substring]

  /// Splits a name in kebab-case into its words.
  package init(_ name: String) {
    self.name = name
    words = name.split(separator: "-")
  }

  /// The number of words.
  package var count: Int { words.count }

  /// How far a name with all words of this one is from it: the number of further words first, then the number of words
  /// in another form.
  ///
  /// The result is `nil` if a word of this name has no counterpart in the other one.
  package func distance(to longer: NameWords) -> (further: Int, changed: Int)? {
    guard longer.count >= count else { return nil }
    var left = longer.words
    var changed = 0
    for word in words {
      if let same = left.firstIndex(of: word) {
        left.remove(at: same)
      } else if let similar = left.firstIndex(where: { NameWords.mean(word, $0) }) {
        left.remove(at: similar)
        changed += 1
      } else {
        return nil
      }
    }
    return (left.count, changed)
  }

  /// Whether two words are forms of one: `truncate` and `truncating`.
  package static func areForms(_ left: Substring, _ right: Substring) -> Bool {
    if left == right { return true }
    let shared = zip(left, right).prefix { $0 == $1 }.count
    return shared >= 4 && shared * 4 >= max(left.count, right.count) * 3 - 3
  }

  /// Whether two words mean the same in the name of a property.
  private static func mean(_ left: Substring, _ right: Substring) -> Bool {
    if areForms(left, right) || synonyms[String(left)]?.contains(String(right)) == true { return true }
    // `item` is a part of `interitem`.
    return left.utf8.count >= 4 && right.hasSuffix(left)
  }

  /// Words and abbreviations, and the words of properties that mean the same.
  private static let synonyms: [String: [String]] = [
    "bg": ["background"], "btn": ["button"], "foreground": ["text"],
    "img": ["image"], "insets": ["inset"], "lines": ["line"], "margin": ["margins"], "max": ["maximum"],
    "min": ["minimum"], "num": ["number"], "padding": ["inset", "insets"], "text": ["string", "title"],
    "txt": ["text"],
  ]
}
