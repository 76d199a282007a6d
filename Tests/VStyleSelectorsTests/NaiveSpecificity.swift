/// Counts the specificity of a selector's text, without a parser.
///
/// The text has the form of a serialized selector: no comments, one space after a comma, no `:is` in capitals.
struct NaiveSpecificity {
  private var text: Substring

  /// The highest specificity of a selector list.
  static func of(_ text: some StringProtocol) -> [Int] {
    var counter = NaiveSpecificity(text: Substring(text))
    return counter.list()
  }

  private mutating func list() -> [Int] {
    var highest = [0, 0, 0]
    var sum = [0, 0, 0]
    while let first = text.first, first != ")" {
      text.removeFirst()
      switch first {
      case "#": sum[0] += 1; skipName()
      case ".": sum[1] += 1; skipName()
      case "[": sum[1] += 1; skipAttribute()
      case ":": for (index, count) in pseudoClass().enumerated() { sum[index] += count }
      case ",":
        highest = Self.higher(highest, sum)
        sum = [0, 0, 0]
      case " ", ">", "+", "~", "&", "*": break
      default:
        if first == "\\" { text.removeFirst() }
        sum[2] += 1
        skipName()
      }
    }
    return Self.higher(highest, sum)
  }

  private mutating func pseudoClass() -> [Int] {
    let start = text
    skipName()
    let name = start[..<text.startIndex]
    guard text.first == "(" else { return [0, 1, 0] }
    text.removeFirst()
    defer { text = text.dropFirst() }
    switch name {
    case "is", "not", "has": return list()
    case "where":
      _ = list()
      return [0, 0, 0]
    case "nth-child", "nth-last-child":
      let formula = text.prefix { "0123456789n+- ".contains($0) }
      text = text.dropFirst(formula.count)
      guard text.hasPrefix("of ") else { return [0, 1, 0] }
      text = text.dropFirst(3)
      let inner = list()
      return [inner[0], inner[1] + 1, inner[2]]
    default:
      while text.first != ")" { skipName(); if text.first != ")" { text.removeFirst() } }
      return [0, 1, 0]
    }
  }

  private mutating func skipName() {
    while let next = text.first, !" #.[:>+~&*,()".contains(next) {
      text.removeFirst(next == "\\" ? 2 : 1)
      // A space after a hexadecimal escape is part of the escape.
      if next == "\\", text.first == " ", text.startIndex > text.base.startIndex {
        let escaped = text.base[text.base.index(before: text.startIndex)]
        if escaped.isHexDigit { text.removeFirst() }
      }
    }
  }

  private mutating func skipAttribute() {
    var isInString = false
    while let next = text.first {
      text.removeFirst()
      if next == "\\" { text.removeFirst() } else if next == "\"" { isInString.toggle() }
      if next == "]", !isInString { return }
    }
  }

  private static func higher(_ left: [Int], _ right: [Int]) -> [Int] {
    left.lexicographicallyPrecedes(right) ? right : left
  }
}
