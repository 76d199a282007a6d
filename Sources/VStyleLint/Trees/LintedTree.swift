import VStyleCascade
import VStyleSyntax

/// A tree of views that sheets are checked with.
package struct LintedTree: Sendable {
  /// The file.
  let document: TreeDocument

  /// The views, without the styles of their own.
  let tree: ElementTree

  /// Whether each view, or one around it, has a style of its own. Their values are not known from the sheets alone.
  let hasOwnStyle: [Bool]

  /// Creates a tree from a file.
  package init(_ document: TreeDocument) {
    self.document = document
    var tree = ElementTree()
    var hasOwnStyle: [Bool] = []
    for node in document.nodes {
      tree.add(node.element, to: node.parent)
      hasOwnStyle.append(node.style != nil || node.parent.map { hasOwnStyle[$0] } ?? false)
    }
    self.tree = tree
    self.hasOwnStyle = hasOwnStyle
  }
}
