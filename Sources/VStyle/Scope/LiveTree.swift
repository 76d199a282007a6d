package import VStyleEngine
import VStyleSelectors
import VStyleStylesheet
import VStyleValues

/// The views of a scope as nodes of an engine: the node of each view, and the changes since the last flush.
///
/// A view is retained while it is a node. A view that reports leaving its parent is released at once, any other one
/// when the children of its parent are compared.
package final class LiveTree {
  package let engine: StyleEngine

  /// The views, by node.
  private(set) var views: NodeViews

  /// The writes that apply a style to a view, by style ID.
  var writes: [StyleWrites?] = []

  /// The generation of the style IDs in ``writes``.
  var generation = 0

  /// The state slots of the properties of each view type, by the identity of its table.
  var rows: [ObjectIdentifier: BindingRows] = [:]

  /// The nodes that were inserted since the last write, if the scope has motion.
  package var newNodes: Set<ID<Node>> = []

  /// The number of times that styles were written.
  var writeRound = 0

  /// The list of styles that the next flush reuses.
  var styleBuffer: [ID<SharedStyle>] = []

  /// Whether the schema of the sheets lacks the type of some view.
  private(set) var hasUnknownViewTypes = false

  private unowned let scope: StyleScope
  private let scopeReference: ScopeReference
  /// The engine's IDs for the names of view types that were checked against the schema.
  private var typeNames: [ObjectIdentifier: ID<Name>] = [:]

  /// The nodes whose element keys are to be updated.
  private var changed: [ID<Node>] = []

  /// The nodes whose children are to be compared.
  private var rearranged: [ID<Node>] = []

  /// Whether all nodes are to be updated and have their children compared.
  private var isEverythingStale = false

  /// The views that have left the tree and whose baselines are not restored yet.
  private var left: [WeakView] = []

  /// The children that their parent does not list. They are removed unless another parent lists them.
  private var orphans: [(node: ID<Node>, parent: ID<Node>)] = []

  /// The mark of each node: ``mark`` for a listed child of the current parent, ``mark`` + 1 for a child already
  /// processed.
  private var marks: [Int32] = []
  private var mark: Int32 = 0

  /// The last round in which each node was processed as a child of its parent, by node.
  private var rounds: [Int32] = []
  private var round: Int32 = 0

  /// The nodes whose children are compared again, since a listed child was an ancestor of its parent.
  private var cyclicParents: [ID<Node>] = []
  private var isRetryingMoves = false

  /// The misplaced children that were reported.
  private var reported: Set<MisplacedChild> = []

  private struct MisplacedChild: Hashable {
    let child: ObjectIdentifier
    let parent: ObjectIdentifier
  }

  /// The node of the root view, which is inserted first.
  static let root = ID<Node>(0)

  init(_ root: any StyleNode, _ compiled: CompiledStylesheet, _ environment: StyleEnvironment, in scope: StyleScope) {
    self.scope = scope
    scopeReference = ScopeReference(scope)
    views = NodeViews(retainsRoot: scope.retainsRoot)
    engine = StyleEngine(compiled, environment: environment)
    insert(root, into: nil, before: nil)
  }
}

// MARK: The journal

extension LiveTree {
  /// Records a change of a view that selectors can match.
  func noteChange(of storage: StyleStorage) {
    guard !storage.node.isNone, !storage.isChanged else { return }
    storage.isChanged = true
    changed.append(storage.node)
  }

  /// Records a change of a view's children or of their order.
  func noteChildren(of storage: StyleStorage) {
    guard !storage.node.isNone, !storage.isRearranged else { return }
    storage.isRearranged = true
    rearranged.append(storage.node)
  }

  /// Records that anything may have changed.
  func noteEverything() { isEverythingStale = true }

  /// Removes a view with its descendants.
  func remove(_ storage: StyleStorage) {
    guard !storage.node.isNone, storage.node != LiveTree.root else { return }
    remove(storage.node)
  }

  private func remove(_ node: ID<Node>) {
    for inner in engine.subtree(of: node) {
      guard let view = views[inner] else { continue }
      view.styleStorage.leaveTree()
      left.append(WeakView(view: view))
      views[inner] = nil
    }
    engine.remove(node)
  }

