import VStyleMatching
package import VStyleStylesheet

/// One of two versions of a stylesheet, with the tree that it styles.
package struct StyledVersion: Sendable {
  /// The compiled sheets.
  package let stylesheet: CompiledStylesheet

  /// The tree. Both versions have the same nodes at the same positions.
  package let tree: ElementTree

  /// The index of the rules.
  let index: RuleIndex

  /// Creates a version.
  package init(_ stylesheet: CompiledStylesheet, _ tree: ElementTree) {
    self.stylesheet = stylesheet
    self.tree = tree
    index = RuleIndex(stylesheet.rules)
  }

  private init(_ version: StyledVersion, _ tree: ElementTree) {
    stylesheet = version.stylesheet
    self.tree = tree
    index = version.index
  }

  /// The version while a node has a further state.
  func forcing(_ state: ForcedState) -> StyledVersion {
    StyledVersion(self, tree.adding(state: state.name, to: state.node))
  }
}
