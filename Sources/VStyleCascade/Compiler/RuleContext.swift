import VStyleSelectors

/// What a statement stands in: selectors, conditions, layer.
struct RuleContext {
  /// What `&` means; `nil` outside any rule.
  var parent: SelectorList?

  /// What else has to hold.
  var conditions: [StyleCondition] = []

  var origin: Origin
  var layer = LayerTree.root

  /// The `@scope` that the statement stands in.
  var scope: ScopeClause?

  /// The theme whose block the statement stands straight in.
  var theme: String?

  /// The classes that the declarations are checked against; none where that is not known.
  var classes = ClassSet.any

  /// Where the compiled rules go.
  var output: Output = .sheet

  /// Whether findings are reported. A block that is inserted a second time was checked the first time.
  var reporting: Reporting = .on

  /// The styles that are being inserted, outermost first.
  var expanding: [String] = []

  /// Where compiled rules go.
  enum Output {
    /// The rules of the program.
    case sheet
    /// The rules of a named style.
    case style
  }

  /// Whether findings are reported.
  enum Reporting {
    case on
    case off
  }

  /// What declarations apply to; `nil` where they apply to nothing but a theme's roots.
  var target: SelectorList? { parent ?? (scope == nil ? nil : SelectorList([.element])) }

  init(origin: Origin) { self.origin = origin }

  /// The names of the classes that the declarations are checked against; empty where that is not known.
  var classNames: [String] { classes.names }
}

/// Some classes, with a number that stands for them in look-ups.
struct ClassSet {
  /// The names; none stand for every class.
  let names: [String]
  /// The same for the same names, as long as a ``CompilerMemory`` lives.
  let number: Int

  /// Every class.
  static let any = ClassSet(names: [], number: 0)
}
