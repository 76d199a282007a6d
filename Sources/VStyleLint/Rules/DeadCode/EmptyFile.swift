import VStyleCheck
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A sheet without a statement.
  static let emptyFile = LintRule(
    .emptyFile,
    summary: "A sheet has nothing in it but white space and comments.",
    why: "The file does nothing. Remove it with its imports.",
    bad: ["↓/* Will be written later. */"],
    good: ["Label { alpha: 0.5; }"],
    check: { context in
      context.stylesheet.trees.filter { $0.nodes.count == 1 && $0.isEmpty }.map { tree in
        Diagnostic(
          .emptyFile, at: SourceLocation(tree.sourceID, SourceRange(0, 0)), "there is nothing in this sheet",
          help: "remove the file")
      }
    })
}

extension SyntaxTree {
  fileprivate var isEmpty: Bool { (0..<tape.count).allSatisfy { tape.kind($0).isTrivia } }
}
