import VStyleSyntax

/// A calculation with references, such as `calc({space.base} * 2)`, which the files of some programs have.
///
/// The format has none, so a sheet says it, and a comment keeps its text.
struct TokenCalculation {
  /// The value in a sheet.
  let text: String

  /// Reads a calculation.
  ///
  /// - Parameters:
  ///   - source: the text, with `calc()` around the calculation.
  ///   - isLength: whether the value is a length. Then a number that is added or subtracted is one in points.
  ///   - property: the custom property of a reference; `nil` if there is no such token.
  /// - Returns: `nil` for a text that is no calculation, or has an unknown reference.
  init?(_ source: String, isLength: Bool, property: (String) -> String?) {
    guard source.hasPrefix("calc("), source.hasSuffix(")") else { return nil }
    var words: [String] = []
    var rest = source.dropFirst("calc(".count).dropLast()
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "{" {
        guard let end = rest.firstIndex(of: "}"), let name = property(String(rest[...end])) else { return nil }
        words.append("var(\(name))")
        rest = rest[rest.index(after: end)...]
      } else if "+-*/()".contains(first) {
        words.append(String(first))
        rest.removeFirst()
      } else {
        let number = rest.prefix { $0.isASCII && ($0.isNumber || $0.isLetter || ".%".contains($0)) }
        guard first.isNumber || first == ".", !number.isEmpty else { return nil }
        words.append(String(number))
        rest = rest[number.endIndex...]
      }
    }
    guard words.count > 2, words.contains(where: { $0.hasPrefix("var(") }), TokenCalculation.isBalanced(words) else {
      return nil
    }
    var out = ""
    for (index, word) in words.enumerated() {
      let (before, after) = (index > 0 ? words[index - 1] : "(", index + 1 < words.count ? words[index + 1] : ")")
      let isFactor = [before, after].contains { $0 == "*" || $0 == "/" }
      let isPlain = word.allSatisfy { $0.isNumber || $0 == "." }
      let isJoined = out.isEmpty || before == "(" || word == ")"
      out += (isJoined ? "" : " ") + word + (isLength && isPlain && !isFactor ? "px" : "")
    }
    text = "calc(\(out))"
  }

  /// Whether operands and operators take turns, and each parenthesis is closed.
  private static func isBalanced(_ words: [String]) -> Bool {
    var (depth, needsOperand) = (0, true)
    for word in words {
      switch word {
      case "(":
        guard needsOperand else { return false }
        depth += 1
      case ")":
        guard !needsOperand, depth > 0 else { return false }
        depth -= 1
      case "+", "-", "*", "/":
        guard !needsOperand else { return false }
        needsOperand = true
      default:
        guard needsOperand else { return false }
        needsOperand = false
      }
    }
    return depth == 0 && !needsOperand
  }
}
