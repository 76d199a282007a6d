package import VStyleStylesheet
import VStyleSyntax

/// The context of a statement: its selectors and its at-rules.
///
/// OPTIMIZATION: properties of separate types are simpler, but every rule copies its context. So what only at-rules change
/// is behind one reference, and the rest has few bytes.
package struct RuleContext {
  /// The conditions, the scope and the cascade position of the rules.
  private(set) var enclosing: EnclosingAtRules

  /// The selectors that `&` means, by ID in the compiler's recorder; `nil` outside of any rule.
  var parent: SelectorStore.ID?

  /// The view types that declarations are checked against; any if they are not known.
  package internal(set) var viewTypes = ViewTypeSet.any

  private var flags: Flags = []

  package init(origin: CascadeOrigin) { enclosing = EnclosingAtRules(origin: origin) }

  private struct Flags: OptionSet {
    let rawValue: UInt8

    static let isDirectlyInTheme = Flags(rawValue: 1)
    static let isSilent = Flags(rawValue: 2)
    static let neverApplies = Flags(rawValue: 4)
    static let isForLayers = Flags(rawValue: 8)
    static let isStarting = Flags(rawValue: 16)

    /// Whether the set has a flag.
    subscript(_ flags: Flags) -> Bool {
      get { rawValue & flags.rawValue != 0 }
      set { self = Flags(rawValue: newValue ? rawValue | flags.rawValue : rawValue & ~flags.rawValue) }
    }
  }
}

extension RuleContext {
  /// Whether the statement is directly in the block of ``EnclosingAtRules/theme``.
  private var isDirectlyInTheme: Bool {
    get { flags[.isDirectlyInTheme] }
    set { flags[.isDirectlyInTheme] = newValue }
  }

  /// Whether diagnostics are reported. They are not when a block is inserted again, because its first pass reports them.
  var isReporting: Bool {
    get { !flags[.isSilent] }
    set { flags[.isSilent] = !newValue }
  }

  /// Whether the statement is in a `@supports` that does not hold, so that its layers and registrations do not count.
  var neverApplies: Bool {
    get { flags[.neverApplies] }
    set { flags[.neverApplies] = newValue }
  }

  /// Whether the statement is in a `@starting-style`.
  var isStarting: Bool {
    get { flags[.isStarting] }
    set { flags[.isStarting] = newValue }
  }

  /// Whether only the order of the layers counts, because the sheet is imported in the same context again.
  var isForLayers: Bool {
    get { flags[.isForLayers] }
    set { flags[.isForLayers] = newValue }
  }
}

extension RuleContext {
  /// The context inside of a style rule.
  func inside(_ selectors: RuleSelectors) -> RuleContext {
    var inner = self
    inner.parent = selectors.index
    inner.viewTypes = selectors.viewTypes
    inner.isDirectlyInTheme = false
    return inner
  }

  /// The context inside of a `@scope`.
  func inside(_ scope: ScopeClause, viewTypes: ViewTypeSet) -> RuleContext {
    var inner = self
    inner.parent = nil
    inner.viewTypes = viewTypes
    inner.isDirectlyInTheme = false
    inner.enclosing = enclosing.with(scope: scope)
    return inner
  }

  /// The context with additional conditions.
  func under(_ conditions: [StyleCondition]) -> RuleContext {
    guard !conditions.isEmpty else { return self }
    var inner = self
    inner.enclosing = enclosing.with(conditions: enclosing.conditions + conditions)
    return inner
  }

  /// The context inside of a `@theme`.
  func inside(theme: String) -> RuleContext {
    var inner = under([.theme(theme)])
    guard parent == nil else { return inner }
    inner.enclosing = inner.enclosing.with(theme: theme)
    inner.isDirectlyInTheme = true
    return inner
  }

  /// The context inside of a named style that `@apply` or `extends` inserts.
  func inside(style: String, at location: SourceLocation) -> RuleContext {
    var inner = self
    let insertion = StyleInsertion(style: style, location: location, outer: enclosing.insertion)
    inner.enclosing = enclosing.with(insertion: insertion)
    return inner
  }

  /// The context inside of a layer.
  func inside(layer: Int) -> RuleContext {
    var inner = self
    inner.enclosing = enclosing.with(layer: layer)
    return inner
  }
}

extension RuleContext {
  var layer: Int { enclosing.layer }

  /// The media queries that contain the statement, and the feature queries, which hold everywhere.
  var mediaQueries: [StyleCondition] { enclosing.conditions.filter { $0.theme == nil } }

  /// The `@scope` that contains the statement.
  var scope: ScopeClause? { enclosing.scope }

  /// The theme whose block directly contains the statement; `nil` if there is none.
  package var theme: String? { isDirectlyInTheme ? enclosing.theme : nil }

  /// Whether declarations apply to elements: the statement is in a rule or in a `@scope`.
  var hasTarget: Bool { parent != nil || scope != nil }
}

/// A set of view types: the ID of their names in a ``CompilerCache``.
package struct ViewTypeSet: Equatable {
  private let number: Int32

  init(index: Int) { number = Int32(truncatingIfNeeded: index) }

  package var index: Int { Int(number) }

  /// The set of all view types.
  static let any = ViewTypeSet(index: 0)

  /// The set of all view types, for a rule whose view type is unknown: any property may be one of that type.
  static let unknown = ViewTypeSet(index: 1)
}
