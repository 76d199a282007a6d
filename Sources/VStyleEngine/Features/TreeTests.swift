import VStyleSelectors
import VStyleSyntax

/// A step of a relative selector in `:has()`: a combinator, the compound selector after it, and the rest.
struct RelativeStep: Hashable {
  let combinator: Combinator
  /// The partial match of the compound selector.
  let compound: ID<PartialMatch>
  /// The next step; none after the last.
  let rest: ID<RelativeStep>

  /// Whether the step leads to a sibling and not to a descendant.
  var isSibling: Bool { combinator == .nextSibling || combinator == .subsequentSibling }
  /// Whether the step also leads to nodes beyond the nearest.
  var isFar: Bool { combinator == .descendant || combinator == .subsequentSibling }
}

/// The position among the siblings that match `S`, of `:nth-child(An+B of S)` and `:nth-last-child(An+B of S)`.
struct SiblingCounter: Hashable {
  /// The partial matches of the selectors of `S`.
  let matches: [ID<PartialMatch>]
  let formula: NthExpression
  let start: NthSelector.Start
  /// Whether only siblings that match have the feature. Others have it too if `S` tests control states, which a state
  /// slot replaces.
  let isExact: Bool

  /// The count after one more sibling that matches. Counts that no further position can tell apart are equal, so their
  /// number is finite.
  func count(after count: Int32) -> Int32 {
    let next = Int(count) + 1
    let start = max(formula.b, 0)
    guard formula.a > 0 else { return Int32(truncatingIfNeeded: min(next, start)) }
    return Int32(truncatingIfNeeded: next - formula.a >= start ? next - formula.a : next)
  }
}

/// Everything that selectors test of a node and that neither the node itself nor its match state decides: what its
/// subtree and its later siblings have, and its position among siblings that match a selector.
struct TreeTests {
  private(set) var steps: [RelativeStep] = []
  private var stepIDs: [RelativeStep: ID<RelativeStep>] = [:]
  private(set) var counters: [(counter: SiblingCounter, feature: ID<Feature>)] = []

  // OPTIMIZATION: searching all steps and counters would be simpler than the lists below. But it takes the number of
  // rules for each node that is unlike others.
  /// The steps to each partial match.
  private(set) var stepsTo: [ID<PartialMatch>: [ID<RelativeStep>]] = [:]
  /// The features of the `:has()` that begin with each step. One of its first steps has to lead somewhere.
  private(set) var featuresOfSteps: [ID<RelativeStep>: [ID<Feature>]] = [:]
  /// The indices of the counters of each partial match.
  private(set) var countersOf: [ID<PartialMatch>: [Int]] = [:]
  /// The indices of the counters whose features siblings have that do not match.
  private(set) var inexactCounters: [Int] = []

  /// Whether a step leads to a sibling.
  private(set) var stepsToSiblings = false

  var isEmpty: Bool { featuresOfSteps.isEmpty && counters.isEmpty }
  /// Whether a test reads siblings.
  var readsSiblings: Bool { stepsToSiblings || !counters.isEmpty }

  subscript(id: ID<RelativeStep>) -> RelativeStep { steps[id] }

  /// The ID of a step, which is added if it is new.
  mutating func intern(_ step: RelativeStep) -> ID<RelativeStep> {
    if let known = stepIDs[step] { return known }
    if step.isSibling { stepsToSiblings = true }
    steps.append(step)
    stepIDs[step] = ID(steps.count - 1)
    stepsTo[step.compound, default: []].append(ID(steps.count - 1))
    return ID(steps.count - 1)
  }

  /// Adds the feature of a `:has()`.
  mutating func add(_ steps: [ID<RelativeStep>], feature: ID<Feature>) {
    for step in Set(steps) { featuresOfSteps[step, default: []].append(feature) }
  }

  /// Adds the feature of a position.
  mutating func add(_ counter: SiblingCounter, feature: ID<Feature>) {
    for match in Set(counter.matches) { countersOf[match, default: []].append(counters.count) }
    if !counter.isExact { inexactCounters.append(counters.count) }
    counters.append((counter, feature))
  }
}
