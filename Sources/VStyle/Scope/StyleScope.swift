import VStyleCompiler
import VStyleEngine
public import VStyleStylesheet
public import VStyleSyntax
public import VStyleValues

/// A tree of views, the sheets that style it, and the environment of the sheets.
///
/// Nodes notify the scope of changes: ``Styleable/styleNeedsUpdate()``, ``StyleNode/styleChildrenNeedUpdate()`` and
/// ``StyleNode/styleDidLeaveParent()``. The view types of this package call these methods themselves. ``flush()`` then
/// visits the changed nodes and their dependents. For nodes that do not notify the scope, call ``setNeedsFlush()``: the
/// next flush compares all nodes.
///
/// A view is styled by one scope. The root of a scope and its descendants belong to that scope: an outer scope leaves
/// them out after the first flush of the inner one. Of two scopes with the same root, the one that built its tree last
/// owns the root. The other one does nothing while that scope exists. This is reported once to ``StyleDiagnostics`` for
/// each pair of scopes (`several-scopes`).
///
/// A node that is listed twice, or inside itself, is styled at the first position found. The other position is ignored
/// and reported (`node-listed-twice`).
///
/// A scope belongs to one isolation domain, that of its views.
public final class StyleScope {
  /// The root of the tree; an empty node after the release of a root that the scope does not retain.
  public var root: any StyleNode { retainedRoot ?? weakRoot ?? ReleasedRoot() }

  private let retainedRoot: (any StyleNode)?
  private weak var weakRoot: (any StyleNode)?

  /// Whether the scope retains its root. Otherwise the owner of the root drops the scope after it.
  var retainsRoot: Bool { retainedRoot != nil }

  /// The sheets, in ascending order of precedence.
  public var sheets: [Stylesheet] { didSet { dropStylesheet() } }

  /// The theme of the root; `nil` selects the theme of the appearance.
  public var themeName: String? { didSet { isEnvironmentStale = true } }

  /// The texts of the custom properties that Swift code assigns to the root, by name.
  var assignedCustomProperties: [String: String] = [:] {
    didSet {
      guard assignedCustomProperties != oldValue else { return }
      assigned = nil
      isStylesheetStale = true
      noteNewEnvironment()
    }
  }

  /// The current skin; `nil` for none.
  public var skin: Skin? { didSet { isEnvironmentStale = true } }

  /// The traits for `@media`.
  public var traits = Traits() { didSet { isEnvironmentStale = true } }

  /// The object that moves values to their next ones, as `transition` and `animation` say; `nil` if values change at
  /// once. Default: `nil`.
  ///
  /// ```swift
  /// import VStyleMotion
  /// scope.motion = Motion()
  /// ```
  /// An object moves the values of one scope.
  public var motion: (any ScopeMotion)? {
    willSet { if newValue !== motion { motion?.stop(nil) } }
    didSet { if (motion == nil) != (oldValue == nil) { dropStylesheet() } }
  }

  /// Whether something has changed since the last flush.
  public private(set) var needsFlush = true

  /// The stylesheet of ``sheets``, with the view types of the tree.
  private var compiled: CompiledStylesheet?

  /// The same with ``assignedCustomProperties``; `nil` if there are none, and before the first use.
  private var assigned: AssignedStylesheet?

  #if DEBUG
    private var check = ScopeCheck()
    private var isUnchecked = true

    /// Whether the app has read ``diagnostics``.
    private(set) var hasReadDiagnostics = false

    /// Whether the scope was flushed while it was not being attached to a manager.
    var isSetUp = true
  #endif

  /// Whether the tree still uses an earlier theme, skin or traits.
  private var isEnvironmentStale = false { didSet { if isEnvironmentStale { noteNewEnvironment() } } }

  /// Whether the tree still uses earlier sheets.
  private var isStylesheetStale = false
  private(set) var tree: LiveTree?

  /// Whether another scope has owned the root since this scope styled it, and may still own it.
  private var mayLackRoot = false

  /// The scopes whose trees contained the root.
  private var rivals: Set<ObjectIdentifier> = []

  /// Whether nodes may have changed without a notification.
  private var isUnknown = true

  /// The maximum number of passes of a flush. Values that a pass writes may change what selectors match.
  private static let passLimit = 8

  /// Creates a scope. The first ``flush()`` styles the views.
  ///
  /// - Parameters:
  ///   - root: the root of the tree.
  ///   - sheets: the sheets, in ascending order of precedence.
  public init(root: any StyleNode, sheets: [Stylesheet]) {
    retainedRoot = root
    self.sheets = sheets
  }

