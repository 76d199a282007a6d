import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleDiff
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// Registered custom properties are computed at the element that sets them, and inherited as values.
///
/// Chromium gives the same results for the same sheets.
@Suite("computed custom properties")
struct ComputedCustomPropertyTests {
  private static let types = """
    @property --l { syntax: '<length>'; inherits: true; initial-value: 3 }
    @property --own { syntax: '<length>'; inherits: false; initial-value: 4 }
    @property --c { syntax: '<color>'; inherits: true; initial-value: green }
    @property --x { syntax: '*'; inherits: true }
    @theme night { color-scheme: dark }

    """

  /// The tree's types, with a font size.
  private static let schema: StyleSchema = {
    var schema = SmallTree.schema
    guard var box = schema.viewTypes["Box"] else { return schema }
    let size = Property("font-size", .length(0...), inheritance: .fromParent)
    box.properties.append(StyleSchema.PropertyEntry(size, initial: StyleValue(17.0)))
    for entry in [box] + ["Key", "Note"].compactMap({ schema.viewTypes[$0] }) { schema.add(entry) }
    return schema
  }()

  private static func compile(_ css: String) -> CompiledStylesheet {
    CompiledStylesheet.compile([SheetInput(SourceText(types + css))], schema: schema)
  }

  @Test(
    "a value is computed where it is set",
    arguments: [
      SheetCase(
        "`em` is that of the element that sets the value",
        ".a { font-size: 20; --l: 2em } .b { font-size: 10; size: var(--l) }",
        ["inner.size": "40", "inner.--l": "40", "leaf.size": "20", "outer.--l": "40", "note.size": "3"]),
      SheetCase(
        "`rem` and calculations are computed too",
        ":root { font-size: 10 } .a { font-size: 20; --l: calc(1rem + 1em) } .b { font-size: 30; size: var(--l) }",
        ["inner.size": "30", "leaf.size": "40"]),
      SheetCase(
        "an unregistered custom property and one of any syntax are text",
        ".a { font-size: 20; --t: 1em; --x: 2em } .b { font-size: 10; size: var(--t); margin-top: var(--x) }",
        ["inner.size": "10", "inner.margin-top": "20"]),
      SheetCase(
        "one of any syntax that is invalid has no value, and an empty value is one",
        ":root { --x: 2 } .a { --x: var(--none); size: var(--x, 5) } .b { --x: ; depth: var(--x, 7); margin-top: 4 var(--x) }",
        ["root.--x": "2", "outer.--x": nil, "outer.size": "5", "note.depth": "0", "note.margin-top": "4"]),
      SheetCase(
        "a reference is to the computed value",
        ".a { font-size: 20; --l: 1em; --t: calc(2 * var(--l)) } .b { font-size: 10; size: var(--t) }",
        ["inner.size": "40"]),
      SheetCase(
        "a value that does not inherit is computed for its element alone",
        ".a { font-size: 20; --own: 1em } Box { size: var(--own) }", ["outer.size": "20", "inner.size": "4"]),
      SheetCase(
        "each element computes the value that it sets", "* { --l: 2em; size: var(--l) } .a { font-size: 20 }",
        ["root.size": "34", "outer.size": "40", "inner.size": "40", "note.size": "34"]),
      SheetCase(
        "`light-dark()` is computed in the color scheme of the element that sets it",
        ".a { --c: light-dark(red, blue); --t: light-dark(red, blue) } .b { color: var(--c); fill: var(--t) }",
        [
          "inner.color": "rgb(255, 0, 0)", "inner.fill": "rgb(255, 0, 0)", "outer.--c": "rgb(255, 0, 0)",
          "outer.--t": "light-dark(red, blue)",
        ]),
      SheetCase(
        "`currentcolor` is inherited as a keyword",
        ".a { color: red; --c: color-mix(in srgb, currentcolor, light-dark(currentcolor, blue)) } .b { color: blue; fill: var(--c) }",
        [
          "inner.fill": "color(srgb 0 0 1)", "inner.--c": "color-mix(in srgb, currentcolor, currentcolor)",
        ]),
    ])
  func computed(_ sheetCase: SheetCase) { sheetCase.check(Self.compile(sheetCase.css)) }

