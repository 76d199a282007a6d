import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax

extension LintRule {
  /// A name in a selector that is nearly one of the trees, or of a custom property that is nearly one of the sheets.
  static let misspelledName = LintRule(
    .misspelledName, fixes: .suggestion,
    summary: "A name that no view of the trees has, or that no sheet sets, is nearly one that they have or set.",
    why: """
      Views get style classes, IDs and states of their own from Swift, so only the trees that lint is given by `--tree` \
      show a typing error. Write the name as the views have it, or add a view with the other name to a tree. A \
      misspelled `var()` with a fallback always has its fallback, and a misspelled `@property` gives no type to what it \
      was meant for. Write the name that the sheets set.
      """,
    bad: [
      Example(
        "Button.↓primry { alpha: 0.5; }", files: ["home.json": #"{"type": "Button", "classes": ["primary"]}"#]),
      Example("↓#greting { alpha: 0.5; }", files: ["home.json": #"{"type": "Label", "id": "greeting"}"#]),
      Example(
        "Label:state(↓loadng) { alpha: 0.5; }", files: ["home.json": #"{"type": "Label", "states": ["loading"]}"#]),
      """
      :root { --text-danger: #c62828; }
      Label { text-color: var(↓--text-dangr, red); }
      """,
      """
      @property ↓--text-dangr { syntax: "<color>"; inherits: true; initial-value: red; }
      :root { --text-danger: #c62828; }
      Label { text-color: var(--text-danger); }
      """,
    ],
    good: [
      Example("Button.primary { alpha: 0.5; }", files: ["home.json": #"{"type": "Button", "classes": ["primary"]}"#]),
      Example("#greeting { alpha: 0.5; }", files: ["home.json": #"{"type": "Label", "id": "greeting"}"#]),
      Example(
        "Label:state(loading) { alpha: 0.5; }", files: ["home.json": #"{"type": "Label", "states": ["loading"]}"#]),
      """
      :root { --text-danger: #c62828; }
      Label { text-color: var(--text-danger, red); }
      """,
      """
      @property --text-danger { syntax: "<color>"; inherits: true; initial-value: red; }
      :root { --text-danger: #c62828; }
      Label { text-color: var(--text-danger); }
      """,
      """
      :root { --text-danger: #c62828; }
      Label { text-color: var(--text-danger); background-color: var(--text-area, white); }
      """,
    ],
    check: { context in
      let customProperties = context.misspelledReads() + context.misspelledRegistrations()
      guard !context.trees.isEmpty else { return customProperties }
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
      return customProperties
        + context.names(of: .styleClass) { diagnostic("style class", $0, &known.classes, $1) }
        + context.names(of: .id) { diagnostic("ID", $0, &known.ids, $1, sign: "#") }
        + context.names(of: .customState) { diagnostic("state", $0, &known.states, $1) }
    })
}
