import VStyleSyntax

/// A pattern for paths, in the syntax of `.editorconfig` files.
///
/// - `*` matches any text without `/`, and `**` any text.
/// - `?` matches one character except `/`.
/// - `[abc]` matches one of the characters, and `[!abc]` one other character except `/`.
/// - `{a,b}` matches one of the texts, and `{1..9}` a number.
///
/// A pattern without `/` matches the name of a file in any folder.
///
/// Matching takes at most as many steps as the number of pieces times the length of the path.
///
/// - Spec: https://spec.editorconfig.org/#glob-expressions
package struct Glob: Sendable {
  /// The pieces in order. The alternatives of a choice are between its `open` and `close` pieces.
  private let pieces: [Piece]

  /// One part of a pattern.
  enum Piece: Sendable {
    case literal(Unicode.Scalar)
    case one
    case manyInFolder
    case many
    /// One character; the ranges are sorted and do not overlap.
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    case number(ClosedRange<Int>)
    /// The start of a choice between texts.
    case open
    /// The end of one text of a choice, and the start of the next.
    case next
    /// The end of a choice.
    case close
  }

  /// The reason why a pattern is refused: it is too long, or its braces are nested too deep.
  package struct Refusal: Error {
    /// The reason: it starts in lower case, has names in backticks and no full stop.
    package let message: String
  }

  /// Parses a pattern. Text that has no special meaning matches itself.
  ///
  /// - Throws: ``Refusal`` for a pattern beyond ``Limit/patternBytes`` or ``Limit/patternDepth``.
  package init(_ pattern: String) throws(Refusal) {
    guard Limit.patternBytes.allows(pattern.utf8.count) else {
      throw Refusal(message: "the pattern has \(pattern.utf8.count) bytes; \(Limit.patternBytes.sentence())")
    }
    var text = Substring(pattern)
    if text.hasPrefix("/") {
      text = text.dropFirst()
    } else if !text.contains("/") {
      text = "**/" + text
    }
    var parser = GlobParser(Array(text.unicodeScalars))
    pieces = try parser.pieces()
  }

  /// Whether a path, relative to the folder that the pattern belongs to, matches.
  package func matches(_ path: String) -> Bool {
    var steps = 0
    return matches(path, steps: &steps)
  }

  /// Whether a path matches; adds the number of visited offsets to `steps`.
  package func matches(_ path: String, steps: inout Int) -> Bool {
    let text = Array(path.unicodeScalars)
    // The sorted offsets in the path at which the pieces so far can end.
    var reached = [0]
    var choices: [(start: [Int], ends: [Int])] = []
    for piece in pieces {
      steps += reached.count
      switch piece {
      case .open: choices.append((reached, []))
      case .next, .close:
        guard var choice = choices.popLast() else { return false }
        choice.ends = Glob.merged(choice.ends, reached)
        if case .next = piece {
          reached = choice.start
          choices.append(choice)
        } else {
          reached = choice.ends
        }
      default:
        if !reached.isEmpty { reached = Glob.ends(of: piece, in: text, from: reached) }
        if reached.isEmpty, choices.isEmpty { return false }
      }
    }
    return reached.last == text.count
  }

  /// The sorted offsets at which a piece can end if it starts at one of some offsets.
  private static func ends(of piece: Piece, in text: [Unicode.Scalar], from starts: [Int]) -> [Int] {
    switch piece {
    case .many: return Array((starts.first ?? text.count)...text.count)
    case .manyInFolder:
      var ends: [Int] = []
      for start in starts where (ends.last ?? -1) < start {
        ends += start...(text[start...].firstIndex(of: "/") ?? text.count)
      }
      return ends
    case .number(let range): return endsOfNumbers(in: range, text, from: starts)
    default: return starts.compactMap { $0 < text.count && isMatch(piece, text[$0]) ? $0 + 1 : nil }
    }
  }

  private static func isMatch(_ piece: Piece, _ scalar: Unicode.Scalar) -> Bool {
    switch piece {
    case .literal(let wanted): scalar == wanted
    case .set(let ranges, let isNegated): scalar != "/" && contains(ranges, scalar) != isNegated
    default: scalar != "/"
    }
  }

  private static func contains(_ ranges: [ClosedRange<Unicode.Scalar>], _ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar)
  }

  /// The offsets after numbers in a range. A number extends as far as there are digits.
  private static func endsOfNumbers(
    in range: ClosedRange<Int>, _ text: [Unicode.Scalar], from starts: [Int]
  ) -> [Int] {
    var ends: [Int] = []
    var digitsEnd = 0
    for start in starts where (ends.last ?? -1) < start {
      let hasSign = start < text.count && (text[start] == "-" || text[start] == "+")
      let digits = hasSign ? start + 1 : start
      // OPTIMIZATION: a count of the digits from each start is simpler, but quadratic in a long run of digits.
      digitsEnd = max(digitsEnd, digits)
      while digitsEnd < text.count, ("0"..."9").contains(text[digitsEnd]) { digitsEnd += 1 }
      guard digitsEnd - start <= maximumDigits else { continue }
      var written = String.UnicodeScalarView()
      written.append(contentsOf: text[start..<digitsEnd])
      if let number = Int(String(written)), range.contains(number) { ends.append(digitsEnd) }
    }
    return ends
  }

  /// The limit for the length of a number, its sign included: twice what 64 bits need.
  static let maximumDigits = 40

  /// Merges two sorted lists without duplicates.
  private static func merged(_ left: [Int], _ right: [Int]) -> [Int] {
    if left.isEmpty { return right }
    if right.isEmpty { return left }
    var (out, i, j) = ([Int](), 0, 0)
    while i < left.count || j < right.count {
      let next = min(i < left.count ? left[i] : .max, j < right.count ? right[j] : .max)
      if i < left.count, left[i] == next { i += 1 }
      if j < right.count, right[j] == next { j += 1 }
      out.append(next)
    }
    return out
  }
}
