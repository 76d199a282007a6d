import Testing
import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// Rules of the cascade that are easy to get wrong, each in a test of its own.
@Suite("the cascade, rule by rule")
struct CascadeRuleTests {
  @Test(
    "`:has()` in `:has()` is invalid, through `&` as well",
    arguments: [
      SheetCase(
        "a selector with `:has()` matches nothing", ".a:has(.b) { :has(> &) { depth: 2 } }", ["root.depth": "0"]),
      SheetCase(
        "the others of its list match", ".a:has(.b), Key { :has(> &) { depth: 2 } }",
        ["root.depth": "0", "inner.depth": "2"]),
      SheetCase("the rule is valid", ".a:has(.b) { :not(:has(> &)) { depth: 2 } }", ["root.depth": "2"]),
      SheetCase(
        "through several rules", ".a { &:has(.b) { & > .b { :has(> &) { depth: 2 } } } }", ["outer.depth": "0"]),
      SheetCase(
        "in a forgiving list alone", ":is(.a:has(.b), Key) { :has(> &) { depth: 2 } }",
        ["root.depth": "0", "inner.depth": "2"]),
      SheetCase(
        "and counts for the specificity",
        ".z.z.z:has(.q), .b { :has(> &) { depth: 2 } } :has(.b) { depth: 1 } .a:has(.b) { size: 5 }",
        ["root.depth": "2", "outer.depth": "2", "root.size": "1", "outer.size": "5"]),
      SheetCase(
        "in a negation", ":not(.b:has(*)) { :has(> &) { depth: 2 } } .a { :has(> &) { size: 3 } }",
        ["inner.depth": "0", "root.depth": "0", "root.size": "3", "inner.size": "3"]),
    ])
  func nestedHas(_ sheetCase: SheetCase) { sheetCase.check(SmallTree.compile(sheetCase.css)) }

  @Test(
    "`@scope` restricts style rules to the elements in the scope",
    arguments: [
      SheetCase(
        "statements in a scope order the layers of the sheet",
        "@scope (.a) { @layer x, y; @layer y { :scope { depth: 1 } } } @layer x { .a { depth: 2 } }",
        ["outer.depth": "1"]),
      SheetCase(
        "`all` takes a keyword out of a `var()`",
        """
        @layer l { .b { depth: 3 } } .b { depth: 4; size: 5; --x: 3; all: var(--none, revert-layer) }
        .a { depth: 4; size: 5; --k: unset; all: var(--k) }
        """,
        ["note.depth": "3", "note.size": "1", "outer.depth": "0", "outer.size": "1", "leaf.depth": "0"]),
      SheetCase(
        "`all` without a keyword out of a `var()` is invalid, whatever a property takes",
        ".a { depth: 4; --x: 3; all: var(--x) } .b { depth: 4; size: 5; all: var(--none) }",
        ["outer.depth": "0", "note.depth": "0", "note.size": "1"]),
      SheetCase(
        "layers in a feature query that does not hold have no place in the order",
        """
        @supports (bogus: 1) { @layer x, y; @layer z { @layer x { .a { depth: 9 } } } }
        @layer y { .a { depth: 3 } } @layer x { .a { depth: 7 } }
        """,
        ["outer.depth": "7"]),
      SheetCase(
        "a custom property is not registered in a feature query that does not hold",
        """
        @supports (bogus: 1) { @property --n { syntax: '<integer>'; inherits: true; initial-value: 8 } }
        .a { depth: var(--n, 2) }
        """,
        ["outer.depth": "2"]),
      SheetCase(
        "the root of a scope inside a rule belongs to the rule", ".a { @scope (.b) { :scope { depth: 1 } } }",
        ["inner.depth": "1", "note.depth": "0"]),
      SheetCase(
        "the root of a scope inside a scope may be a child of that",
        "@scope (.a) { @scope (> .b) { :scope { depth: 1 } } }",
        ["inner.depth": "1", "leaf.depth": "0", "note.depth": "0"]),
      SheetCase(
        "a limit that names the root and does not match it leaves the root in the scope",
        "@scope (.a) to (:scope > .b) { :scope { depth: 2 } :scope, Box { size: 3 } }",
        ["outer.depth": "2", "leaf.depth": "2", "outer.size": "3", "inner.size": "1", "root.depth": "0"]),
      SheetCase(
        "a scope without roots has the root of the tree, or that of the scope around it",
        "@scope { :scope { depth: 1 } } @scope (.a) { @scope { :scope { size: 3 } } }",
        [
          "root.depth": "1", "outer.depth": "0", "outer.size": "3", "leaf.size": "3", "inner.size": "1",
          "root.size": "1",
        ]),
      SheetCase(
        "the nearest scope root wins, and nearest of all is the element itself",
        "@scope (.b) { :scope { depth: 1 } } @scope (.a) { .b { depth: 2 } }",
        ["inner.depth": "1", "leaf.depth": "1"]),
      SheetCase(
        "a selector without `:scope` and `&` is below the root",
        "@scope (.b) { .b { depth: 1 } * { size: 3 } Key:is(.b) { row-gap: 2 } }",
        [
          "inner.depth": "0", "note.depth": "0", "leaf.depth": "1", "inner.size": "1", "leaf.size": "3",
          "leaf.row-gap": "2",
        ]),
      SheetCase(
        "all of a selector without `:scope` and `&` is below the root",
        "@scope (.b) { .a .b { depth: 1 } :root .b { size: 3 } .b:has(&) { row-gap: 2 } }",
        ["leaf.depth": "0", "leaf.size": "1", "note.size": "1"]),
      SheetCase(
        "a limit without `:scope` and `&` is below the root",
        "@scope (.a) to (:root .b) { :scope * { depth: 1 } } @scope (.a) to (.b) { :scope * { size: 3 } }",
        ["inner.depth": "1", "inner.size": "1", "leaf.size": "1"]),
      SheetCase(
        "the root of a scope inside a scope is below the root of that",
        "@scope (.a) { @scope (.a) { :scope { depth: 1 } } @scope (&) { :scope { size: 3 } } }",
        ["outer.depth": "0", "leaf.depth": "1", "outer.size": "3", "inner.size": "1"]),
      SheetCase(
        "a scope inside a scope ends where that one ends",
        "@scope (.a) to (Key) { @scope (.b) { :scope { depth: 1 } Key { depth: 2 } } }",
        ["inner.depth": "1", "leaf.depth": "0"]),
      SheetCase(
        "a scope inside a scope goes on in another scope of the outer rule",
        "@scope (Box) to (:scope > .b) { @scope (.b) { Key { depth: 2 } } }", ["leaf.depth": "2"]),
      SheetCase(
        "a registered custom property inside a scope holds everywhere",
        "@scope (.nowhere) { @property --n { syntax: '<integer>'; inherits: false; initial-value: 3 } }",
        ["note.--n": "3"]),
    ])
  func scopes(_ sheet: SheetCase) { sheet.check(SmallTree.compile(sheet.css)) }