  /// Returns the views that have left the tree since the last call and have not come back.
  func removeDepartedViews() -> [any StyleNode] {
    defer { left.removeAll() }
    return left.compactMap(\.view).filter { $0.styleStorage.node.isNone && $0.styleStorage.scope === scope }
  }

  private struct WeakView {
    weak var view: (any StyleNode)?
  }
}

// MARK: Bringing the nodes up to date

extension LiveTree {
  /// Passes all recorded changes to the engine.
  ///
  /// - Returns: the number of nodes that were compared with their views.
  func collectChanges() -> Int {
    if isEverythingStale {
      isEverythingStale = false
      changed = views.nodes
      rearranged = changed
    }
    if !rearranged.isEmpty { rearrange() }
    for node in changed {
      guard let view = views[node] else { continue }
      let storage = view.styleStorage
      storage.isChanged = false
      engine.setKey(of: node, to: key(of: view, storage))
    }
    defer { changed.removeAll(keepingCapacity: true) }
    return changed.count
  }

  /// Compares the children of each node with recorded changes.
  private func rearrange() {
    round += 1
    while let node = rearranged.popLast() {
      guard let view = views[node] else { continue }
      view.styleStorage.isRearranged = false
      compareChildren(of: view, node)
    }
    // Former ancestors have moved down, unless the children form a cycle.
    isRetryingMoves = true
    while let node = cyclicParents.popLast() { if let view = views[node] { compareChildren(of: view, node) } }
    isRetryingMoves = false
    for orphan in orphans where views[orphan.node] != nil && engine.parent(of: orphan.node) == orphan.parent {
      remove(orphan.node)
    }
    orphans.removeAll(keepingCapacity: true)
  }

  /// Replaces the sheets with sheets whose schema contains the type of every view.
  func adopt(_ compiled: CompiledStylesheet) {
    engine.reload(compiled)
    hasUnknownViewTypes = false
    rows = [:]
    // Their schema may lack the type of a view that comes back.
    typeNames = [:]
  }

  /// Flushes the engine with nodes in the state of their first style, or without it.
  package func flush(_ nodes: [ID<Node>], isStarting: Bool) {
    for node in nodes {
      guard let view = views[node] else { continue }
      engine.setKey(of: node, to: key(of: view, view.styleStorage, isStarting: isStarting))
    }
    engine.flush()
    noteAlteredStyles()
  }

  private func key(
    of view: any StyleNode, _ storage: StyleStorage, isStarting: Bool = false
  ) -> ID<ElementKey> {
    var data = ElementData(type: typeName(of: type(of: view)), classes: view.styleClasses)
    data.id = view.styleID
    data.states = view.styleStates
    if isStarting { data.states.insert(SelectorList.startingState) }
    data.attributes = view.styleAttributes
    data.hasText = view.styleText.map { !$0.isEmpty } ?? false
    data.theme = view.styleThemeName
    data.styles = storage.assigned.map { [$0] } ?? []
    return engine.key(of: data)
  }

  /// Returns the ID of the name of a view type.
  private func typeName(of type: any StyleNode.Type) -> ID<Name> {
    if let known = typeNames[ObjectIdentifier(type)] { return known }
    let name = type.styleTypeName
    if engine.stylesheet.schema.viewTypes[name] == nil { hasUnknownViewTypes = true }
    let id = engine.typeName(name)
    typeNames[ObjectIdentifier(type)] = id
    return id
  }

  private func compareChildren(of parent: any StyleNode, _ node: ID<Node>) {
    let children = parent.styleChildren
    markChildren(children)
    var next = engine.firstChild(of: node)
    /// Skips nodes that are not children any more.
    func skipOrphans() {
      while let child = next, marks[child] < mark {
        orphans.append((child, node))
        next = engine.next(after: child)
      }
    }
    skipOrphans()
    for child in children {
      let known = self.node(of: child)
      if let known, marks[known] != mark || isElsewhere(known, than: node) {
        report(child, listedBy: parent)
        continue
      }
      if let known, let following = next, known != following, engine.next(after: following) == known {
        // The node at this position has moved, and is inserted again when its new position is reached.
        next = known
      }
      if let known, known == next {
        next = engine.next(after: known)
        rounds[known] = round
      } else if let known {
        move(known, child, into: node, parent, before: next)
      } else {
        insert(child, into: node, before: next)
      }
      if let known = known ?? self.node(of: child) { marks[known] = mark + 1 }
      skipOrphans()
    }
  }