  /// Creates a scope that does not retain its root, such as the window of an app.
  ///
  /// The views below the root are retained until they leave the tree. Drop the scope after its root.
  ///
  /// - Parameters:
  ///   - root: the root of the tree.
  ///   - sheets: the sheets, in ascending order of precedence.
  public init(unretained root: any StyleNode, sheets: [Stylesheet]) {
    (retainedRoot, weakRoot) = (nil, root)
    self.sheets = sheets
  }

  /// Records that anything in the tree may have changed.
  public func setNeedsFlush() {
    needsFlush = true
    isUnknown = true
  }

  /// Updates every view of the tree, parents first.
  ///
  /// Written values may change what selectors match, as `enabled` does. Then another pass updates the views, up to
  /// eight in total. If changes remain after those, ``needsFlush`` stays set.
  ///
  /// - Returns: the counts of all passes.
  @discardableResult
  public func flush() -> FlushReport {
    var report = FlushReport()
    for _ in 0..<Self.passLimit where needsFlush { pass(&report) }
    motion?.sendEvents()
    #if DEBUG
      if isUnchecked, tree != nil {
        isUnchecked = !isSetUp
        // The handler of diagnostics may flush the scope.
        var check = check
        check.check(self, currentStylesheet(for: []))
        self.check = check
      }
    #endif
    return report
  }

  private func noteNewEnvironment() {
    needsFlush = true
    #if DEBUG
      isUnchecked = true
    #endif
  }

  private func pass(_ report: inout FlushReport) {
    needsFlush = false
    if mayLackRoot, root.styleStorage.scope !== self {
      tree = nil
      // Another scope owns the root while that scope exists.
      guard root.styleStorage.scope == nil else { return }
    }
    let tree = currentTree()
    if isUnknown {
      isUnknown = false
      tree.noteEverything()
    }
    report.compared += tree.collectChanges()
    useStylesheet(tree)
    if isEnvironmentStale {
      isEnvironmentStale = false
      tree.engine.environment = environment
    }
    let done = tree.engine.flush()
    report.compared += done.compared
    report.visited += done.visited
    report.matched += done.matched
    report.resolved += done.resolved
    report.written += write(done.changed, tree)
    let departed = tree.removeDepartedViews()
    motion?.stop(departed)
    report.written += restore(departed)
  }

  private func write(_ changed: [ID<Node>], _ tree: LiveTree) -> Int {
    guard let motion else { return tree.write(changed) }
    defer { tree.newNodes.removeAll(keepingCapacity: true) }
    return motion.restyle(MotionChanges(tree: tree, nodes: changed))
  }

  /// Restores the baselines of views that have left the tree, or applies the styles of their own.
  private func restore(_ views: [any StyleNode]) -> Int {
    var written = 0
    var restoring: StyleDelta?
    for view in views {
      view.styleStorage.leaveScope()
      let delta: StyleDelta
      // OPTIMIZATION: `setEngineValues([])` would be simpler, but makes a delta for each view.
      if let known = restoring, known.table.type == type(of: view) {
        delta = known
      } else {
        delta = StyleApplier(view).removingEngineValues
      }
      restoring = delta
      if !view.styleStorage.isUntouched { written += delta.apply(to: view) }
      view.applyDetachedStyle()
    }
    return written
  }

  /// The diagnostics of computed values, as of the last flush.
  public var diagnostics: [Diagnostic] {
    #if DEBUG
      hasReadDiagnostics = true
    #endif
    return valueDiagnostics
  }

  /// The diagnostics of computed values, which the app may not have asked for.
  var valueDiagnostics: [Diagnostic] {
    let found = tree?.engine.diagnostics ?? []
    guard found.contains(where: { $0.rule == .unknownCustomProperty }), let help = helpForMissingTheme else {
      return found
    }
    return found.map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.rule == .unknownCustomProperty { diagnostic.help = diagnostic.help ?? help }
      return diagnostic
    }
  }

  /// The environment of the sheets.
  package var environment: StyleEnvironment { StyleEnvironment(themeName: themeName, traits: traits, skin: skin) }
}

// MARK: The tree

extension StyleScope {
  /// Records a change of a view that selectors can match.
  func noteChange(of storage: StyleStorage) {
    needsFlush = true
    tree?.noteChange(of: storage)
  }

  /// Records a change of a view's children.
  func noteChildren(of storage: StyleStorage) {
    needsFlush = true
    tree?.noteChildren(of: storage)
  }