  @Test(
    "custom properties resolve with fallbacks, cycles, layers and registered types",
    arguments: [
      SheetCase(
        "a semicolon cannot stand in a fallback", ":root { --n: 1; depth: 5; depth: var(--n,;) }", ["root.depth": "5"]),
      SheetCase(
        "a semicolon in brackets can", ":root { depth: var(--none, calc((1) + 1)); --n: {;} }", ["root.--n": "{;}"]),
      SheetCase(
        "what is part of a circle uses no fallback",
        ":root { --a: var(--b); --b: var(--a) var(--none, var(--c)); --c: var(--b, 7) }",
        ["root.--a": nil, "root.--b": nil, "root.--c": "7"]),
      SheetCase(
        "a reference after a cycle is followed all the same",
        ":root { --a: var(--b); --b: var(--a) var(--c); --c: var(--b, 7) }", ["root.--c": nil]),
      SheetCase(
        "what a value rolls back to may be a keyword of its own",
        "@property --n { syntax: '<integer>'; inherits: true; initial-value: 3 } "
          + "@layer x { .b { --n: initial } } .a { --n: 5 } .b { --n: var(--none, revert-layer) }",
        ["outer.--n": "5", "inner.--n": "3"]),
      SheetCase(
        "a thousand layers hand the decision on",
        (0..<1000).map {
          "@layer l\($0) { .a { depth: revert-layer; all: revert-layer; --n: var(--none, revert-layer) } } "
        }
        .joined() + "@layer m { .a { depth: var(--none, revert-layer); size: 2 } }",
        ["outer.depth": "0", "outer.--n": nil, "outer.size": "2"]),
      SheetCase(
        "a kind of the app's own can be named",
        "@property --h { syntax: '<half>'; inherits: false; initial-value: left } .a { --h: right } .b { --h: up }",
        ["root.--h": "left", "outer.--h": "right", "inner.--h": "left"]),
    ])
  func tokens(_ sheet: SheetCase) { sheet.check(SmallTree.compile(sheet.css)) }