  @Test(
    "a value that depends on the font is in a cycle with a font that refers to it",
    arguments: [
      SheetCase(
        "both are invalid",
        ":root { font-size: 11; --l: 40 } .a { --l: 2em; font-size: calc(var(--l) + 1px); size: var(--l) }",
        ["outer.font-size": "11", "outer.--l": "40", "outer.size": "40"]),
      SheetCase(
        "without an inherited value, the initial one remains", ".a { --l: 2em; font-size: var(--l) }",
        ["outer.font-size": "17", "outer.--l": "3"]),
      SheetCase(
        "the custom properties between them have no value, and fallbacks do not apply",
        ":root { --l: 40 } .a { --l: 2em; --m: var(--l); font-size: var(--m, 7); size: var(--m, 9); margin-top: var(--l) }",
        ["outer.font-size": "17", "outer.--m": nil, "outer.size": "9", "outer.margin-top": "40"]),
      SheetCase(
        "a value that refers to it from outside of the cycle has its inherited value",
        ":root { --l: 40 } .a { --l: 2em; --m: var(--l); font-size: var(--l) }",
        ["outer.--m": "40", "outer.font-size": "17"]),
      SheetCase(
        "a value that does not inherit is invalid in it, whatever its initial value is",
        ":root { font-size: 11 } Box { --own: 2em; font-size: var(--own, initial); size: var(--own) }",
        ["root.font-size": "11", "outer.font-size": "11", "outer.size": "4"]),
      SheetCase(
        "a color is in no cycle with the font",
        ".a { --c: currentcolor; font-size: var(--c, 1em); color: red; fill: var(--c) } .b { --c: light-dark(red, blue); font-size: var(--c); fill: var(--c) }",
        [
          "outer.font-size": "17", "outer.fill": "rgb(255, 0, 0)", "outer.--c": "currentcolor",
          "note.--c": "rgb(255, 0, 0)", "note.fill": "rgb(255, 0, 0)",
        ]),
      SheetCase(
        "`rem` is in no cycle with the font of an element below the root",
        ":root { font-size: 10 } .a { --l: 2rem; --m: var(--l); font-size: var(--m); size: calc(var(--l) + 1em) }",
        ["outer.font-size": "20", "outer.--l": "20", "outer.size": "40", "inner.--l": "20"]),
      SheetCase(
        "`rem` is in a cycle with the font of the root",
        ":root { --l: 2rem; font-size: var(--l); size: var(--l) } .a { size: var(--l) }",
        ["root.font-size": "17", "root.--l": "3", "outer.size": "3"]),
      SheetCase(
        "`em` beside `rem` is in a cycle, even where it does not matter",
        ":root { font-size: 10 } .a { --l: min(2rem, 100em); font-size: var(--l); size: var(--l) }",
        ["outer.font-size": "10", "outer.--l": "3", "outer.size": "3"]),
      SheetCase(
        "a relative value in a fallback that is not used is no cycle",
        ":root { --ok: 12 } .a { --l: 2em; font-size: var(--ok, var(--l)); size: var(--l) }",
        ["outer.font-size": "12", "outer.size": "24"]),
    ])
  func cycles(_ sheetCase: SheetCase) { sheetCase.check(Self.compile(sheetCase.css)) }

  @Test("an inherited value is no cycle with a font", arguments: [true, false])
  func inherited(hasUninheritedTypes: Bool) {
    let types = Self.types.split(separator: "\n").filter { hasUninheritedTypes || !$0.contains("--own") }.joined()
    let sheetCase = SheetCase(
      "", ":root { --l: 2em } .a { font-size: var(--l); size: var(--l) } .b { font-size: calc(var(--l) + 1px) }",
      ["outer.font-size": "34", "outer.size": "34", "inner.font-size": "35", "leaf.font-size": "35"])
    sheetCase.check(CompiledStylesheet.compile([SheetInput(SourceText(types + sheetCase.css))], schema: Self.schema))
  }

  @Test(
    "an initial value is independent of fonts",
    arguments: [
      ("3em", false), ("1rem", false), ("min(1em, 3px)", false), ("clamp(1px, 1rem, 2px)", false), ("2px", true),
      ("calc(1px + 2pt)", true), ("3dpx", true),
    ])
  func initialValues(text: String, isValid: Bool) {
    let css = "@property --i { syntax: '<length>'; inherits: true; initial-value: \(text) }"
    let messages = SmallTree.compile(css).diagnostics.map(\.message)
    #expect(messages == (isValid ? [] : ["the `initial-value` of `--i` depends on a font, but belongs to no element"]))
  }

  @Test("a diagnostic says why a font has no value")
  func messages() {
    let stylesheet = Self.compile(".a { --l: 2em; font-size: var(--l) }")
    let evaluator = StyleEvaluator(stylesheet, tree: SmallTree.tree)
    #expect(evaluator.diagnostics.map(\.rule) == [.customPropertyCycle])
    #expect(
      evaluator.diagnostics.map(\.message) == [
        "`font-size` has no value: `--l` is computed from the element's font or color scheme, which refers to it"
      ])
  }

  @Test(
    "a custom property that gets or leaves a cycle with the font changes the font",
    arguments: ["1.5rem", "2em"], [0, 1])
  func cycleThatComes(length: String, node: Int) {
    let stylesheet = Self.compile(".new { --m: var(--l) } Box { --l: \(length); font-size: var(--m, 9) }")
    let engine = StyleEngine(stylesheet, tree: SmallTree.tree)
    engine.flush()
    for isNew in [true, false, true] {
      engine.setClass(engine.className("new"), isNew, of: node)
      engine.flush()
      var tree = ElementTree()
      for (index, var element) in SmallTree.tree.nodes.enumerated() {
        if index == node, isNew { element.classes.append("new") }
        tree.add(element, to: element.parent)
      }
      let evaluator = StyleEvaluator(stylesheet, tree: tree)
      #expect(engine.differences(from: evaluator, nodes: Array(tree.nodes.indices)) == [], "\(isNew)")
    }
  }

  @Test("a change of the color scheme or of the root computes the values again", arguments: ["night", "day"])
  func changes(theme: String) {
    let sheet = """
      @theme day { color-scheme: light; font-size: 20 } @theme night { font-size: 10 }
      :root { --l: 1em; --c: light-dark(red, blue) } .b { size: var(--l); fill: var(--c) }
      """
    let stylesheet = Self.compile(sheet)
    let engine = StyleEngine(stylesheet, tree: SmallTree.tree, environment: StyleEnvironment(themeName: "day"))
    engine.flush()
    engine.environment = StyleEnvironment(themeName: theme)
    engine.flush()
    let evaluator = StyleEvaluator(stylesheet, tree: SmallTree.tree, environment: engine.environment)
    #expect(engine.differences(from: evaluator, nodes: Array(SmallTree.tree.nodes.indices)) == [])
    #expect(evaluator.styles[2].customProperty("--l")?.text == (theme == "day" ? "20" : "10"))
    #expect(evaluator.styles[2].customProperty("--c")?.text == (theme == "day" ? "rgb(255, 0, 0)" : "rgb(0, 0, 255)"))
  }
}
