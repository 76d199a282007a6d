import Testing
import VStyle

extension Property {
  fileprivate static let share = Property("share", .number(0...1))
}

/// A node without the base class of views.
private final class Leaf: StyleNode {
  var share = 0.0
  let styleStorage = StyleStorage()
  private(set) weak var parent: Leaf?
  private(set) var leaves: [Leaf] = []

  static var properties: PropertyTable { [.bind(.share, \Leaf.share)] }
  var styleParent: (any StyleNode)? { parent }
  var styleChildren: [any StyleNode] { leaves }

  func add(_ leaf: Leaf) {
    leaf.parent?.remove(leaf)
    leaves.append(leaf)
    leaf.parent = self
    styleChildrenNeedUpdate()
  }

  func remove(_ leaf: Leaf) {
    leaves.removeAll { $0 === leaf }
    leaf.parent = nil
    leaf.styleDidLeaveParent()
  }
}

/// A client with node types of its own imports the engine alone.
@Suite("A client styles nodes of its own")
struct LeafTests {
  private let sheet = Stylesheet(
    "Leaf > Leaf { share: 0.75 } @style half for Leaf { share: 0.5 }", viewTypes: [Leaf.self])

  @Test("nodes without the base class of views form trees")
  func tree() {
    let (root, leaf) = (Leaf(), Leaf())
    let scope = StyleScope(root: root, sheets: [sheet])
    root.add(leaf)
    scope.flush()
    #expect(leaf.share == 0.75 && root.share == 0)
    root.remove(leaf)
    scope.flush()
    #expect(leaf.share == 0)
  }

  @Test("nodes take styles and batches")
  func styles() {
    let leaf = Leaf()
    leaf.styles = sheet["half"]
    #expect(leaf.share == 0.5)
    leaf.mi_styles = [.share: 0.25]
    #expect(leaf.share == 0.25)
    leaf.mi_styles = nil
    leaf.styles = nil
    #expect(leaf.share == 0)
    #expect(throws: StylesheetError.self) { try Style("share: 2", for: Leaf.self) }
  }
}
