import VStyleCascade
import VStyleSelectors
import VStyleSyntax

extension DiagnosticRule {
  /// A name in a selector that is nearly one of the trees.
  static let misspelledName = DiagnosticRule(
    code: "VS6002", name: "misspelled-name", severity: .warning,
    summary:
      "A selector has a style class, ID or state that no view of the trees has, and that is nearly one of theirs.")
}

extension LintRule {
  /// A name in a selector that is nearly one of the trees.
  static let misspelledName = LintRule(
    .misspelledName, fixes: .suggestion,
    why: """
      Views get style classes, IDs and states of their own from Swift, so only the trees that lint is given by `--tree` \
      show a typing error. Write the name as the views have it, or add a view with the other name to a tree.
      """,
    bad: [
      Example(
        "Button.↓primry { alpha: 0.5; }", files: ["home.json": #"{"type": "Button", "classes": ["primary"]}"#]),
      Example("↓#greting { alpha: 0.5; }", files: ["home.json": #"{"type": "Label", "id": "greeting"}"#]),
      Example(
        "Label:state(↓loadng) { alpha: 0.5; }", files: ["home.json": #"{"type": "Label", "states": ["loading"]}"#]),
    ],
    good: [
      Example("Button.primary { alpha: 0.5; }", files: ["home.json": #"{"type": "Button", "classes": ["primary"]}"#]),
      Example("#greeting { alpha: 0.5; }", files: ["home.json": #"{"type": "Label", "id": "greeting"}"#]),
      Example(
        "Label:state(loading) { alpha: 0.5; }", files: ["home.json": #"{"type": "Label", "states": ["loading"]}"#]),
    ],
    check: { context in
      guard !context.trees.isEmpty else { return [] }
      var known = TreeNames(context.trees)
      func diagnostic(
        _ kind: String, _ name: String, _ known: inout KnownNames, _ location: SourceLocation, sign: String = ""
      ) -> Diagnostic? {
        guard let guess = known.near(name) else { return nil }
        let place = known.paths[guess].map { ", as in `\($0)`" } ?? ""
        return Diagnostic(
          .misspelledName, at: location, "no view of the trees has the \(kind) `\(name)`", found: "`\(sign)\(name)`",
          help: "did you mean `\(guess)`\(place)?",
          fixes: [.init("replace with `\(guess)`", safety: .suggestion, edits: [.init(location, sign + guess)])])
      }
      return context.names(of: .styleClass) { diagnostic("style class", $0, &known.classes, $1) }
        + context.names(of: .id) { diagnostic("ID", $0, &known.ids, $1, sign: "#") }
        + context.names(of: .customState) { diagnostic("state", $0, &known.states, $1) }
    })
}
