/// A pattern that paths match, as `.editorconfig` files write it.
///
/// `*` is any text without `/`, `**` any text, `?` one character that is no `/`, `[abc]` and `[!abc]` one
/// of some characters or none of them, `{a,b}` one of some texts, `{1..9}` a number. A pattern without `/`
/// is about the name of a file, in any folder.
///
/// - Spec: https://spec.editorconfig.org/#glob-expressions
package struct Glob: Sendable {
  private let alternatives: [[Piece]]

  /// What one place of a pattern stands for.
  enum Piece: Sendable {
    case literal(Unicode.Scalar)
    case one
    case manyInFolder
    case many
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    case number(ClosedRange<Int>)
  }

  /// Reads a pattern. Whatever is no pattern stands for itself.
  package init(_ pattern: String) {
    var text = Substring(pattern)
    if text.hasPrefix("/") {
      text = text.dropFirst()
    } else if !text.contains("/") {
      text = "**/" + text
    }
    alternatives = GlobParser.alternatives(Array(text.unicodeScalars)[...])
  }

  /// Whether a path, relative to the folder that the pattern speaks of, matches.
  package func matches(_ path: String) -> Bool {
    let text = Array(path.unicodeScalars)
    return alternatives.contains { Glob.matches(text, $0) }
  }

  /// Walks the text with all places of the pattern at once that it can be at, so that no pattern takes long.
  private static func matches(_ text: [Unicode.Scalar], _ pieces: [Piece]) -> Bool {
    // reached[i]: the pieces so far can stand for the first i characters.
    var reached = [Bool](repeating: false, count: text.count + 1)
    reached[0] = true
    for piece in pieces {
      var next = [Bool](repeating: false, count: text.count + 1)
      for position in 0...text.count where reached[position] {
        for end in ends(of: piece, in: text, from: position) { next[end] = true }
      }
      reached = next
    }
    return reached[text.count]
  }

  /// The places that a piece can reach from a place.
  private static func ends(of piece: Piece, in text: [Unicode.Scalar], from start: Int) -> Range<Int> {
    func one(_ isMatch: Bool) -> Range<Int> { isMatch ? start + 1..<start + 2 : start..<start }
    let scalar = start < text.count ? text[start] : nil
    switch piece {
    case .literal(let wanted): return one(scalar == wanted)
    case .one: return one(scalar != nil && scalar != "/")
    case .set(let ranges, let isNegated):
      guard let scalar, scalar != "/" else { return one(false) }
      return one(ranges.contains { $0.contains(scalar) } != isNegated)
    case .many: return start..<text.count + 1
    case .manyInFolder: return start..<(text[start...].firstIndex(of: "/") ?? text.count) + 1
    case .number(let range):
      var end = start
      if scalar == "-" || scalar == "+" { end += 1 }
      while end < text.count, ("0"..."9").contains(text[end]) { end += 1 }
      var written = String.UnicodeScalarView()
      written.append(contentsOf: text[start..<end])
      guard let number = Int(String(written)), range.contains(number) else { return one(false) }
      return end..<end + 1
    }
  }
}
