import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleMatching
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// `env()`: values of the environment in values of properties and of custom properties.
///
/// - Spec: https://www.w3.org/TR/css-env-1/
@Suite("environment variables")
struct EnvironmentVariableTests {
  /// Declarations of the root, and the size that they result in.
  static let cases: [(css: String, size: String)] = [
    ("size: env(safe-area-inset-top)", "0"), ("size: ENV(safe-area-inset-top)", "0"),
    ("size: env( /**/ keyboard-inset-height , 3px )", "0"),
    ("size: env(none, 4px)", "4"), ("size: env(--none, 4px)", "4"), ("size: env(none, env(other, 4px))", "4"),
    ("size: env(none, var(--a)); --a: 5px", "5"), ("size: var(--a, env(none, 6px))", "6"),
    ("size: env(none 1 2, 3px)", "3"), ("size: env(safe-area-inset-top 0, 3px)", "3"),
    ("size: calc(env(safe-area-inset-left) + env(none, 2px) * 3)", "6"),
    ("--a: env(none, 7px); size: var(--a)", "7"), ("--a: env(none); size: var(--a, 8px)", "8"),
    // Names are case-sensitive, and none of a custom property.
    ("size: env(SAFE-AREA-INSET-TOP, 3px)", "3"), ("--gap: 9px; size: env(--gap, 3px)", "3"),
    ("size: env(--env, 3px); --env: 9px", "3"),
    // A value without a result is as `unset`, and an invalid declaration is none.
    ("size: 5; size: env(--none)", "1"), ("size: 5; size: env(none,)", "1"), ("size: 5; size: env(--none, red)", "1"),
    ("size: 5; size: env()", "5"), ("size: 5; size: env(1px)", "5"), ("size: 5; size: env(a b, 3px)", "5"),
    ("size: 5; size: env(a -1, 3px)", "5"), ("size: 5; size: env(a 1.5, 3px)", "5"),
    ("size: 5; size: env(none, !)", "5"), ("margin: env(none, 3px) 4px; size: 2", "2"),
  ]

  @Test("values at a root without values of its own", arguments: cases)
  func values(_ row: (css: String, size: String)) {
    #expect(SmallTree.value("root.size", "Box { \(row.css) }") == row.size)
  }

  @Test("shorthands, and feature queries")
  func elsewhere() {
    #expect(SmallTree.value("root.margin-top", "Box { margin: env(none, 3px) 4px }") == "3")
    #expect(SmallTree.value("root.margin-left", "Box { margin: env(none, 3px) 4px }") == "4")
    #expect(SmallTree.value("root.size", "@supports (size: env(none, 1px)) { Box { size: 7 } }") == "7")
    #expect(SmallTree.value("root.size", "@supports (size: env()) { Box { size: 7 } }") == "1")
  }

  /// Values, and the rules and helps of their diagnostics.
  static let mistakes: [(value: String, found: [String])] = [
    ("env(safe-area-inset-tpo)", ["did you mean `safe-area-inset-top`?"]),
    ("env(safe-area-inset-tpo, 3px)", ["did you mean `safe-area-inset-top`?"]),
    ("env(hairline)", ["write two hyphens before a name of your app, as in `env(--hairline)`, or a fallback"]),
    ("env(hairline, 3px)", []), ("env(--hairline)", []), ("env(safe-area-inset-top)", []),
    ("env(3px)", ["write it like `env(safe-area-inset-top)`, or `env(--hairline, 1px)`"]),
  ]

  @Test("names that nothing can set are reported", arguments: mistakes)
  func diagnostics(_ row: (value: String, found: [String])) {
    let diagnostics = SmallTree.compile("Box { size: \(row.value) }").diagnostics
    #expect(diagnostics.map { $0.help ?? "" } == row.found)
    #expect(diagnostics.allSatisfy { $0.rule.name == "bad-argument" })
  }

  private static let sheet = """
    Box { size: env(--gap, 3px); depth: 2; --own: calc(env(safe-area-inset-top) * 2) }
    .b { row-gap: var(--own) } Key { size: 4 }
    """

  /// The sheet in an environment.
  private static func stylesheet(_ values: [String: String]) throws -> CompiledStylesheet {
    let base = SmallTree.compile(sheet)
    guard !values.isEmpty else { return base }
    let names = values.keys.map(EnvironmentName.property).sorted()
    let lines = names.map { property in
      let text = EnvironmentName.name(of: property).flatMap { values[$0] } ?? ""
      return "\(CSSSerialization.serialize(identifier: property)): \(text) !important;"
    }
    return try #require(
      base.adding(rootCustomProperties: SourceText(":root { \(lines.joined(separator: "\n")) }"), names))
  }

  @Test("an environment that changes has the values of a new one")
  func changes() throws {
    let engine = StyleEngine(try Self.stylesheet([:]), tree: SmallTree.tree)
    engine.flush()
    let nodes = Array(SmallTree.tree.nodes.indices)
    let environments: [[String: String]] = [
      ["--gap": "5px"], ["--gap": "5px", "safe-area-inset-top": "20px"], ["safe-area-inset-top": "10px"], [:],
      ["--gap": "red"], ["--gap": "5px"],
    ]
    for values in environments {
      let stylesheet = try Self.stylesheet(values)
      engine.reload(stylesheet)
      engine.flush()
      let evaluator = StyleEvaluator(stylesheet, tree: SmallTree.tree, environment: engine.environment)
      #expect(engine.differences(from: evaluator, nodes: nodes) == [], "\(values)")
    }
    let whole = try Self.stylesheet(["--gap": "5px", "safe-area-inset-top": "20px"])
    #expect(SmallTree.value("outer.size", of: whole) == "5")
    #expect(SmallTree.value("inner.row-gap", of: whole) == "40")
  }
}
