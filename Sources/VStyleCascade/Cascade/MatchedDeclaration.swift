/// A declaration that applies to an element, with what decides its rank.
public struct MatchedDeclaration: Sendable {
  /// The declaration.
  public let declaration: Declaration

  /// The rule that it stands in.
  public let rule: StyleRule

  /// Whether it stands in the view's own styles.
  public let isLocal: Bool

  let precedence: Precedence

  /// The rank of the declaration's layer in the stylesheet.
  let layerRank: Int

  /// The number of the declaration where declarations are kept by number.
  package let number: Int

  /// What `revert-layer` rolls back from: the origin, the view's own styles above it, the layer.
  var level: Level { Level(origin: rule.origin, isLocal: isLocal, layer: layerRank) }

  struct Level: Comparable {
    let origin: Origin
    let isLocal: Bool
    let layer: Int

    static func < (left: Level, right: Level) -> Bool {
      if left.origin != right.origin { return left.origin < right.origin }
      if left.isLocal != right.isLocal { return right.isLocal }
      return left.layer < right.layer
    }
  }
}

extension MatchedDeclaration {
  /// The declaration with a keyword that its value turned out to be.
  func saying(_ keyword: WideKeyword) -> MatchedDeclaration {
    MatchedDeclaration(
      declaration: declaration.saying(keyword), rule: rule, isLocal: isLocal, precedence: precedence,
      layerRank: layerRank,
      number: number)
  }
}
