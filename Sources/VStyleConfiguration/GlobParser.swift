/// Reads patterns of paths.
enum GlobParser {
  /// How many texts braces may stand for together; what goes beyond matches nothing.
  private static let maximumCount = 256

  /// The patterns without braces that a pattern stands for.
  static func alternatives(_ text: ArraySlice<Unicode.Scalar>) -> [[Glob.Piece]] {
    var patterns: [[Glob.Piece]] = [[]]
    var index = text.startIndex
    while index < text.endIndex {
      let (choices, next) = choices(text, at: index)
      var longer: [[Glob.Piece]] = []
      for pattern in patterns {
        for choice in choices where longer.count < maximumCount { longer.append(pattern + choice) }
      }
      patterns = longer
      index = next
    }
    return patterns
  }

  /// What the pattern at a place can stand for, and the place behind it.
  private static func choices(_ text: ArraySlice<Unicode.Scalar>, at index: Int) -> ([[Glob.Piece]], next: Int) {
    switch text[index] {
    case "\\" where index + 1 < text.endIndex: return ([[.literal(text[index + 1])]], index + 2)
    case "?": return ([[.one]], index + 1)
    case "*":
      guard index + 1 < text.endIndex, text[index + 1] == "*" else { return ([[.manyInFolder]], index + 1) }
      // `**/` may also stand for no folder at all.
      let isFolder = index + 2 < text.endIndex && text[index + 2] == "/"
      return isFolder ? ([[], [.many, .literal("/")]], index + 3) : ([[.many]], index + 2)
    case "[": return set(text, at: index) ?? ([[.literal("[")]], index + 1)
    case "{": return braces(text, at: index) ?? ([[.literal("{")]], index + 1)
    default: return ([[.literal(text[index])]], index + 1)
    }
  }

  private static func set(_ text: ArraySlice<Unicode.Scalar>, at start: Int) -> ([[Glob.Piece]], next: Int)? {
    guard let end = text[(start + 1)...].firstIndex(of: "]"), !text[start..<end].contains("/") else { return nil }
    var members = text[start + 1..<end]
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
    return ranges.isEmpty ? nil : ([[.set(ranges, isNegated: isNegated)]], end + 1)
  }

  private static func braces(_ text: ArraySlice<Unicode.Scalar>, at start: Int) -> ([[Glob.Piece]], next: Int)? {
    var depth = 0
    var parts: [ArraySlice<Unicode.Scalar>] = []
    var partStart = start + 1
    for index in start..<text.endIndex {
      switch text[index] {
      case "{": depth += 1
      case "," where depth == 1:
        parts.append(text[partStart..<index])
        partStart = index + 1
      case "}":
        depth -= 1
        guard depth == 0 else { continue }
        parts.append(text[partStart..<index])
        if parts.count == 1 { return number(parts[0]).map { ([[.number($0)]], index + 1) } }
        return (parts.flatMap { alternatives($0) }, index + 1)
      default: continue
      }
    }
    return nil
  }

  /// `1..9`
  private static func number(_ text: ArraySlice<Unicode.Scalar>) -> ClosedRange<Int>? {
    var written = String.UnicodeScalarView()
    written.append(contentsOf: text)
    let parts = String(written).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].isEmpty, let first = Int(parts[0]), let last = Int(parts[2]) else { return nil }
    return min(first, last)...max(first, last)
  }
}
