import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A style class with the name of a view type.
  static let classNamedAsType = LintRule(
    .classNamedAsType, fixes: .suggestion,
    summary: "A selector names a style class or an ID that has the name of a view type.",
    why: """
      `.Label` is a style class that Swift sets, and `Label` is the view type. The rule applies only to views with that \
      style class. Write the view type without a dot.
      """,
    bad: ["Window ↓.Label { alpha: 0.5; }", "↓#Label { alpha: 0.5; }"],
    good: ["Window Label { alpha: 0.5; }", "Window .label { alpha: 0.5; }"],
    check: { context in
      let types = Set(context.stylesheet.schema.viewTypeNames)
      return context.stylesheet.trees.flatMap { tree in
        tree.nodes.filter { $0.kind == .qualifiedRule }.flatMap(\.content).compactMap { token -> Diagnostic? in
          let tape = tree.tape
          let isID = tape.kind(token) == .hash
          guard isID || tape.kind(token) == .ident && token > 0 && tape.isDelim(token - 1, "."),
            types.contains(tape.name(token))
          else { return nil }
          let (name, location) = (tape.name(token), tree.location(of: (isID ? token : token - 1)..<token + 1))
          let (sign, what) = isID ? ("#", "an ID") : (".", "a style class")
          return Diagnostic(
            .classNamedAsType, at: location, "`\(sign)\(name)` is \(what), and `\(name)` a view type",
            expected: "`\(name)`", found: "`\(sign)\(name)`",
            help: "write the view type without \(isID ? "a number sign" : "a dot")",
            fixes: [.init("replace with `\(name)`", safety: .suggestion, edits: [.init(location, name)])])
        }
      }
    })
}
