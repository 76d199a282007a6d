import VStyleCascade
import VStyleEngine

/// The views of a scope as nodes of an engine: which view is which node, and what has changed since the last flush.
///
/// A view is held as long as it is a node. One that says that it left its parent is let go at once, any other one
/// when its parent is looked at.
final class LiveTree {
  let engine: StyleEngine

  /// The views by their nodes.
  private(set) var views: [(any StyleNode)?] = []

  /// The deltas that bring a view to a style, by the number of the style.
  var deltas: [StyleDelta?] = []

  /// The generation of the styles' numbers that ``deltas`` are about.
  var generation = 0

  /// Whether the sheets do not know the class of some view yet.
  private(set) var hasUnknownViewTypes = false

  private unowned let scope: StyleScope
  /// The engine's IDs for the names of the views' types, as far as it was seen whether the sheets know them.
  private var typeNames: [ObjectIdentifier: ID<Name>] = [:]

  /// The nodes that have to be described again.
  private var changed: [ID<Node>] = []

  /// The nodes whose children have to be compared.
  private var rearranged: [ID<Node>] = []

  /// Whether every node has to be described again and have its children compared.
  private var isEverythingStale = false

  /// The views that are no nodes any more and have not been given back what they were.
  private var left: [WeakView] = []

  /// Children that their parent does not name any more: they go unless another one names them.
  private var orphans: [(node: ID<Node>, parent: ID<Node>)] = []

  /// Who is a child of the node at hand, by node: ``mark`` for those that are to come, one more for those that came.
  private var marks: [Int32] = []
  private var mark: Int32 = 0

  /// In which round of changes a node was last seen among the children of its parent, by node.
  private var rounds: [Int32] = []
  private var round: Int32 = 0

  /// The nodes whose children are compared once more, since one of them was above its parent.
  private var knotted: [ID<Node>] = []
  private var isUntying = false

  /// The children that were reported at a place that is left out.
  private var reported: Set<MisplacedChild> = []

  private struct MisplacedChild: Hashable {
    let child: ObjectIdentifier
    let parent: ObjectIdentifier
  }

  /// The node of the root view, the first one that is inserted.
  static let root = ID<Node>(0)

  init(_ root: any StyleNode, _ compiled: CompiledStylesheet, _ environment: StyleEnvironment, in scope: StyleScope) {
    self.scope = scope
    engine = StyleEngine(compiled, environment: environment)
    insert(root, into: nil, before: nil)
  }

  /// Whether a flush has to look at the tree.
  var isStale: Bool { isEverythingStale || !changed.isEmpty || !rearranged.isEmpty || !left.isEmpty }
}

// MARK: The journal

extension LiveTree {
  /// Notes that what selectors see of a view has changed.
  func noteChange(of storage: StyleStorage) {
    guard !storage.node.isNone, !storage.isChanged else { return }
    storage.isChanged = true
    changed.append(storage.node)
  }

  /// Notes that a view has other children, or the same in another order.
  func noteChildren(of storage: StyleStorage) {
    guard !storage.node.isNone, !storage.isRearranged else { return }
    storage.isRearranged = true
    rearranged.append(storage.node)
  }

  /// Notes that anything may have changed.
  func noteEverything() { isEverythingStale = true }

  /// Lets a view go, with all that is inside it.
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

  /// The views that have left the tree since this was asked last and have not come back.
  func takeViewsThatLeft() -> [any StyleNode] {
    defer { left.removeAll() }
    return left.compactMap(\.view).filter { $0.styleStorage.node.isNone && $0.styleStorage.scope === scope }
  }

  private struct WeakView {
    weak var view: (any StyleNode)?
  }
}

// MARK: Bringing the nodes up to date

extension LiveTree {
  /// Tells the engine everything that was noted.
  func takeChanges() {
    if isEverythingStale {
      isEverythingStale = false
      changed = views.indices.filter { views[$0] != nil }.map { ID($0) }
      rearranged = changed
    }
    if !rearranged.isEmpty { rearrange() }
    for node in changed {
      guard let view = views[node] else { continue }
      let storage = view.styleStorage
      storage.isChanged = false
      engine.setKey(of: node, to: key(of: view, storage))
    }
    changed.removeAll(keepingCapacity: true)
  }

  /// Compares the children of every node that has other ones.
  private func rearrange() {
    round += 1
    while let node = rearranged.popLast() {
      guard let view = views[node] else { continue }
      view.styleStorage.isRearranged = false
      compareChildren(of: view, node)
    }
    // What was above its parent has come down by now, unless it is listed in a circle.
    isUntying = true
    while let node = knotted.popLast() { if let view = views[node] { compareChildren(of: view, node) } }
    isUntying = false
    for orphan in orphans where views[orphan.node] != nil && engine.parent(of: orphan.node) == orphan.parent {
      remove(orphan.node)
    }
    orphans.removeAll(keepingCapacity: true)
  }

