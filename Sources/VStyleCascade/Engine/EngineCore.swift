import VStyleValues

/// The state of an engine.
struct EngineCore: ~Copyable {
  var program: StyleProgram
  let limits: EngineLimits
  var environment: StyleEnvironment
  var flushedEnvironment: StyleEnvironment?

  var selectors = CompiledSelectors()
  var layouts: ViewTypeLayouts
  var conditions = RuleConditions()
  var localStyles: [LocalStyles: Int32] = [:]

  var nodes = NodeTable()
  var root: Int32 = NodeTable.none
  /// The nodes that have to be looked at.
  var dirty: [Int32] = []
  /// The nodes whose children changed their places.
  var rearranged: Set<Int32> = []
  /// Whether anything changed that the exact matcher might see.
  var isExactStale = false
  var hasNewRules = false

  var descriptions = Descriptions()
  var meanings = NameMeanings()
  /// The signature of each description, without what depends on the place in the tree; −1 where it is not known.
  var describedSignatures: [Int32] = []
  /// How many descriptions with own styles have a signature, counted from the first.
  var describedLocals = 0
  var signatures = Signatures()
  var plans = SignaturePlans()
  var planOutcomes = PlanOutcomes()

  var contexts: MatchingContexts
  var transitions: [Transition] = []
  var transitionNumbers = IntegerTable()
  var places = IntegerTable()
  var activeRules: [Int32: [Bool]] = [:]

  /// The rules that match where looks apply, by look.
  var matchedRules = MatchedRules()
  var styles: StyleStage
  /// Whether styles are made behind matching, so that what is new to them has to be kept for them.
  var isAhead = false
  /// Whether a value says `inherit` where only the parent's node can tell what that is.
  var hasExplicitInheritance = false

  /// Whether the root hands on something else than at the last flush.
  var isSpreading = false
  /// Whether `currentcolor` was inherited anywhere.
  var usesInheritedCurrentColor = false

  /// The records whose values the last flush altered while nodes kept them.
  var alteredRecords: [Int32] = []
  /// How often the numbers of records have begun anew.
  var generation = 0

  var report = EngineReport()
  var scratch = EngineScratch()

  init(_ program: StyleProgram, _ environment: StyleEnvironment, _ limits: EngineLimits) {
    self.program = program
    self.environment = environment
    self.limits = limits
    layouts = ViewTypeLayouts(program.schema)
    styles = StyleStage(program)
    for rule in program.rules {
      let number = styles.rules.add(rule, locals: -1, order: rule.order, &layouts)
      selectors.add(rule, number: number, locals: -1)
      conditions.add(rule)
    }
    styles.rules.rank(program)
    selectors.settle()
    contexts = MatchingContexts(selectors.carriers)
    keepColumns()
  }

  mutating func reserve(_ count: Int) { nodes.reserve(count) }

  /// Has the nodes keep what the selectors make necessary.
  mutating func keepColumns() {
    nodes.keepRows(selectors.usesSiblings)
    nodes.keepSignatures(selectors.asksForPlaces)
  }

  /// The signature of a node that was looked at.
  @inline(__always)
  mutating func signature(of node: Int32) -> Int32 {
    nodes.keepsSignatures ? nodes.signature(of: node) : base(of: node)
  }

  /// The signature of a node without what depends on its place in the tree.
  @inline(__always)
  mutating func base(of node: Int32) -> Int32 {
    let description = Int(nodes.description[Int(node)])
    if description < describedSignatures.count, describedSignatures[description] >= 0 {
      return describedSignatures[description]
    }
    return describe(Int32(description))
  }
}

/// What follows for a node from its surroundings and its signature, beside its look.
struct Transition {
  /// The set of the carriers that hold at the node.
  let held: Int32
  /// What it hands on to the sibling behind it.
  let row: Int32
  /// What the node hands on to its children; while no node had any, the complement of the node's own context.
  var context: Int32
}
