/// The declarations of one property that apply to an element, the strongest first.
package struct Cascade {
  package var entries: [MatchedDeclaration] = []

  /// Lets a declaration stand for a keyword that its value turned out to be.
  package mutating func replace(at position: Int, by keyword: WideKeyword) {
    entries[position] = entries[position].saying(keyword)
  }

  /// The declaration that decides; `nil` if none does.
  package var winner: MatchedDeclaration? {
    switch outcome {
    case .declaration(let match), .wide(_, let match): match
    case .nothing: nil
    }
  }

  /// What is left after rolling back.
  package enum Outcome {
    case declaration(MatchedDeclaration)
    case wide(WideKeyword, MatchedDeclaration)
    case nothing
  }

  /// Finds the winner: `revert` and `revert-layer` hand the decision to what is weaker.
  ///
  /// - Complexity: linear in the declarations.
  /// - Spec: https://www.w3.org/TR/css-cascade-5/#default
  package var outcome: Outcome {
    var walk = CascadeWalk(self)
    return walk.next()
  }
}

extension Cascade {
  /// The declarations of a property together with those of `all`.
  ///
  /// - Complexity: linear in the declarations of both; constant if only one has any.
  package init(_ own: Cascade?, and all: Cascade?) {
    guard let own, !own.entries.isEmpty else {
      entries = all?.entries ?? []
      return
    }
    guard let all, !all.entries.isEmpty else {
      entries = own.entries
      return
    }
    entries.reserveCapacity(own.entries.count + all.entries.count)
    var rest = all.entries[...]
    for entry in own.entries {
      while let first = rest.first, entry.precedence < first.precedence { entries.append(rest.removeFirst()) }
      entries.append(entry)
    }
    entries += rest
  }
}

/// Goes through the declarations of a cascade from the strongest on, past those that are rolled back.
package struct CascadeWalk {
  private let entries: [MatchedDeclaration]
  private var nextPosition = 0

  /// The weakest origin and the weakest level that were rolled back: all from there up are out.
  private var origin: Origin?
  private var level: MatchedDeclaration.Level?

  /// Starts before the strongest declaration.
  package init(_ cascade: Cascade) { entries = cascade.entries }

  /// Starts at the declaration that decides.
  package init(startingAtWinnerOf cascade: Cascade) {
    self.init(cascade)
    _ = next()
  }

  /// The position of the declaration that ``next()`` returned last.
  package var position: Int { nextPosition - 1 }

  /// The next declaration that decides, unless its value turns out to hand the decision on; see ``rollBack(_:)``.
  package mutating func next() -> Cascade.Outcome {
    while nextPosition < entries.count {
      let entry = entries[nextPosition]
      nextPosition += 1
      if let origin, entry.rule.origin >= origin { continue }
      if let level, entry.level >= level { continue }
      guard case .wide(let keyword) = entry.declaration.value else { return .declaration(entry) }
      guard rollBack(keyword) else { return .wide(keyword, entry) }
    }
    return .nothing
  }

  /// Lets the declaration that ``next()`` returned last be a keyword.
  ///
  /// - Returns: whether the keyword hands the decision on to what is weaker.
  package mutating func rollBack(_ keyword: WideKeyword) -> Bool {
    let entry = entries[position]
    switch keyword {
    case .revert: origin = min(origin ?? entry.rule.origin, entry.rule.origin)
    // An important declaration rolls back to what its layer lies above as a normal one.
    case .revertLayer: level = min(level ?? entry.level, entry.level)
    default: return false
    }
    return true
  }
}
