import Testing
import VStyleInspect
import VStyleViews

/// Deep trees, and nodes whose parents and children do not form a tree.
@Suite("Deep and invalid trees")
struct OddTreeTests {
  /// The depth of the chains. A recursion with one call for each view overflows any stack.
  private static let depth = 100_000

  @Test("a deep chain of views is built from the top and released")
  func chain() {
    var top: View? = View()
    weak var last: View?
    var parent = top
    for _ in 0..<OddTreeTests.depth {
      let view = View()
      parent?.addSubview(view)
      parent = view
    }
    parent?.tag = 7
    #expect(top?.viewWithTag(7) === parent)
    last = parent
    parent = nil
    #expect(last != nil)
    top = nil
    #expect(last == nil)
  }

  @Test("a deep chain is built from the bottom, under a theme override, and released")
  func chainFromBelow() {
    var top = View()
    weak let last = top
    for _ in 0..<OddTreeTests.depth {
      let view = View()
      view.addSubview(top)
      top = view
    }
    top.styleThemeName = "night"
    top.addSubview(View())
    top = View()
    #expect(last == nil)
  }

  @Test("branches are added below one another to form a deep tree")
  func branches() {
    let root = View()
    var parent = root
    for _ in 0..<OddTreeTests.depth / 2 {
      let branch = View()
      let tip = View()
      branch.addSubview(tip)
      parent.addSubview(branch)
      parent = tip
    }
    #expect(parent.isDescendant(of: root))
  }

  @Test("views are released in document order, except views with another owner")
  func order() {
    var released: [Int] = []
    let kept = NotedView { released.append(9) }
    func tree() -> View {
      let root = NotedView { released.append(0) }
      let branch = NotedView { released.append(1) }
      branch.addSubview(NotedView { released.append(2) })
      branch.addSubview(kept)
      kept.addSubview(NotedView { released.append(8) })
      root.addSubview(branch)
      root.addSubview(NotedView { released.append(3) })
      return root
    }
    _ = tree()
    #expect(released == [0, 1, 2, 3])
    #expect(kept.superview == nil && kept.subviews.count == 1)
  }

  @Test("a view cannot become a subview of itself or of its descendants")
  func circle() {
    let outer = OddView()
    let inner = OddView()
    let leaf = OddView()
    (outer.styleID, leaf.styleID) = ("outer", "leaf")
    outer.addSubview(inner)
    inner.addSubview(leaf)
    let diagnostics = ReportedIssues.of("OddView") {
      outer.addSubview(outer)
      leaf.addSubview(outer)
      leaf.insertSubview(inner, at: 0)
      inner.addSubview(inner)
    }
    #expect(diagnostics.map(\.rule) == Array(repeating: .nodeListedTwice, count: 4))
    #expect(diagnostics[1].found == "OddView#outer")
    #expect(diagnostics[1].expected == "a view that is not above OddView#leaf")
    #expect(outer.subviews.count == 1 && inner.subviews.count == 1 && leaf.subviews.isEmpty)
    #expect(outer.superview == nil && inner.superview === outer && leaf.superview === inner)
  }

  /// The children of the nodes 0, 1 and 2, first and later, and the children that are ignored, with their parents.
  static let lists: [(first: [[Int]], later: [[Int]], diagnostics: [String])] = [
    ([[0], [], []], [[0], [], []], ["#0 of #0"]),
    ([[1], [0], []], [[1], [0], []], ["#0 of #1"]),
    ([[1, 1, 1], [], []], [[1, 1], [], []], ["#1 of #0"]),
    ([[1, 2], [2], []], [[1, 2], [2], []], ["#2 of #0"]),
    ([[1, 2], [], []], [[1, 0], [], []], ["#0 of #0"]),
    ([[1], [2], []], [[1], [2], [1]], ["#1 of #2"]),
    ([[1, 2], [], []], [[2, 1, 2], [], []], ["#2 of #0"]),
    // Valid moves: a child and its child swap levels, a grandchild becomes a child, a child becomes a grandchild.
    ([[1], [2], []], [[2], [], [1]], []),
    ([[1], [2], []], [[2, 1], [], []], []),
    ([[1, 2], [], []], [[1], [2], []], []),
  ]

  @Test("nodes listed twice or in a cycle have one position and are reported once", .serialized, arguments: lists)
  func listedTwice(_ first: [[Int]], _ later: [[Int]], _ expected: [String]) {
    let nodes = (0..<3).map { ListedNode("\($0)") }
    let sheet = Stylesheet("* { tag: 3 } * * { tag: 4 }", viewTypes: [ListedNode.self])
    let scope = StyleScope(root: nodes[0], sheets: [sheet])
    var found: [String] = []
    for lists in [first, later, later, later] {
      for (node, list) in zip(nodes, lists) { node.children = list.map { nodes[$0] } }
      scope.setNeedsFlush()
      found += ReportedIssues.of("ListedNode") { scope.flush() }.map(\.found)
      let inside = Set(lists[0] + lists[0].flatMap { lists[$0] }).subtracting([0])
      #expect(nodes.map(\.value) == [3] + [1, 2].map { inside.contains($0) ? 4 : 0 })
      #expect(scope.computedStyle(of: nodes[0]) != nil)
    }
    #expect(
      found
        == expected.map { place in
          let parts = place.split(separator: " ")
          return "ListedNode\(parts[0]) once more, as a child of ListedNode\(parts[2])"
        })
  }

  @Test("traversals end at cycles of parents and cycles of children")
  func themes() {
    let nodes = (0..<3).map { ListedNode("n\($0)") }
    for (node, other) in zip(nodes, [nodes[1], nodes[2], nodes[1]]) {
      node.parent = other
      node.children = [other, node]
    }
    nodes[0].styles = Stylesheet("@style a { tag: var(--x, 3) }", viewTypes: [ListedNode.self])["a"]
    nodes[0].themeNeedsUpdate()
    #expect(nodes[0].value == 3)
  }
}

/// A node whose parent and children are set by a test.
final class ListedNode: StyleNode {
  let styleStorage = StyleStorage()
  private(set) var styleID: String?
  var children: [ListedNode] = []
  weak var parent: ListedNode?
  var value = 0

  init() {}

  convenience init(_ id: String) {
    self.init()
    styleID = id
  }

  var styleClasses: Set<String> { [] }
  var styleStates: Set<String> { [] }
  var styleAttributes: [String: String] { [:] }
  var styleText: String? { nil }
  var styleThemeName: String? { nil }
  var styleParent: (any StyleNode)? { parent }
  var styleChildren: [any StyleNode] { children }

  static var properties: PropertyTable { [.bind(.tag, \ListedNode.value)] }
}

/// A view that runs an action when it is released.
private final class NotedView: View {
  private var onRelease: () -> Void = {}

  convenience init(_ onRelease: @escaping () -> Void) {
    self.init()
    self.onRelease = onRelease
  }

  deinit { onRelease() }
}

/// A view type for one test, so that its diagnostics are distinct from those of other tests.
private final class OddView: View {}