  /// Takes over other sheets, which know the class of every view.
  func take(_ compiled: CompiledStylesheet) {
    engine.reload(compiled)
    hasUnknownViewTypes = false
    // They may not know the class of a view that comes back.
    typeNames = [:]
  }

  private func key(of view: any StyleNode, _ storage: StyleStorage) -> ID<ElementKey> {
    engine.key(
      type: typeName(of: type(of: view)), id: view.styleID, classes: view.styleClasses, states: view.styleStates,
      attributes: view.styleAttributes, hasText: view.styleText.map { !$0.isEmpty } ?? false,
      theme: view.styleThemeName, styles: storage.assigned.map { [$0] } ?? [])
  }

  /// The name that a view type goes by.
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
    var place = engine.firstChild(of: node)
    /// Passes those that are not children any more.
    func skipOrphans() {
      while let child = place, marks[child] < mark {
        orphans.append((child, node))
        place = engine.next(after: child)
      }
    }
    skipOrphans()
    for child in children {
      let known = self.node(of: child)
      if let known, marks[known] != mark || isElsewhere(known, than: node) {
        report(child, listedBy: parent)
        continue
      }
      if let known, let following = place, known != following, engine.next(after: following) == known {
        // One that stood here stands elsewhere now and is put there when its turn comes.
        place = known
      }
      if let known, known == place {
        place = engine.next(after: known)
        rounds[known] = round
      } else if let known {
        move(known, child, into: node, parent, before: place)
      } else {
        insert(child, into: node, before: place)
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

  /// The node of a view; `nil` if it is none in this tree.
  private func node(of view: any StyleNode) -> ID<Node>? {
    let node = view.styleStorage.node
    guard !node.isNone, node.index < views.count, views[node] === view else { return nil }
    return node
  }

  /// Makes a view and all that is inside it nodes. Depth is no danger: nothing recurs.
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
      if let other = storage.scope, other !== scope {
        if parent != nil, LiveTree.isRoot(view, outside: scope) {
          other.reportRoot(inTreeOf: scope)
          continue
        }
        if parent == nil, !storage.node.isNone { scope.reportRoot(inTreeOf: other) }
        other.lose(storage)
      }
      let node = engine.insert(key(of: view, storage), into: parent, before: sibling)
      DetachedStyles.release(view)
      storage.enterTree(of: scope, as: node)
      while views.count <= node.index { views.append(nil) }
      while marks.count < views.count { marks.append(0) }
      while rounds.count < views.count { rounds.append(0) }
      views[node] = view
      rounds[node] = round
      for child in view.styleChildren.reversed() { pending.append((child, node, nil)) }
    }
  }
}

// MARK: Nodes that are no tree

extension LiveTree {
  /// Whether a node is the root of another scope.
  static func isRoot(_ view: any StyleNode, outside scope: StyleScope) -> Bool {
    let storage = view.styleStorage
    return storage.node == LiveTree.root && storage.scope.map { $0 !== scope } ?? false
  }

  /// Whether another parent has listed a node in this round.
  private func isElsewhere(_ node: ID<Node>, than parent: ID<Node>) -> Bool {
    rounds[node] == round && engine.parent(of: node) != parent
  }

  /// Puts a node at another place, unless that is inside the node. It may only seem so until others have moved: then it
  /// is tried again.
  private func move(
    _ node: ID<Node>, _ view: any StyleNode, into parent: ID<Node>, _ outer: any StyleNode, before sibling: ID<Node>?
  ) {
    var above: ID<Node>? = engine.parent(of: node) == parent ? nil : parent
    while let next = above {
      guard next != node else {
        if isUntying { report(view, listedBy: outer) } else { knotted.append(parent) }
        return
      }
      above = engine.parent(of: next)
    }
    engine.move(node, into: parent, before: sibling)
    rounds[node] = round
  }

  /// Reports a child that is left out where a parent lists it: once for each such pair.
  private func report(_ child: any StyleNode, listedBy parent: any StyleNode) {
    let pair = MisplacedChild(child: ObjectIdentifier(child), parent: ObjectIdentifier(parent))
    guard reported.insert(pair).inserted else { return }
    StyleIssues.shared.report(
      StyleIssue(
        .nodeListedTwice, typeName: type(of: child).styleTypeName, expected: "each node at one place of the tree",
        found: "\(child.issueName) once more, as a child of \(parent.issueName)"))
  }
}
