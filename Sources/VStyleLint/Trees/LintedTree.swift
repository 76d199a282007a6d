package import VStyleCheck
import VStyleJSON
package import VStyleStylesheet
import VStyleSyntax

/// A tree of views that sheets are checked with.
package struct LintedTree: Sendable {
  /// The file.
  let document: TreeDocument

  /// The views, without the styles of their own.
  package let tree: ElementTree

  /// Whether each view, or one around it, has a style of its own. Their values are not known from the sheets alone.
  let hasOwnStyle: [Bool]

  /// The siblings that may be below each view, because the tree puts them in the same place.
  let siblingsBelow: [[Int]]

  /// Creates a tree from a file.
  package init(_ document: TreeDocument) {
    self.document = document
    siblingsBelow = LintedTree.siblingsBelow(document.nodes)
    var tree = ElementTree()
    var hasOwnStyle: [Bool] = []
    for node in document.nodes {
      tree.add(node.element, to: node.parent)
      hasOwnStyle.append(node.style != nil || node.parent.map { hasOwnStyle[$0] } ?? false)
    }
    self.tree = tree
    self.hasOwnStyle = hasOwnStyle
  }

  /// Returns the earlier siblings of each view that is in an overlay, or that has a frame or a sibling with one.
  private static func siblingsBelow(_ nodes: [TreeDocument.Node]) -> [[Int]] {
    var found = [[Int]](repeating: [], count: nodes.count)
    var earlier: [Int: [Int]] = [:]
    for (position, node) in nodes.enumerated() {
      guard let parent = node.parent else { continue }
      let siblings = earlier[parent] ?? []
      if nodes[parent].isOverlay {
        found[position] = siblings
      } else {
        found[position] = node.hasFrame ? siblings : siblings.filter { nodes[$0].hasFrame }
      }
      earlier[parent, default: []].append(position)
    }
    return found
  }
}

extension TreeDocument.Node {
  /// Whether the views below are in the same place.
  fileprivate var isOverlay: Bool { (try? place?["axis"]?.string("axis")) == "overlay" }

  /// Whether the view has a place of its own.
  fileprivate var hasFrame: Bool { place?["frame"] != nil }

  private var place: JSONObject? { try? layout?.object("layout") }
}

extension LintedTree {
  /// Reads trees.
  ///
  /// - Parameters:
  ///   - paths: the files, and folders with files.
  ///   - files: the files.
  /// - Throws: ``ProjectError`` for the first file that cannot be read or is not valid.
  package static func read(_ paths: [String], _ files: any ReadableFiles) throws(ProjectError) -> [LintedTree] {
    var trees: [LintedTree] = []
    for path in try self.paths(paths, files) {
      let source = try files.text(path, limit: .treeBytes)
      do throws(JSONError) { trees.append(LintedTree(try TreeDocument(source))) } catch {
        throw ProjectError(.badData, error.message, at: MessageLocation.text(of: error.range, in: source))
      }
    }
    return trees
  }

  /// Returns the paths of trees, with those in folders.
  ///
  /// - Throws: ``ProjectError`` for a folder that cannot be read.
  package static func paths(_ paths: [String], _ files: any ReadableFiles) throws(ProjectError) -> [String] {
    var found: [String] = []
    for path in paths.map(FilePath.cleaned) {
      found += files.kind(path) == .folder ? try files.files(below: path).filter { $0.hasSuffix(".json") } : [path]
    }
    return found
  }
}
