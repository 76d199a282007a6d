import VStyleEngine

/// The views of a scope, by node.
///
/// They are retained, apart from the root of a scope that does not retain it.
struct NodeViews {
  private var retained: [(any StyleNode)?] = []

  /// The root of a scope that does not retain it; `nil` for other scopes.
  // OPTIMIZATION: a weak member is simpler, but then each read of a view copies the whole structure.
  private let root: WeakRoot?

  private final class WeakRoot {
    weak var view: (any StyleNode)?
  }

  init(retainsRoot: Bool) { root = retainsRoot ? nil : WeakRoot() }

  /// The number of nodes that were given a view.
  var count: Int { retained.count }

  /// The nodes that have a view.
  var nodes: [ID<Node>] {
    retained.indices.lazy.map { ID($0) }.filter { retained[$0] != nil || $0 == LiveTree.root && root?.view != nil }
  }

  /// The views.
  var all: [any StyleNode] { nodes.compactMap { self[$0] } }

  /// The view of a node; `nil` if there is none, and outside of the known nodes.
  subscript(node: ID<Node>) -> (any StyleNode)? {
    @inline(__always) get { retained[node] ?? (node == LiveTree.root ? root?.view : nil) }
    set {
      while retained.count <= node.index { retained.append(nil) }
      if node == LiveTree.root, let root {
        root.view = newValue
      } else {
        retained[node] = newValue
      }
    }
  }
}

/// The root of a scope whose root was released.
final class ReleasedRoot: StyleNode {
  let styleStorage = StyleStorage()

  static var properties: PropertyTable { [] }

  var styleParent: (any StyleNode)? { nil }

  var styleChildren: [any StyleNode] { [] }
}
