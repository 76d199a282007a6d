package import VStyleStylesheet

/// A tree with its sheets, as a preview draws it.
package struct PreviewScreen: Sendable {
  /// The name of the tree.
  package let name: String

  /// The sheets, with the style blocks of single views.
  package let stylesheet: CompiledStylesheet

  /// The tree.
  package let tree: ElementTree

  /// The places of the nodes, one for each node.
  package let layouts: [NodeLayout]

  /// Creates a screen.
  package init(name: String, stylesheet: CompiledStylesheet, tree: ElementTree, layouts: [NodeLayout]) {
    self.name = name
    self.stylesheet = stylesheet
    self.tree = tree
    self.layouts = layouts
  }
}
