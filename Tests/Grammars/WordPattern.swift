/// The pattern of a list of words, which shares their beginnings: `ab|ac` becomes `a(?:b|c)`.
///
/// OPTIMIZATION: the words with bars between them would be simpler. An editor tries the words of such a list one after
/// another, at each name of a sheet: there are more than a thousand properties.
struct WordPattern {
  private var children: [Character: WordPattern] = [:]
  private var isEnd = false

  /// The pattern of words. A hyphen of a word may be left out if `hyphensAreOptional`, as names in Swift do.
  static func text(_ words: [String], hyphensAreOptional: Bool = false) -> String {
    var tree = WordPattern()
    for word in words { tree.insert(word.lowercased()[...]) }
    let text = tree.text
    return hyphensAreOptional ? text.replacingHyphens() : text
  }

  private mutating func insert(_ word: Substring) {
    guard let first = word.first else {
      isEnd = true
      return
    }
    children[first, default: WordPattern()].insert(word.dropFirst())
  }

  private var text: String {
    let branches = children.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value.text)" }
    guard let first = branches.first else { return "" }
    let isSingle = branches.count == 1
    if isSingle, !isEnd { return first }
    let group = isSingle && first.count == 1 ? first : "(?:\(branches.joined(separator: "|")))"
    return isEnd ? group + "?" : group
  }
}

extension String {
  fileprivate func replacingHyphens() -> String {
    split(separator: "-", omittingEmptySubsequences: false).joined(separator: "-?")
  }
}
