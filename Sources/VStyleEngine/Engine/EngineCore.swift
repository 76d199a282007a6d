import VStyleStylesheet
import VStyleValues

/// The state of an engine: a tree, and the stages that match and style its nodes.
///
/// Its functions are `mutating`, also those that change nothing: the compiler checks a function that borrows so large a
/// value for seconds.
struct EngineCore: ~Copyable {
  let limits: EngineLimits
  /// The environment that takes effect with the next flush.
  var environment: StyleEnvironment { didSet { isEnvironmentSet = true } }
  /// Whether ``environment`` was set since the last flush, to whatever value.
  var isEnvironmentSet = true
  /// The environment of the last flush; `nil` before the first.
  var flushedEnvironment: StyleEnvironment?

  var nodes = NodeTable()
  var root: ID<Node> = .none
  /// The nodes that have to be visited.
  var dirty: [ID<Node>] = []
  /// The nodes whose children changed their positions.
  var rearranged: Set<ID<Node>> = []
  /// The rules that ask about the root of their scope, with the nodes that they may match.
  var scopeAnswers = ScopeAnswers()

  /// Whether visits match nodes without styling them.
  var matchesOnly = false

  var matching: MatchStage
  var styles: StyleStage
  /// The features that follow from descendants and siblings.
  var tree: TreeFeatures

  /// Whether a value has to be read from each parent node, as `inherit` of a property that is not inherited. A winner
  /// that rolls the cascade back sets it too.
  var hasExplicitInheritance = false
  /// Whether children of the root may inherit other values than at the last flush.
  var hasRootChanged = false
  /// Whether `currentcolor` was inherited anywhere.
  var usesInheritedCurrentColor = false

  /// Whether custom properties depend on the context of their elements, so that each visit of a node completes them.
  var completesSets = false

  /// Whether values of the sheets changed without new tables.
  var hasReloadedValues = false

  /// The styles whose values changed in the last flush while their nodes kept the style.
  var alteredStyles: [ID<SharedStyle>] = []
  /// The number of times that all style IDs were reset.
  var generation = 0

  /// The number of times that the values of all styles may have changed without a change of the root's style.
  var revision = 0

  /// The work since the last flush. Changes of the tree and reloads look at nodes too.
  var report = EngineReport()
  var scratch = EngineScratch()

  init(
    _ matching: consuming MatchStage, _ styles: consuming StyleStage, _ environment: StyleEnvironment,
    _ limits: EngineLimits
  ) {
    (self.environment, self.limits) = (environment, limits)
    self.matching = matching
    self.styles = styles
    tree = TreeFeatures(TreeTests())
    keepColumns()
  }

  /// Adds the columns of nodes that the selectors need, and removes the others. No node is settled afterwards.
  mutating func keepColumns() {
    tree = TreeFeatures(matching.selectors.tree)
    scopeAnswers = ScopeAnswers()
    nodes.keepTreeStates(!matching.selectors.tree.isEmpty)
    nodes.keepSiblingStates(matching.selectors.usesSiblings)
    nodes.keepFeatureSets(matching.selectors.asksForPositions)
  }

  /// The feature set of a node that was visited.
  @inline(__always)
  mutating func featureSet(of node: ID<Node>) -> ID<FeatureSet> {
    nodes.keepsFeatureSets ? nodes.featureSet(of: node) : baseFeatureSet(of: node)
  }

  /// The feature set of a node without the features of its position.
  @inline(__always)
  mutating func baseFeatureSet(of node: ID<Node>) -> ID<FeatureSet> { matching.baseFeatureSet(nodes.key[node]) }

  /// The style of a node; `nil` before it was visited.
  @inline(__always)
  mutating func style(of node: ID<Node>) -> SharedStyle? { nodes.computed[node].style.orNil.map { styles.styles[$0] } }

  /// What the values of shared styles depend on besides the style.
  var rootState: RootState {
    mutating get { RootState(style: cascadedStyle(of: root), revision: revision) }
  }

  /// The cascaded style of a node; none before it was visited.
  @inline(__always)
  mutating func cascadedStyle(of node: ID<Node>) -> ID<CascadedStyle> { style(of: node)?.cascaded ?? .none }
}

/// The state of the root and of the environment. While both are the same, a shared style has the same values.
@usableFromInline package struct RootState: Equatable, Sendable {
  @usableFromInline let style: ID<CascadedStyle>
  @usableFromInline let revision: Int

  @inlinable
  package static func == (left: RootState, right: RootState) -> Bool {
    left.style == right.style && left.revision == right.revision
  }
}

/// Reusable buffers of the engine.
struct EngineScratch {
  var dirty: [ID<Node>] = []
  /// The siblings that have to be visited.
  var siblings: [ID<Node>] = []
  /// The nodes that a list contains so far; empty between uses.
  var listed = BitSet()
}
