/// The declarations of one property that apply to an element, strongest first.
package struct Cascade {
  package var entries: [MatchedDeclaration] = []

  /// Creates a cascade without declarations.
  package init() {}

  /// Replaces the value of a declaration by the keyword that its substituted text is.
  package mutating func replace(at position: Int, by keyword: WideKeyword) {
    entries[position] = entries[position].replaced(keyword)
  }

  /// The winning declaration; `nil` if there is none.
  package var winner: MatchedDeclaration? {
    switch decision {
    case .declaration(let match), .wide(_, let match): match
    case .nothing: nil
    }
  }

  /// The result of the cascade, after `revert` and `revert-layer` roll back.
  package enum Decision {
    case declaration(MatchedDeclaration)
    case wide(WideKeyword, MatchedDeclaration)
    case nothing
  }

  /// The winner of the cascade; `revert` and `revert-layer` roll back to weaker declarations.
  ///
  /// - Complexity: linear in the number of declarations.
  /// - Spec: https://www.w3.org/TR/css-cascade-5/#default
  package var decision: Decision {
    var walk = CascadeWalk(self)
    return walk.next()
  }
}

extension Cascade {
  /// Merges the declarations of a property with those of `all`.
  ///
  /// - Complexity: linear in the number of declarations; constant if only one of the cascades has any.
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

/// An iteration over a cascade from the strongest declaration on, which skips rolled-back declarations.
package struct CascadeWalk {
  private let entries: [MatchedDeclaration]
  private var nextPosition = 0

  /// The weakest origin and the weakest level that are rolled back. Declarations at or above them are skipped.
  private var origin: CascadeOrigin?
  private var level: MatchedDeclaration.Level?

  /// Starts before the strongest declaration.
  package init(_ cascade: Cascade) { entries = cascade.entries }

  /// Starts at the winner: ``position`` is the winner's, and ``next()`` returns the declaration after it.
  package init(startingAtWinnerOf cascade: Cascade) {
    self.init(cascade)
    _ = next()
  }

  /// The position of the declaration that ``next()`` returned last.
  package var position: Int { nextPosition - 1 }

  /// The next declaration that is not rolled back.
  ///
  /// If its value is a rolling-back keyword after substitution, call ``rollBack(_:)`` before the next call.
  package mutating func next() -> Cascade.Decision {
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

  /// Treats the declaration that ``next()`` returned last as a keyword.
  ///
  /// - Returns: whether the keyword rolls back to weaker declarations.
  package mutating func rollBack(_ keyword: WideKeyword) -> Bool {
    let entry = entries[position]
    switch keyword {
    case .revert: origin = min(origin ?? entry.rule.origin, entry.rule.origin)
    // An important declaration rolls back to the layers that are weaker than its own in the normal order.
    case .revertLayer: level = min(level ?? entry.level, entry.level)
    default: return false
    }
    return true
  }
}
