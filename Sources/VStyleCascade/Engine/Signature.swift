import VStyleSelectors

/// What selectors can see of a node by itself: its class and its features.
///
/// Nodes with the same signature are told apart by their surroundings only.
struct Signature {
  /// The class in the schema.
  let type: Int32
  /// The theme that the node puts in force, −1 for none.
  let theme: Int32
  /// Where the features stand, for ``Signatures/feature(at:)``, sorted.
  let features: Range<Int>
}

/// The signatures that nodes have, by number.
struct Signatures {
  /// Each as its class, its theme and its features.
  private var rows = SequenceInterner()
  private var row = NumberList()

  /// How many there are.
  var count: Int { rows.count }

  /// The feature at a place of ``Signature/features``.
  @inline(__always)
  func feature(at place: Int) -> Int32 { rows.pool[place] }

  @inline(__always)
  subscript(number: Int32) -> Signature {
    let range = rows.range(of: number)
    return Signature(
      type: rows.pool[range.lowerBound], theme: rows.pool[range.lowerBound + 1],
      features: range.lowerBound + 2..<range.upperBound)
  }

  /// The features of a signature.
  func features(of signature: Signature) -> [Int32] { Array(rows.pool[signature.features]) }

  @inline(__always)
  func has(_ feature: Int32, _ signature: Signature) -> Bool {
    // Few features: a linear search is the fastest.
    for place in signature.features where rows.pool[place] == feature { return true }
    return false
  }

  /// The number of a signature.
  ///
  /// - Parameter features: sorted.
  mutating func number(type: Int32, theme: Int32, _ features: [Int32]) -> Int32 {
    row.clear()
    row.append(features.count + 2) { row, end in
      row[0] = type
      row[1] = theme
      for place in features.indices { row[place + 2] = features[place] }
      end = features.count + 2
    }
    return rows.intern(row)
  }

  /// The number of a signature.
  ///
  /// - Parameter features: sorted.
  mutating func number(type: Int32, theme: Int32, _ features: NumberList) -> Int32 {
    row.clear()
    row.append(features.count + 2) { row, end in
      row[0] = type
      row[1] = theme
      for place in 0..<features.count { row[place + 2] = features[place] }
      end = features.count + 2
    }
    return rows.intern(row)
  }

  /// Gives back the memory that was asked for in advance.
  mutating func trim() { rows.trim() }
}

/// Whether a predicate holds, as far as a signature tells.
enum Answer {
  case yes
  case no
  /// If what the combinator leads to holds.
  case ifLed
  case depends
}

/// What the nodes around one node hand on to it.
struct Surroundings {
  let isRoot: Bool
  let ambient: Int32
  /// The sets of carriers that hold at some ancestor, the parent, the sibling before, some sibling before.
  let ancestors: Int32
  let parent: Int32
  let previous: Int32
  let earlier: Int32

  /// Which of the sets a combinator asks, counted from 0.
  static func place(of combinator: Combinator) -> Int32 {
    switch combinator {
    case .descendant: 0
    case .child: 1
    case .nextSibling: 2
    case .subsequentSibling: 3
    }
  }
}
