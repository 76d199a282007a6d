import Testing
import VStyleDiff
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace

/// Sheets that are edited while an engine styles a tree.
@Suite("edited sheets")
struct ReloadTests {
  /// A sheet before and after an edit.
  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: String
    let new: String

    init(_ title: String, _ old: String, _ new: String) { (testDescription, self.old, self.new) = (title, old, new) }
  }

  private static let edits = [
    Edit("another value", ".a { depth: 1 }", ".a { depth: 2 }"),
    Edit("one more declaration", ".a { depth: 1 }", ".a { depth: 1; size: 3 }"),
    Edit("one declaration less", ".a { depth: 1; size: 3 }", ".a { depth: 1 }"),
    Edit("another property", ".a { depth: 1 }", ".a { size: 1 }"),
    Edit("importance", ".a { depth: 1 } .a.b { depth: 2 }", ".a { depth: 1 !important } .a.b { depth: 2 }"),
    Edit("a keyword of the cascade", ".a { depth: 1 } .a { depth: 2 }", ".a { depth: 1 } .a { depth: revert-layer }"),
    Edit("another selector", ".a { depth: 1 }", ".b { depth: 1 }"),
    Edit("one more rule", ".a { depth: 1 }", ".a { depth: 1 } .b { depth: 2 }"),
    Edit("another order", ".a { depth: 1 } .b { depth: 2 }", ".b { depth: 2 } .a { depth: 1 }"),
    Edit("a layer", ".a { depth: 1 } .b { depth: 2 }", ".a { depth: 1 } @layer x { .b { depth: 2 } }"),
    Edit(
      "another order of layers", "@layer x, y; @layer x { .a { depth: 1 } } @layer y { .a { depth: 2 } }",
      "@layer y, x; @layer x { .a { depth: 1 } } @layer y { .a { depth: 2 } }"),
    Edit("a condition", ".a { depth: 1 }", "@media (width > 5000) { .a { depth: 1 } }"),
    Edit("another condition", "@media (width > 5) { .a { depth: 1 } }", "@media (width > 5000) { .a { depth: 1 } }"),
    Edit("a scope", ".b { depth: 1 }", "@scope (.a) { .b { depth: 1 } }"),
    Edit("another scope", "@scope (.b) { .a { depth: 1 } }", "@scope (.a) { .a { depth: 1 } }"),
    Edit("another limit", "@scope (.a) { Key { depth: 1 } }", "@scope (.a) to (.b) { Key { depth: 1 } }"),
    Edit(
      "a scope around the scope", "@scope (.a) { Key { depth: 1 } }",
      "@scope (Note) { @scope (.a) { Key { depth: 1 } } }"),
    Edit("a custom property", ":root { --n: 1 } .a { depth: var(--n) }", ":root { --n: 2 } .a { depth: var(--n) }"),
    Edit(
      "another reference", ":root { --n: 1; --m: 2 } .a { depth: var(--n) }",
      ":root { --n: 1; --m: 2 } .a { depth: var(--m) }"),
    Edit("a registered initial value", registered("1"), registered("2")),
    Edit(
      "a theme's parent", "@theme x { --n: 1 } @theme y { --n: 2 } @theme t { --m: 0 } .a { depth: var(--n) }",
      "@theme x { --n: 1 } @theme y { --n: 2 } @theme t from y { --m: 0 } .a { depth: var(--n) }"),
    Edit(
      "a theme's color scheme",
      "@theme t { color-scheme: light } .a { fill: light-dark(red, blue) }",
      "@theme t { color-scheme: dark } .a { fill: light-dark(red, blue) }"),
    Edit(
      "the place of a theme's first block",
      "@theme x { .a { depth: 1 } } @theme t from x { .b { size: 2 } } .a { depth: 3 }",
      "@theme x { .a { depth: 1 } } .a { depth: 3 } @theme t from x { .b { size: 2 } }"),
    Edit("one longhand of a shorthand", ".a { margin: 1 2 }", ".a { margin: 1 2; margin-top: 5 }"),
  ]

  private static func registered(_ initial: String) -> String {
    "@property --n { syntax: '<integer>'; inherits: true; initial-value: \(initial) } .a { depth: var(--n) }"
  }

  @Test("after a reload of an edited sheet, the engine agrees with the reference", arguments: edits)
  func reload(_ edit: Edit) {
    for (old, new) in [(edit.old, edit.new), (edit.new, edit.old)] {
      let environment = StyleEnvironment(themeName: old.contains("@theme t") ? "t" : nil)
      let engine = StyleEngine(SmallTree.compile(old), tree: SmallTree.tree, environment: environment)
      engine.flush()
      let stylesheet = SmallTree.compile(new)
      engine.reload(stylesheet)
      engine.flush()
      let evaluator = StyleEvaluator(stylesheet, tree: SmallTree.tree, environment: environment)
      #expect(engine.differences(from: evaluator, nodes: Array(SmallTree.tree.nodes.indices)) == [], "\(new)")
    }
  }
}
