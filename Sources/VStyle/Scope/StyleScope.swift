public import VStyleCascade
import VStyleEngine
public import VStyleSyntax
public import VStyleValues

/// A tree of views, the sheets that style it, and the surroundings they hold in.
///
/// The nodes tell what changes about them, as the view types of this package do by themselves:
/// ``Styleable/styleNeedsUpdate()``, ``StyleNode/styleChildrenNeedUpdate()`` and ``StyleNode/styleDidLeaveParent()``.
/// ``flush()`` then looks at what changed and at what depends on it. Where nodes do not tell, ``setNeedsFlush()``
/// makes the next flush look at all of them.
///
/// A view is styled by one scope. The root of a scope, with all that is inside it, belongs to that scope: an outer
/// scope leaves it out from the first flush of the inner one on. Of two scopes with the same root the one that was made
/// a tree of last has it, and the other one does nothing while that one is there. It is reported once to
/// ``StyleIssues`` for each pair of scopes (`several-scopes`).
///
/// Nodes that are listed at a second place, or inside themselves, are styled at the first one that is found. The other
/// one is left out and reported (`node-listed-twice`).
///
/// A scope belongs to one isolation domain, that of its views.
public final class StyleScope {
  /// The root of the tree.
  public let root: any StyleNode

  /// The sheets, the weakest first.
  public var sheets: [Stylesheet] {
    didSet {
      compiled = nil
      isStylesheetStale = true
      needsFlush = true
    }
  }

  /// The theme that is in force at the root; `nil` picks the one of the appearance.
  public var themeName: String? { didSet { needsFlush = true } }

  /// The skin in force; `nil` for none.
  public var skin: Skin? { didSet { needsFlush = true } }

  /// The traits that `@media` asks for.
  public var traits = Traits() { didSet { needsFlush = true } }

  /// Whether something changed since the last flush.
  public private(set) var needsFlush = true

  private var compiled: CompiledStylesheet?

  /// Whether the tree still has other sheets.
  private var isStylesheetStale = false
  private(set) var tree: LiveTree?

  /// Whether another scope may have the root now.
  private var mayLackRoot = false

  /// The scopes whose trees the root was found in.
  private var rivals: Set<ObjectIdentifier> = []

  /// Whether any node may have changed without a word.
  private var isUnknown = true

  /// How often values that a flush writes may change what selectors see, before the rest is left to the next flush.
  private static let passLimit = 8

  /// Makes a scope. Nothing is styled before the first ``flush()``.
  public init(root: any StyleNode, sheets: [Stylesheet]) {
    self.root = root
    self.sheets = sheets
  }

  /// What a flush did.
  public struct FlushReport: Sendable, Equatable, CustomStringConvertible {
    /// How many nodes were looked at.
    public var visited = 0
    /// How many combinations of a node's surroundings and its looks were matched for the first time.
    public var matched = 0
    /// How many styles were made and values computed again.
    public var resolved = 0
    /// How many values were written to views.
    public var written = 0

    /// Makes the report of a flush that did nothing.
    public init() {}

    /// The counts in one line.
    public var description: String {
      "visited \(visited), matched \(matched), resolved \(resolved), written \(written)"
    }
  }

  /// Notes that anything may have changed in the tree.
  public func setNeedsFlush() {
    needsFlush = true
    isUnknown = true
  }

  /// Brings every view of the tree up to date, parents first.
  ///
  /// Values that are written may change what selectors see, as `enabled` does: then the views are looked at again,
  /// eight times at most. What is still open then keeps ``needsFlush`` set.
  @discardableResult
  public func flush() -> FlushReport {
    var report = FlushReport()
    for _ in 0..<Self.passLimit where needsFlush { pass(&report) }
    return report
  }

  private func pass(_ report: inout FlushReport) {
    needsFlush = false
    if mayLackRoot, root.styleStorage.scope !== self {
      tree = nil
      // Another scope has the root as long as it is there.
      guard root.styleStorage.scope == nil else { return }
    }
    mayLackRoot = false
    let tree = currentTree()
    if isUnknown {
      isUnknown = false
      tree.noteEverything()
    }
    tree.takeChanges()
    takeStylesheet(tree)
    tree.engine.environment = environment
    let done = tree.engine.flush()
    report.visited += done.visited
    report.matched += done.matched
    report.resolved += done.resolved
    report.written += tree.write(done.changed)
    for view in tree.takeViewsThatLeft() {
      view.styleStorage.scope = nil
      report.written += StyleApplier(view).setEngineValues([])
      view.applyAssignedStyle()
    }
  }

  /// What only showed when values were computed, as of the last flush.
  public var issues: [Diagnostic] { tree?.engine.issues ?? [] }

  /// What the sheets are resolved against.
  var environment: StyleEnvironment { StyleEnvironment(themeName: themeName, traits: traits, skin: skin) }
}

// MARK: The tree

