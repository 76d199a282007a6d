import VStyleSyntax

/// A parser for patterns of paths, which visits each character a fixed number of times.
struct GlobParser {
  private let text: [Unicode.Scalar]

  /// The pieces for braces and commas of a choice, by offset. Other braces and commas match themselves.
  private var marks: [Int: Mark] = [:]

  /// The offset of each set's closing bracket, by the offset of its opening bracket.
  private var setEnds: [Int: Int] = [:]

  /// The meaning of a brace or a comma.
  private enum Mark {
    case piece(Glob.Piece)
    /// `{1..9}`, up to its last character.
    case number(ClosedRange<Int>, end: Int)
  }

  init(_ text: [Unicode.Scalar]) { self.text = text }

  /// Parses the whole pattern.
  mutating func pieces() throws(Glob.Refusal) -> [Glob.Piece] {
    try markBraces()
    markSets()
    var pieces: [Glob.Piece] = []
    var index = 0
    while index < text.count {
      let (found, next) = piece(at: index)
      pieces += found
      index = next
    }
    return pieces
  }

  private func piece(at index: Int) -> ([Glob.Piece], next: Int) {
    func isNext(_ scalar: Unicode.Scalar, _ offset: Int = 1) -> Bool {
      index + offset < text.count && text[index + offset] == scalar
    }
    switch marks[index] {
    case .piece(let piece): return ([piece], index + 1)
    case .number(let range, let end): return ([.number(range)], end + 1)
    case nil: break
    }
    switch text[index] {
    case "\\" where index + 1 < text.count: return ([.literal(text[index + 1])], index + 2)
    case "?": return ([.one], index + 1)
    case "*":
      guard isNext("*") else { return ([.manyInFolder], index + 1) }
      // `**/` also matches no folder at all.
      guard isNext("/", 2) else { return ([.many], index + 2) }
      return ([.open, .next, .many, .literal("/"), .close], index + 3)
    case "[":
      guard let end = setEnds[index], let set = set(text[(index + 1)..<end]) else { break }
      return ([set], end + 1)
    default: break
    }
    return ([.literal(text[index])], index + 1)
  }

  // MARK: Braces

  /// Finds the pairs of braces and marks choices and ranges of numbers.
  private mutating func markBraces() throws(Glob.Refusal) {
    var open: [(start: Int, commas: [Int])] = []
    // For each open brace, the deepest nesting of the choices closed in it.
    var depths: [Int] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case "\\": index += 1
      case "{":
        open.append((index, []))
        depths.append(0)
      case "," where !open.isEmpty: open[open.count - 1].commas.append(index)
      case "}":
        guard let (start, commas) = open.popLast(), var depth = depths.popLast() else { break }
        if commas.isEmpty {
          if let range = number(text[(start + 1)..<index]) { marks[start] = .number(range, end: index) }
        } else {
          depth += 1
          guard Limit.patternDepth.allows(depth) else {
            throw Glob.Refusal(
              message: "the braces of the pattern are nested too deep; \(Limit.patternDepth.sentence())")
          }
          marks[start] = .piece(.open)
          for comma in commas { marks[comma] = .piece(.next) }
          marks[index] = .piece(.close)
        }
        if !depths.isEmpty { depths[depths.count - 1] = max(depths[depths.count - 1], depth) }
      default: break
      }
      index += 1
    }
  }

  /// Parses `1..9`; returns `nil` for other text.
  private func number(_ text: ArraySlice<Unicode.Scalar>) -> ClosedRange<Int>? {
    guard text.count <= 2 * Glob.maximumDigits else { return nil }
    var written = String.UnicodeScalarView()
    written.append(contentsOf: text)
    let parts = String(written).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].isEmpty, let first = Int(parts[0]), let last = Int(parts[2]) else { return nil }
    return min(first, last)...max(first, last)
  }

  // MARK: Sets

  /// Finds the end of each set: the next `]`, unless `/` or a brace or comma of a choice comes before it.
  private mutating func markSets() {
    var end: Int?
    for index in text.indices.reversed() {
      if text[index] == "]" { end = index }
      if let end, text[index] == "[" { setEnds[index] = end }
      if text[index] == "/" || marks[index] != nil { end = nil }
    }
  }

  private func set(_ text: ArraySlice<Unicode.Scalar>) -> Glob.Piece? {
    var members = text
    let isNegated = members.first == "!"
    if isNegated { members = members.dropFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let first = members.popFirst() {
      if members.count > 1, members.first == "-", let last = members.dropFirst().first, first <= last {
        ranges.append(first...last)
        members = members.dropFirst(2)
      } else {
        ranges.append(first...first)
      }
    }
    return ranges.isEmpty ? nil : .set(GlobParser.joined(ranges), isNegated: isNegated)
  }

  /// Sorts ranges and merges those that overlap.
  private static func joined(_ ranges: [ClosedRange<Unicode.Scalar>]) -> [ClosedRange<Unicode.Scalar>] {
    var out: [ClosedRange<Unicode.Scalar>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = out.last, range.lowerBound <= last.upperBound {
        out[out.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        out.append(range)
      }
    }
    return out
  }
}
