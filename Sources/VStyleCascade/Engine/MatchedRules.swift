/// The rules that match where looks apply: what looks are told apart by.
///
/// Each row is the class, what is in force, the themes where they count, and whether it is the root's; then for each
/// pass how many numbers follow, and those of the rules.
struct MatchedRules {
  private var rows = SequenceInterner()
  private var row = NumberList()

  /// How many numbers stand in a row in front of the passes.
  fileprivate static let headerCount = 4

  /// How many looks there are.
  var count: Int { rows.count }

  /// Gives back the memory that was asked for in advance.
  mutating func trim() { rows.trim() }

  /// Begins the look of nodes of a class: what all passes have in common.
  ///
  /// - Parameter themes: the number of the themes in force, where rules of themes apply; else −1.
  mutating func begin(type: Int32, ambient: Int32, themes: Int32, isRoot: Bool) {
    row.clear()
    row.append(Self.headerCount) { row, end in
      row[end] = type
      row[end + 1] = ambient
      row[end + 2] = themes
      row[end + 3] = isRoot ? 1 : 0
      end += Self.headerCount
    }
  }

  /// Adds the rules that match in the next pass.
  ///
  /// - Parameter count: how many of the matches count.
  mutating func add(_ matches: [RuleMatch], count: Int) {
    row.append(1 + 2 * count) { row, end in
      let start = end
      end += 1
      for place in 0..<count {
        let match = matches[place]
        // Few rules have a distance, and those that have none take one number.
        if match.distance == 0 {
          row[end] = match.rule
        } else {
          row[end] = -1 - match.rule
          row[end + 1] = match.distance
          end += 1
        }
        end += 1
      }
      row[start] = Int32(end - start - 1)
    }
  }

  /// The number of the look that was begun.
  mutating func number() -> Int32 { rows.intern(row) }

  /// The rules that match where a look applies: a rule and its distance.
  func matches(of look: Int32, pass: Int) -> [RuleMatch] { self[look].matches(pass: pass) }

  /// The rules that match where a look applies.
  subscript(look: Int32) -> MatchedRow { MatchedRow(pool: rows.pool, start: rows.range(of: look).lowerBound) }

  /// A copy of the rows of the looks from a number on.
  func copy(from look: Int32) -> MatchedRows {
    guard look < count else { return MatchedRows(pool: [], starts: []) }
    let first = rows.range(of: look).lowerBound
    return MatchedRows(
      pool: Array(rows.pool[first...]), starts: (look..<Int32(count)).map { rows.range(of: $0).lowerBound - first })
  }
}

/// The rules that match where some looks apply, in memory of their own.
struct MatchedRows: Sendable {
  fileprivate let pool: [Int32]
  fileprivate let starts: [Int]

  var count: Int { starts.count }

  subscript(place: Int) -> MatchedRow { MatchedRow(pool: pool, start: starts[place]) }
}

/// The rules that match where one look applies.
struct MatchedRow {
  /// What the row stands in.
  let pool: [Int32]
  fileprivate let start: Int

  var type: Int32 { pool[start] }
  var ambient: Int32 { pool[start + 1] }
  var themes: Int32 { pool[start + 2] }
  var isRoot: Bool { pool[start + 3] == 1 }

  /// Where the numbers stand in ``pool`` of the rules that match in a pass.
  func places(pass: Int) -> Range<Int> {
    var place = start + MatchedRules.headerCount
    for _ in 0..<pass { place += 1 + Int(pool[place]) }
    return place + 1..<place + 1 + Int(pool[place])
  }

  /// The rules that match in a pass.
  func matches(pass: Int) -> [RuleMatch] {
    let places = places(pass: pass)
    var matches: [RuleMatch] = []
    matches.reserveCapacity(places.count)
    var place = places.lowerBound
    while place < places.upperBound {
      let rule = pool[place]
      if rule >= 0 {
        matches.append(RuleMatch(rule: rule, distance: 0))
      } else {
        matches.append(RuleMatch(rule: -1 - rule, distance: pool[place + 1]))
        place += 1
      }
      place += 1
    }
    return matches
  }
}
