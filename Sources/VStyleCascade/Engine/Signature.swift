/// What selectors can see of a node by itself: its class and its features.
///
/// Nodes with the same signature are told apart by their surroundings only.
final class Signature {
  /// The class in the vocabulary.
  let type: Int32
  /// The theme that the node puts in force, −1 for none.
  let theme: Int32
  /// The features, sorted.
  let features: [Int32]

  /// What is known once the signature was met: the predicates that hold whatever the surroundings, and those
  /// that depend on them.
  var isPrepared = false
  var ownRules: [Int32] = []
  var ownCarriers: [Int32] = []
  var open: [Int32] = []

  init(type: Int32, theme: Int32, features: [Int32]) {
    self.type = type
    self.theme = theme
    self.features = features
  }

  @inline(__always)
  func has(_ feature: Int32) -> Bool {
    // Few features: a linear search is the fastest.
    for own in features where own == feature { return true }
    return false
  }
}

/// Whether a predicate holds, as far as a signature tells.
enum Answer {
  case yes
  case no
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
}