  private func markChildren(_ children: [any StyleNode]) {
    mark += 2
    for child in children {
      if let node = node(of: child) { marks[node] = mark }
    }
  }

  /// Returns the node of a view; `nil` if it is not in this tree.
  package func node(of view: any StyleNode) -> ID<Node>? {
    let node = view.styleStorage.node
    guard !node.isNone, node.index < views.count, views[node] === view else { return nil }
    return node
  }

  /// Inserts a view and its descendants as nodes. It is iterative, so that deep trees do not overflow the stack.
  private func insert(_ view: any StyleNode, into parent: ID<Node>?, before sibling: ID<Node>?) {
    var pending: [(view: any StyleNode, parent: ID<Node>?, sibling: ID<Node>?)] = [(view, parent, sibling)]
    while let (view, parent, sibling) = pending.popLast() {
      if let known = node(of: view), let parent, let outer = views[parent] {
        if isElsewhere(known, than: parent) || rounds[known] == round {
          report(view, listedBy: outer)
        } else {
          move(known, view, into: parent, outer, before: sibling)
        }
        continue
      }
      let storage = view.styleStorage
      if storage.scopeReference !== scopeReference, let other = storage.scope, other !== scope {
        if parent != nil, LiveTree.isRoot(view, outside: scope) {
          other.reportRoot(inTreeOf: scope)
          continue
        }
        if parent == nil, !storage.node.isNone { scope.reportRoot(inTreeOf: other) }
        other.lose(storage)
      }
      let node = engine.insert(key(of: view, storage), into: parent, before: sibling)
      DetachedStyles.release(view)
      storage.enterTree(of: scopeReference, as: node)
      if scope.motion != nil { newNodes.insert(node) }
      views[node] = view
      while marks.count < views.count { marks.append(0) }
      while rounds.count < views.count { rounds.append(0) }
      rounds[node] = round
      for child in view.styleChildren.reversed() { pending.append((child, node, nil)) }
    }
  }
}

// MARK: Nodes that are no tree

extension LiveTree {
  /// Whether a view is the root of another scope.
  static func isRoot(_ view: any StyleNode, outside scope: StyleScope) -> Bool {
    let storage = view.styleStorage
    return storage.node == LiveTree.root && storage.scope.map { $0 !== scope } ?? false
  }

  /// Whether another parent has listed a node in this round.
  private func isElsewhere(_ node: ID<Node>, than parent: ID<Node>) -> Bool {
    rounds[node] == round && engine.parent(of: node) != parent
  }

  /// Moves a node, unless the new parent is inside the node.
  ///
  /// The new parent may only be inside the node until other nodes have moved, so the move is tried again later.
  private func move(
    _ node: ID<Node>, _ view: any StyleNode, into parent: ID<Node>, _ outer: any StyleNode, before sibling: ID<Node>?
  ) {
    var above: ID<Node>? = engine.parent(of: node) == parent ? nil : parent
    while let next = above {
      guard next != node else {
        if isRetryingMoves { report(view, listedBy: outer) } else { cyclicParents.append(parent) }
        return
      }
      above = engine.parent(of: next)
    }
    engine.move(node, into: parent, before: sibling)
    rounds[node] = round
  }

  /// Reports a child that is ignored in the list of a parent: once for each such pair.
  private func report(_ child: any StyleNode, listedBy parent: any StyleNode) {
    let pair = MisplacedChild(child: ObjectIdentifier(child), parent: ObjectIdentifier(parent))
    guard reported.insert(pair).inserted else { return }
    StyleDiagnostics.shared.report(
      StyleDiagnostic(
        .nodeListedTwice, typeName: type(of: child).styleTypeName, expected: "each node once in a tree",
        found: "\(child.diagnosticName) once more, as a child of \(parent.diagnosticName)"))
  }
}
