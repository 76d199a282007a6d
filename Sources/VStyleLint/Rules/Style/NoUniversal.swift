import VStyleCascade
import VStyleSelectors
import VStyleSyntax
import VStyleValues

extension DiagnosticRule {
  /// A selector that matches every view.
  static let noUniversal = DiagnosticRule(
    code: "VS7015", name: "no-universal", severity: .warning,
    summary: "A selector matches every view.")
}

extension LintRule {
  /// A selector that matches every view.
  static let noUniversal = LintRule(
    .noUniversal, standing: .style,
    bad: [
      "↓* { alpha: 0.5; }"
    ],
    good: [
      "View { alpha: 0.5; }"
    ],
    check: { context in
      context.program.trees.flatMap { tree in
        tree.nodes.filter { $0.kind == .qualifiedRule }.flatMap { node in
          node.content.filter {
            tree.tape.isDelim($0, "*") && !tree.tape.isInBrackets($0, from: node.content.lowerBound)
          }
          .map { token in
            Diagnostic(
              .noUniversal, at: tree.location(ofToken: token), "`*` matches every view",
              help: "name a class, or a style class")
          }
        }
      }
    })
}