extension StyleScope {
  /// Notes that what selectors see of one view has changed.
  func noteChange(of storage: StyleStorage) {
    needsFlush = true
    tree?.noteChange(of: storage)
  }

  /// Notes that one view has other children.
  func noteChildren(of storage: StyleStorage) {
    needsFlush = true
    tree?.noteChildren(of: storage)
  }

  /// Lets one view go, with all that is inside it.
  func lose(_ storage: StyleStorage) {
    needsFlush = true
    if storage === root.styleStorage { mayLackRoot = true }
    tree?.remove(storage)
  }

  /// Reports that the root is in the tree of another scope: once for each.
  func reportRoot(inTreeOf other: StyleScope) {
    guard rivals.insert(ObjectIdentifier(other)).inserted else { return }
    StyleIssues.shared.report(
      StyleIssue(
        .severalScopes, typeName: type(of: root).styleTypeName, expected: "a view in the tree of one scope",
        found: "\(root.issueName), the root of a scope in the tree of another one"))
  }

  private func currentTree() -> LiveTree {
    if let tree { return tree }
    let made = LiveTree(root, currentStylesheet(for: [root]), environment, in: self)
    tree = made
    isUnknown = false
    return made
  }

  /// Gives the tree the sheets that are in force, which know the class of every view.
  private func takeStylesheet(_ tree: LiveTree) {
    guard isStylesheetStale || tree.hasUnknownViewTypes else { return }
    tree.take(currentStylesheet(for: tree.views.compactMap(\.self)))
    isStylesheetStale = false
  }

  private func currentStylesheet(for nodes: [any StyleNode]) -> CompiledStylesheet {
    var base: CompiledStylesheet
    if let compiled { base = compiled } else { base = Stylesheet.merged(sheets) }
    for node in nodes { base = base.covering(type(of: node)) }
    compiled = base
    return base
  }
}

// MARK: Reloading

extension StyleScope {
  /// Puts an edited sheet in the place of one of ``sheets``, unless it has errors: a slip while typing then leaves
  /// the screen as it is. Views of the tree whose own style is one of the sheet get that of the same name in the edited
  /// one, those too that came or moved after the last flush.
  ///
  /// - Parameters:
  ///   - index: the place of the sheet.
  ///   - sheet: the edited sheet.
  /// - Returns: the errors for which the last good sheet was kept; none if the edited one is in force.
  @discardableResult
  public func reload(_ index: Int, with sheet: Stylesheet) -> [Diagnostic] {
    let errors = sheet.diagnostics.filter { $0.severity == .error }
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

// MARK: Asking

extension StyleScope {
  /// The values of a node of the tree, computed afresh; `nil` if the node is not in the tree.
  public func computedStyle(of node: any StyleNode) -> ComputedStyle? {
    evaluation(of: node).map { $0.evaluator.styles[$0.position] }
  }

  /// Says why a property of a view has its value; `nil` if the view is not in the tree or its class does
  /// not have the property.
  public func explain(_ node: any StyleNode, _ property: Property) -> PropertyTrace? {
    var trace = evaluation(of: node).flatMap {
      $0.evaluator.trace(node: $0.position, property: property.name, state: property.state ?? "normal")
    }
    trace?.code = node.codeSource(of: property)
    return trace
  }

  /// The values of every node of the tree, computed afresh, in document order.
  package func computedStyles() -> [(node: any StyleNode, style: ComputedStyle)] {
    var nodes: [any StyleNode] = []
    let tree = snapshot(&nodes)
    let evaluator = StyleEvaluator(currentStylesheet(for: nodes), tree: tree, environment: environment)
    return nodes.indices.map { (nodes[$0], evaluator.styles[$0]) }
  }

  /// A fresh computation of the whole tree, and the place of a node in it.
  private func evaluation(of node: any StyleNode) -> (evaluator: StyleEvaluator, position: Int)? {
    var nodes: [any StyleNode] = []
    let tree = snapshot(&nodes)
    guard let position = nodes.firstIndex(where: { $0 === node }) else { return nil }
    let compiled = currentStylesheet(for: nodes)
    return (StyleEvaluator(compiled, tree: tree, environment: environment, upTo: position), position)
  }

  /// The tree as plain values, and the views in the same order.
  private func snapshot(_ nodes: inout [any StyleNode]) -> ElementTree {
    var tree = ElementTree()
    for (node, parent) in self.nodes() {
      tree.add(ElementNode(node, node.styleStorage, key: "\(nodes.count)"), to: parent)
      nodes.append(node)
    }
    return tree
  }

  /// The nodes of the tree as it is now, in document order, and the positions of their parents.
  private func nodes() -> [(node: any StyleNode, parent: Int?)] {
    var nodes: [(node: any StyleNode, parent: Int?)] = []
    var seen: Set<ObjectIdentifier> = []
    // Depth is no danger: nothing recurs.
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
