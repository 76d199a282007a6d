import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A selector that matches every view.
  static let noUniversal = LintRule(
    .noUniversal,
    summary: "A selector matches every view.",
    why: """
      The rule reaches views that you do not know of, such as the parts of controls. Name a view type or a style \
      class.
      """,
    bad: [
      "↓* { alpha: 0.5; }"
    ],
    good: [
      "View { alpha: 0.5; }"
    ],
    check: { context in
      context.stylesheet.trees.flatMap { tree in
        tree.nodes.filter { $0.kind == .qualifiedRule }.flatMap { node in
          tree.tape.universals(in: node.content).map { token in
            Diagnostic(
              .noUniversal, at: tree.location(ofToken: token), "`*` matches every view",
              help: "name a view type, or a style class")
          }
        }
      }
    })
}

extension TokenTape {
  /// Returns the asterisks of a prelude, except those in attribute selectors.
  fileprivate func universals(in tokens: Range<Int>) -> [Int] {
    var depth = 0
    return tokens.filter { token in
      switch kind(token) {
      case .leftSquare: depth += 1
      case .rightSquare: depth -= 1
      default: break
      }
      return depth <= 0 && isDelim(token, "*")
    }
  }
}
