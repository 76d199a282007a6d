/// What a statement stands in: selectors, conditions, layer.
struct RuleContext {
  /// What `&` means, among the selectors of the builder's recorder; `nil` outside any rule.
  var parent: SelectorStore.Number?

  /// The classes that the declarations are checked against; none where that is not known.
  var viewTypes = ViewTypeSet.any

  // OPTIMIZATION: every rule has a context, and what stands in here changes at at-rules only.
  /// What else has to hold, and where the rules rank.
  private(set) var surroundings: RuleSurroundings

  /// Whether the statement stands straight in the block of the theme of the surroundings.
  private var isStraightInTheme = false

  /// Whether diagnostics are reported. A block that is inserted a second time was checked the first time.
  var reporting = Reporting.on

  init(origin: Origin) { surroundings = RuleSurroundings(origin: origin) }

  /// Whether diagnostics are reported.
  enum Reporting {
    case on
    case off
  }
}

extension RuleContext {
  /// The context of what stands in a style rule.
  func inside(_ selectors: RuleSelectors) -> RuleContext {
    var inner = self
    inner.parent = selectors.number
    inner.viewTypes = selectors.viewTypes
    inner.isStraightInTheme = false
    return inner
  }

  /// The context of what stands in `@scope`.
  func inside(_ scope: ScopeClause, viewTypes: ViewTypeSet) -> RuleContext {
    var inner = self
    inner.parent = nil
    inner.viewTypes = viewTypes
    inner.isStraightInTheme = false
    inner.surroundings = surroundings.with(scope: scope)
    return inner
  }

  /// The context of what holds under more conditions.
  func under(_ conditions: [StyleCondition]) -> RuleContext {
    guard !conditions.isEmpty else { return self }
    var inner = self
    inner.surroundings = surroundings.with(conditions: surroundings.conditions + conditions)
    return inner
  }

  /// The context of what holds while a theme is in force.
  func inside(theme: String) -> RuleContext {
    var inner = under([.theme(theme)])
    guard parent == nil else { return inner }
    inner.surroundings = inner.surroundings.with(theme: theme)
    inner.isStraightInTheme = true
    return inner
  }

  /// The context of what stands in a layer.
  func inside(layer: Int) -> RuleContext {
    var inner = self
    inner.surroundings = surroundings.with(layer: layer)
    return inner
  }
}

extension RuleContext {
  var layer: Int { surroundings.layer }

  /// The `@scope` that the statement stands in.
  var scope: ScopeClause? { surroundings.scope }

  /// The theme whose block the statement stands straight in.
  var theme: String? { isStraightInTheme ? surroundings.theme : nil }

  /// Whether declarations apply to elements.
  var hasTarget: Bool { parent != nil || scope != nil }
}

/// Some classes: the number that stands for their names in a ``CompilerMemory``.
struct ViewTypeSet: Equatable {
  let number: Int

  /// Every class.
  static let any = ViewTypeSet(number: 0)
}