  /// Removes a view with its descendants.
  func lose(_ storage: StyleStorage) {
    needsFlush = true
    if storage === root.styleStorage { mayLackRoot = true }
    tree?.remove(storage)
  }

  /// Reports that the root is in the tree of another scope, once for each such scope.
  func reportRoot(inTreeOf other: StyleScope) {
    guard rivals.insert(ObjectIdentifier(other)).inserted else { return }
    StyleDiagnostics.shared.report(
      StyleDiagnostic(
        .severalScopes, typeName: type(of: root).styleTypeName, expected: "a view in the tree of one scope",
        found: "\(root.diagnosticName), the root of a scope in the tree of another one"))
  }

  private func currentTree() -> LiveTree {
    if let tree { return tree }
    let made = LiveTree(root, currentStylesheet(for: [root]), environment, in: self)
    tree = made
    isUnknown = false
    return made
  }

  /// Updates the tree's sheets, whose schema contains the type of every view.
  private func useStylesheet(_ tree: LiveTree) {
    guard isStylesheetStale || tree.hasUnknownViewTypes else { return }
    tree.adopt(currentStylesheet(for: tree.views.all))
    isStylesheetStale = false
  }

  /// Compiles the sheets again at the next flush.
  private func dropStylesheet() {
    compiled = nil
    isStylesheetStale = true
    noteNewEnvironment()
  }

  /// The text of a custom property at the root; `nil` if it has none.
  func customPropertyText(_ name: String) -> String? {
    let stylesheet = currentStylesheet(for: [root]).customPropertiesAlone
    let engine = StyleEngine(stylesheet, environment: environment)
    let node = engine.insert(ElementNode(key: "", typeName: stylesheet.schema.generalViewType), into: nil)
    engine.flush()
    return engine.customProperty(name, of: node)
  }

  /// The sources of the sheets, whether or not a flush has applied them.
  var currentSources: SourceMap { currentStylesheet(for: []).sources }

  /// The stylesheet of all sheets, whose schema contains the types of some views.
  package func currentStylesheet(for nodes: [any StyleNode]) -> CompiledStylesheet {
    var base = compiled ?? Stylesheet.merged(sheets)
    for node in nodes { base = base.covering(type(of: node)) }
    compiled = base
    if motion != nil { base = base.moving }
    guard !assignedCustomProperties.isEmpty else { return base }
    if let assigned, assigned.base === base { return assigned.whole }
    let made = AssignedStylesheet(assignedCustomProperties, over: base, of: sheets)
    assigned = made
    return made.whole
  }
}

// MARK: Reloading

extension StyleScope {
  /// Replaces one of ``sheets`` with an edited sheet, unless that has errors.
  ///
  /// Views whose own style belongs to the sheet get the style of the same name in the edited one. This includes views
  /// that were added or moved after the last flush. Because of the check, a typing error does not change the screen.
  ///
  /// - Parameters:
  ///   - index: the index of the sheet in ``sheets``.
  ///   - sheet: the edited sheet.
  /// - Returns: the errors of the edited sheet. If there are any, the last good sheet stays.
  @discardableResult
  public func reload(_ index: Int, with sheet: Stylesheet) -> [Diagnostic] {
    let errors = sheet.errors(among: sheets.indices.filter { $0 != index }.map { sheets[$0] })
    if errors.isEmpty {
      for (node, _) in nodes() {
        guard let style = node.styleStorage.assigned?.counterpart(of: sheets[index], in: sheet) else { continue }
        node.styleStorage.assigned = style
        tree?.noteChange(of: node.styleStorage)
      }
      sheets[index] = sheet
    }
    return errors
  }
}

// MARK: Walking

extension StyleScope {
  /// Returns the current nodes of the tree in document order, with the indices of their parents.
  package func nodes() -> [(node: any StyleNode, parent: Int?)] {
    var nodes: [(node: any StyleNode, parent: Int?)] = []
    var seen: Set<ObjectIdentifier> = []
    // It is iterative, so that deep trees do not overflow the stack.
    var pending: [(node: any StyleNode, parent: Int?)] = [(root, nil)]
    while let (node, parent) = pending.popLast() {
      guard seen.insert(ObjectIdentifier(node)).inserted, parent == nil || !LiveTree.isRoot(node, outside: self) else {
        continue
      }
      for child in node.styleChildren.reversed() { pending.append((child, nodes.count)) }
      nodes.append((node, parent))
    }
    return nodes
  }
}