  @Test("a layer name can have 20,000 parts")
  func deepLayer() throws {
    let name = Array(repeating: "a", count: 20_000).joined(separator: ".")
    let stylesheet = SmallTree.compile(
      "@layer \(name) { .a { depth: 1; size: 2 } } @layer a.a { .a { depth: 3 } @layer b { .a { size: 4 } } }")
    #expect(stylesheet.diagnostics == [])
    #expect(SmallTree.value("outer.depth", of: stylesheet) == "3")
    #expect(SmallTree.value("outer.size", of: stylesheet) == "4")
    let names = stylesheet.rules.map { stylesheet.layerName($0.layer) }
    #expect(names == [name, name, "a.a", "a.a.b"] || Set(names) == [name, "a.a", "a.a.b"])
  }

  @Test(
    "`@supports selector()` takes one selector, without relative and unknown parts",
    arguments: [
      (".x", true), (":is(.a, .b) > Box", true), ("& .x", true), (":has(> .x)", true), ("> .x", false),
      (":is(:bogus)", false), (":where(:bogus, .a)", false), (":not(:is(.a, :bogus))", false), (".a, .b", false),
      ("", false),
    ])
  func supportedSelector(_ selector: String, _ isSupported: Bool) {
    let condition = "selector(\(selector))"
    let css = "@supports \(condition) { .a { depth: 1 } } @supports not \(condition) { .a { depth: 2 } }"
    #expect(SmallTree.value("outer.depth", css) == (isSupported ? "1" : "2"))
  }

  @Test("the engine and the reference agree on the winners among 600 rules")
  func manyMatches() {
    let selectors = ["*", ".a", "Box", ":root *", "Box Box", ":not(.x)"]
    let rules = (0..<600).map { "\(selectors[$0 * 7 % 6]) { --n\($0 % 90): \($0) }" }
    let stylesheet = SmallTree.compile(rules.joined(separator: "\n") + "\n.a { depth: var(--n11) }")
    #expect(SmallTree.value("outer.depth", of: stylesheet) != "the engine differs")
    #expect(SmallTree.value("leaf.depth", of: stylesheet)?.hasPrefix("the engine") == false)
  }

  @Test(
    "an inherited `currentcolor` is the color of the element that inherits it",
    arguments: [
      SheetCase(
        "by itself", ".a { color: red; fill: currentcolor } .b { color: lime }", ["inner.fill": "rgb(0, 255, 0)"]),
      SheetCase(
        "in a mixture",
        ".a { color: red; fill: color-mix(in srgb, currentcolor, black) } .b { color: lime }",
        ["outer.fill": "color(srgb 0.5 0 0)", "inner.fill": "color(srgb 0 0.5 0)"]),
      SheetCase(
        "as an origin", ".a { color: red; fill: rgb(from currentcolor g r b) } .b { color: lime }",
        ["outer.fill": "color(srgb 0 1 0)", "inner.fill": "color(srgb 1 0 0)"]),
      SheetCase(
        "by a property that has to inherit",
        ".a { color: red; border-color: currentcolor } .b { color: lime; border-color: inherit }",
        ["inner.border-color": "rgb(0, 255, 0)"]),
      SheetCase(
        "of the root, which inherits the initial value", ":root { color: red; border-color: inherit }",
        ["root.border-color": "rgb(255, 0, 0)"]),
      SheetCase(
        "not by the color itself", ".a { color: red } .b { color: currentcolor }", ["inner.color": "rgb(255, 0, 0)"]),
    ])
  func currentColor(_ sheet: SheetCase) { sheet.check(SmallTree.compile(sheet.css)) }

  @Test("`:enabled` matches only view types that can be disabled")
  func enabled() {
    let sheet = SheetCase(
      "", ":enabled { depth: 1 } Box:not(:enabled) { size: 2 }",
      [
        "leaf.depth": "1", "note.depth": "0", "note.size": "2",
      ])
    sheet.check(SmallTree.compile(sheet.css))
  }

  @Test("`CompilerLimits` limits the components of a rule's selectors", arguments: [(3, "0"), (4, "1")])
  func limit(components: Int, depth: String) {
    var limits = CompilerLimits()
    limits.selectorComponents = components
    let stylesheet = SmallTree.compile("Box.b.b.b { depth: 1 }", limits: limits)
    #expect(SmallTree.value("inner.depth", of: stylesheet) == depth)
    #expect(stylesheet.diagnostics.map(\.rule) == (depth == "0" ? [.limitExceeded] : []))
  }
}
