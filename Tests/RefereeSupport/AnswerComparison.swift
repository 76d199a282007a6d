/// The comparison of an answer of a browser with one of the product.
///
/// Words are compared without case, white space and comments. Numbers are equal up to the digits that browsers print,
/// components of colors up to the steps in which browsers store them.
package enum AnswerComparison {
  /// Returns whether two answers are the same value.
  package static func areEqual(browser: String, product: String) -> Bool {
    if browser == product || hasNoFiniteMatrix(browser) { return true }
    if browser.hasPrefix("matrix") || product.hasPrefix("matrix") {
      return areEqual(AnswerPieces(BrowserSpelling.inSpace(browser)), AnswerPieces(BrowserSpelling.inSpace(product)))
    }
    return areEqual(
      AnswerPieces(BrowserSpelling.normalized(browser)), AnswerPieces(BrowserSpelling.withoutDefaults(product)))
  }

  private static func areEqual(_ browser: AnswerPieces, _ product: AnswerPieces) -> Bool {
    let (expected, found) = (browser.pieces, product.pieces)
    guard expected.count == found.count else { return false }
    return expected.indices.allSatisfy { index in
      switch (expected[index], found[index]) {
      case (.text(let left), .text(let right)): left == right
      case (.number(let left, let role), .number(let right, let other)):
        role == other
          && (areEqual(left, right, role) || isHueOfGray(expected, at: index) && isHueOfGray(found, at: index))
      default: false
      }
    }
  }

  /// Returns whether a matrix has numbers that are not finite. Nothing defines it, and views draw nothing.
  private static func hasNoFiniteMatrix(_ answer: String) -> Bool {
    answer.hasPrefix("matrix") && answer.contains(/infinity|NaN/)
  }

  /// Returns whether two numbers are equal up to what browsers store and print.
  private static func areEqual(_ left: Double, _ right: Double, _ role: AnswerPiece.Role) -> Bool {
    switch role {
    case .hue:
      let difference = abs(left - right).truncatingRemainder(dividingBy: 360)
      return min(difference, 360 - difference) <= 360 * colorStep
    case .component(let range):
      return abs(left - right) <= max(range, abs(left)) * colorStep
    case .byte: return abs(left - right) <= 1
    case .alpha: return abs(left - right) <= 0.005
    case .plain:
      return isNear(left, right) || bounds.contains { isNear(abs(left), $0) && right / left >= 1 }
        || isNear(abs(right), greatestInteger) && left / right >= 1
    }
  }

  /// Returns whether two numbers are equal up to the digits that browsers print.
  private static func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= 1e-5 + 2e-5 * abs(left) }

  /// The greatest numbers that browsers store: lengths, integers, angles, and numbers of some properties.
  private static let bounds = [33_554_400, 2_147_480_000, 2.86708e15, 3.40282e38]

  /// The greatest integer of the product.
  private static let greatestInteger = Double(Int.max)

  /// The part of the range of a component up to which two components are equal.
  private static let colorStep = 0.002

  /// Returns whether a piece is a hue right after a chroma so small that no hue differs from another.
  private static func isHueOfGray(_ pieces: [AnswerPiece], at index: Int) -> Bool {
    guard index > 0, case .number(_, .hue) = pieces[index],
      case .number(let chroma, .component(let range)) = pieces[index - 1]
    else { return false }
    return abs(chroma) <= range * colorStep
  }
}

/// A number of an answer, or the text between two numbers.
package enum AnswerPiece: Equatable, Sendable {
  /// Text without white space and comments, in lowercase.
  case text(String)
  /// A number, with what it is.
  case number(Double, Role)

  /// What a number is.
  package enum Role: Equatable, Sendable {
    /// A component of a color with a range, of a color in bytes, the alpha of a color, or a hue.
    case component(Double), byte, alpha, hue
    /// Another number.
    case plain
  }
}
