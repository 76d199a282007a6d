import VStyleAdvice
import VStyleSyntax

/// Tells misspelled names from other names that are merely similar.
///
/// Names of themes, layers and states are the app's own, so that a name without a declaration need not be a mistake.
package enum LikelyTypo {
  /// Returns the first known name that a name almost surely stands for; `nil` if there is none.
  ///
  /// The two differ in the case of letters alone, or have the same words except for one edit in a word: a letter too much, too few, another one, or two swapped
  /// ones. The first letters agree, because `light` and `night` differ on purpose. So do names with other digits.
  package static func meant(by name: String, among known: some Sequence<String>) -> String? {
    known.first { isTypo(name, of: $0) }
  }

  /// Returns whether a name is almost surely a misspelling of a known one.
  package static func isTypo(_ name: String, of known: String) -> Bool {
    if name != known, name.lowercased() == known.lowercased() { return true }
    let (words, others) = (name.split(separator: "-"), known.split(separator: "-"))
    guard words.count == others.count, name != known else { return false }
    let pairs = zip(words, others).filter { $0 != $1 }
    guard pairs.count == 1, let (word, other) = pairs.first else { return false }
    return isTypo(Array(word.utf8), of: Array(other.utf8))
  }

  /// What a typo keeps of a name: its digits, and the number of its words.
  static func kept(of name: String) -> String {
    String(decoding: name.utf8.filter(digits.contains), as: UTF8.self) + " \(name.split(separator: "-").count)"
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private static func isTypo(_ word: [UInt8], of known: [UInt8]) -> Bool {
    guard known.count >= 4, word.count >= 4, word.count <= 100,
      known.filter(digits.contains) == word.filter(digits.contains),
      EditDistance.between(word, known, atMost: 1) != nil
    else { return false }
    return word.first == known.first || word.count == known.count && word.sorted() == known.sorted()
  }
}

/// Guesses at misspelled names, as many as ``Limit/spellingComparisons`` allows.
package struct TypoGuesses {
  /// The known names, by what a typo keeps of them.
  private let known: [String: [String]]
  private let isKnown: Set<String>

  /// The number of comparisons that are left.
  private var budget = Limit.spellingComparisons.value

  package init(_ known: [String]) {
    self.known = Dictionary(grouping: known, by: LikelyTypo.kept)
    isKnown = Set(known)
  }

  /// Returns the known name that an unknown one almost surely stands for; `nil` if there is none.
  package mutating func meant(by name: String) -> String? {
    guard !isKnown.contains(name), let candidates = known[LikelyTypo.kept(of: name)], budget >= candidates.count
    else { return nil }
    budget -= candidates.count
    return LikelyTypo.meant(by: name, among: candidates)
  }
}
