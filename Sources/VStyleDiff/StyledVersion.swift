package import VStyleCascade

/// One of two versions of a stylesheet, with the tree that it styles.
package struct StyledVersion: Sendable {
  /// The compiled sheets.
  package let stylesheet: CompiledStylesheet

  /// The tree. Both versions have the same nodes at the same positions.
  package let tree: ElementTree

  /// Creates a version.
  package init(_ stylesheet: CompiledStylesheet, _ tree: ElementTree) {
    self.stylesheet = stylesheet
    self.tree = tree
  }
}
