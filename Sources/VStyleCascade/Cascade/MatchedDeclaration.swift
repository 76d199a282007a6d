/// A declaration that applies to an element, with what decides its rank.
public struct MatchedDeclaration: Sendable {
  /// The declaration.
  public let declaration: Declaration

  /// The rule that it stands in.
  public let rule: StyleRule

  /// Whether it stands in the view's own styles.
  public let isLocal: Bool

  let priority: CascadePriority

  /// The rank of the declaration's layer in the program.
  let layerRank: Int

  /// The number of the declaration where declarations are kept by number.
  let number: Int

  /// What `revert-layer` rolls back from: the origin, the view's own styles above it, the layer.
  fileprivate var level: Level { Level(origin: rule.origin, isLocal: isLocal, layer: layerRank) }

  fileprivate struct Level: Comparable {
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

/// The declarations of one property that apply to an element, the strongest first.
struct Contest {
  var entries: [MatchedDeclaration] = []

  /// Lets a declaration stand for a keyword that its value turned out to be.
  mutating func replace(_ match: MatchedDeclaration, by keyword: WideKeyword) {
    guard let position = entries.firstIndex(where: { $0.priority == match.priority }) else { return }
    entries[position] = match.saying(keyword)
  }

  /// The declaration that decides; `nil` if none does.
  var winner: MatchedDeclaration? {
    switch outcome {
    case .declaration(let match), .wide(_, let match): match
    case .nothing: nil
    }
  }

  /// What is left after rolling back.
  enum Outcome {
    case declaration(MatchedDeclaration)
    case wide(WideKeyword, MatchedDeclaration)
    case nothing
  }

  /// Finds the winner: `revert` and `revert-layer` hand the decision to what is weaker.
  ///
  /// - Spec: https://www.w3.org/TR/css-cascade-5/#default
  var outcome: Outcome {
    var position = 0
    var excluded: [(MatchedDeclaration) -> Bool] = []
    while position < entries.count {
      let entry = entries[position]
      position += 1
      if excluded.contains(where: { $0(entry) }) { continue }
      guard case .wide(let keyword) = entry.declaration.value else { return .declaration(entry) }
      switch keyword {
      case .revert:
        excluded.append { $0.rule.origin >= entry.rule.origin }
      case .revertLayer:
        // An important declaration rolls back to what its layer lies above as a normal one.
        excluded.append { $0.level >= entry.level }
      default: return .wide(keyword, entry)
      }
    }
    return .nothing
  }
}

extension MatchedDeclaration {
  fileprivate func saying(_ keyword: WideKeyword) -> MatchedDeclaration {
    MatchedDeclaration(
      declaration: declaration.saying(keyword), rule: rule, isLocal: isLocal, priority: priority, layerRank: layerRank,
      number: number)
  }
}
