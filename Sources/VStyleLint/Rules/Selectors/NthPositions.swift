import VStyleSelectors
import VStyleSyntax

/// Comparisons of the sets of positions that `An+B` stands for.
extension NthExpression {
  /// The most positions of a falling formula such as `-n+3` that are compared one by one.
  private static let mostPositions = 1_000

  /// The least position of a rising formula.
  private var first: Int { b >= 1 ? b : b + (a - b) / a * a }

  /// The positions, if there are only some; `nil` for infinitely many and for too many to compare.
  private var few: [Int]? {
    if a == 0 { return b >= 1 ? [b] : [] }
    guard a < 0, b / -a < NthExpression.mostPositions else { return nil }
    return b < 1 ? [] : Array(stride(from: b, through: 1, by: a))
  }

  /// Whether no position is in both sets. The answer is `false` if the comparison would take long.
  func isDisjoint(with other: NthExpression) -> Bool {
    if let few { return !few.contains(where: other.contains) }
    if let few = other.few { return !few.contains(where: contains) }
    guard a > 0, other.a > 0 else { return false }
    return (b - other.b) % NthExpression.commonDivisor(of: a, and: other.a) != 0
  }

  /// Whether all positions are in another set. The answer is `false` if the comparison would take long.
  func isSubset(of other: NthExpression) -> Bool {
    if let few { return few.allSatisfy(other.contains) }
    return a > 0 && other.a > 0 && a % other.a == 0 && other.contains(first)
  }

  private static func commonDivisor(of left: Int, and right: Int) -> Int {
    right == 0 ? left : commonDivisor(of: right, and: left % right)
  }
}

extension NthSelector {
  /// Whether both conditions count the same siblings from the same end.
  func counts(as other: NthSelector) -> Bool { start == other.start && siblings == other.siblings }

  /// The conditions on positions that an edge such as `:only-child` stands for.
  static func all(_ edge: PseudoClass.Edge, _ kind: PseudoClass.SiblingKind) -> [NthSelector] {
    let siblings: Siblings = kind == .child ? .all : .sameType
    let starts: [Start] =
      switch edge {
      case .first: [.first]
      case .last: [.last]
      case .only: [.first, .last]
      }
    return starts.map { NthSelector(NthExpression(a: 0, b: 1), among: siblings, from: $0) }
  }

  /// A condition on an element with so many siblings before or after it.
  static func atLeast(_ siblings: Int, from start: Start) -> NthSelector {
    NthSelector(NthExpression(a: 1, b: siblings + 1), among: .all, from: start)
  }
}
