import VStyleValues

/// From the rules that match to styles: winners, custom properties, and what nodes hand on to their children.
///
/// It asks nothing of the tree but, in one order, the nodes and what was found out about each of them, so that it may
/// run behind matching on another core.
struct StyleStage: ~Copyable, Sendable {
  var rules = EngineRules()
  var builder: LookBuilder
  var customProperties: CustomPropertyEnvironments
  var states = InheritanceStates()
  var records = StyleRecords()
  /// The style of nodes by what followed for them from their surroundings and their signature.
  var known: [KnownStyle] = []
  /// Whether a value that only the parent's node can tell decides what others are resolved against, so that everything
  /// is computed afresh.
  var isConservative = false
  /// How many styles were made and values computed again in this flush.
  var resolved = 0
  var origins = NumberList()

  /// A look, with what a node was given, and the style that it has for it and what it hands on; −1 where that is not
  /// known. Most nodes are given the same.
  struct KnownStyle {
    let look: Int32
    var given: Int32 = -1
    var record: Int32 = -1
    var handed: Int32 = -1
  }

  init(_ program: StyleProgram) {
    builder = LookBuilder(program)
    customProperties = CustomPropertyEnvironments(program.registrations)
  }

  /// Takes over what follows for some nodes, by its look.
  mutating func add(_ look: Int32, _ looks: MatchedRules, _ ambients: [Ambient], _ layouts: ViewTypeLayouts) {
    known.append(KnownStyle(look: look))
    if look == builder.looks.count { builder.make(looks[look], ambients, rules, layouts) }
  }

  /// Gives back the memory that was asked for in advance.
  mutating func trim() {
    known.trim()
    states.trim()
    records.trim()
    builder.trim()
  }
}
