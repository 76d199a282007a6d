import Testing
import VStyleAdvice
import VStyleCompiler
import VStyleEngine
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// Properties with longhands that can be declared separately. Each case compares the engine with the reference.
@Suite("longhands of one property")
struct LonghandTests {
  @Test(
    "each edge of insets has a longhand that cascades by itself",
    arguments: [
      SheetCase("an edge by itself, the others initial", "Box { inset-left: 5 }", ["root.inset": "1 2 3 5"]),
      SheetCase("a later edge", "Box { inset: 1; inset-left: 5 }", ["root.inset": "1 1 1 5"]),
      SheetCase("an earlier edge", "Box { inset-left: 5; inset: 1 }", ["root.inset": "1"]),
      SheetCase("as in Swift", "Box { insetLeft: 5; INSET-TOP: 0 }", ["root.inset": "0 2 3 5"]),
      SheetCase(
        "all edges by themselves", "Box { inset-top: 4; inset-right: 3; inset-bottom: 2; inset-left: 1 }",
        ["root.inset": "4 3 2 1"]),
      SheetCase(
        "each edge is contested for itself",
        ".a { inset-left: 5; inset-top: 9 } Box { inset: 1 } Box.a { inset-top: 6 }",
        ["outer.inset": "6 1 1 5", "root.inset": "1"]),
      SheetCase(
        "an important edge, and an important whole",
        "Box { inset-left: 5 !important; inset: 1 } .a { inset-left: 7; inset: 2 !important; inset-top: 8 }",
        ["root.inset": "1 1 1 5", "outer.inset": "2"]),
      SheetCase(
        "an important edge is stronger than a weaker rule's",
        ".a { inset-left: 5 !important } Box.a { inset: 2 }", ["outer.inset": "2 2 2 5"]),
      SheetCase(
        "layers", "@layer base, parts; @layer parts { Box { inset-left: 5 } } @layer base { Box.a { inset: 2 } }",
        ["outer.inset": "2 2 2 5"]),
      SheetCase(
        "an edge reverts to the layer below",
        "@layer base, parts; @layer base { Box { inset: 1 2 3 4 } } "
          + "@layer parts { Box { inset: 9; inset-left: revert-layer; inset-top: revert } }",
        ["root.inset": "1 9 9 4"]),
      SheetCase(
        "the whole reverts, an edge does not",
        "@layer base, parts; @layer base { Box { inset: 4; inset-top: 6 } } "
          + "@layer parts { Box { inset: revert-layer; inset-left: 7 } }",
        ["root.inset": "6 4 4 7"]),
      SheetCase(
        "an edge as the parent's", "Box { inset: 7; inset-top: 8 } .b { inset: 0; inset-top: inherit }",
        ["inner.inset": "8 0 0", "leaf.inset": "8 0 0"]),
      SheetCase(
        "the whole as the parent's", "Box { inset: 7; inset-top: 8 } .b { inset: inherit; inset-left: 0 }",
        ["inner.inset": "8 7 7 0"]),
      SheetCase(
        "an edge of the root as its parent's is initial", "Box { inset: 7; inset-left: inherit }",
        ["root.inset": "7 7 7 2"]),
      SheetCase(
        "initial and unset edges", "Box { inset: 7; inset-left: initial; inset-top: unset }",
        ["root.inset": "1 7 7 2"]),
      SheetCase(
        "`all` sets every edge", "Box { inset-left: 5; all: initial } .a { all: unset; inset-top: 0 }",
        ["root.inset": "1 2 3", "outer.inset": "0 2 3"]),
      SheetCase(
        "custom properties in the whole", ":root { --i: 1 2; --l: 9 } Box { inset: var(--i) 4; inset-left: var(--l) }",
        ["root.inset": "1 2 4 9"]),
      SheetCase(
        "a custom property that turns out to be a keyword",
        "@layer base, parts; @layer base { Box { inset: 4 } } "
          + "@layer parts { Box { inset: 9; inset-left: var(--none, revert-layer) } .a { inset-top: var(--none, revert-layer) } }",
        ["root.inset": "9 9 9 4", "outer.inset": "4 9 9 4"]),
      SheetCase(
        "a custom property without a value makes the edge unset", "Box { inset: 7; inset-left: var(--none) }",
        ["root.inset": "7 7 7 2"]),
      SheetCase(
        "a wrong edge is dropped alone", "Box { inset: 7; inset-left: red; inset-top: 1 2; inset-right: 0 }",
        ["root.inset": "7 0 7 7"]),
      SheetCase(
        "lengths by the font and the scale", "Box { inset-left: 2em; inset-top: calc(1px + 2px) }",
        ["root.inset": "3 2 3 34"]),
      SheetCase(
        "edges that follow the text", "Box { margins: 1; margins-leading: 4; margins-trailing: 2 }",
        ["root.margins": "1 2 1 4"]),
      SheetCase(
        "what may be absent", "Box { pad: none; pad-left: 4 } .a { pad: none }",
        [
          "root.pad": "0 0 0 4", "outer.pad": "none", "note.pad": "0 0 0 4",
        ]),
      SheetCase(
        "a property of the class's own keeps its name", "Box { shift: 1 2; shift-top: 9 }",
        ["root.shift": "1 2", "root.shift-top": "9"]),
      SheetCase(
        "`@supports` knows them",
        "@supports (inset-left: 4) and (not (inset-left: red)) and (not (inset-middle: 4)) { Box { inset-left: 4 } }",
        ["root.inset": "1 2 3 4"]),
      SheetCase(
        "nesting and scopes",
        "@scope (.a) { & { inset-left: 1 } } @scope (.b) { & { inset-left: 4 } } Box { &.a { inset-top: 0 } }",
        ["inner.inset": "1 2 3 4", "outer.inset": "0 2 3 1"]),
    ])
  func insets(_ sheet: SheetCase) { sheet.check(LonghandTests.compile(sheet.css)) }

  @Test(
    "each part of a font has a longhand that cascades by itself",
    arguments: [
      SheetCase(
        "the size", "Box { font: bold 20/1.5 \"Avenir\"; font-size: 30 }", ["root.font": "bold 30/1.5 \"Avenir\""]),
      SheetCase(
        "all parts",
        "Box { font-size: 20; font-weight: 650; font-style: italic; line-height: 120%; font-family: \"A\", serif }",
        ["root.font": "italic 650 20/1.2 \"A\", serif"]),
      SheetCase(
        "parts from several rules",
        ".a { font-size: 30 } Box { font: italic 12 monospaced } #x, Box { font-weight: bold }",
        ["outer.font": "italic bold 30 monospaced", "root.font": "italic bold 12 monospaced"]),
      SheetCase(
        "a text style keeps its size, if only the face is another",
        "Box { font: headline; font-weight: light; font-style: italic }", ["root.font": "italic light headline"]),
      SheetCase(
        "a text style of another size is none", "Box { font: headline; font-size: 20 }",
        ["root.font": "semibold 20 system"]),
      SheetCase(
        "a weight without a name keeps the text style", "Box { font: headline; font-weight: 650 }",
        ["root.font": "650 headline"]),
      SheetCase(
        "inherited, and in parts again", ":root { font: 20 serif } .a { font-size: 2em } .b { font-weight: bold }",
        ["outer.font": "40 serif", "inner.font": "bold 40 serif", "leaf.font": "bold 80 serif"]),
      SheetCase(
        "`em` is that of the composed font", "Box { font-size: 10; inset-left: 2em }", ["root.inset": "1 2 3 20"]),
      SheetCase(
        "the whole sets what it does not name", "Box { font-style: italic; line-height: 2; font: 20 system }",
        ["root.font": "20 system"]),
      SheetCase(
        "lines of the font's own height", "Box { font: 20/2 system; line-height: normal }",
        ["root.font": "20 system"]),
      SheetCase(
        "of a part", "Box { title-font: 20 system; title-font-size: 9; title-line-height: 2 }",
        ["root.title-font": "9/2 system"]),
    ])
  func fonts(_ sheet: SheetCase) { sheet.check(LonghandTests.compile(sheet.css)) }

  @Test(
    "a diagnostic names the longhand, not the whole property",
    arguments: [
      ("Box { inset-left: 1 2 }", "`inset-left` takes a length, found the number `2`"),
      ("Box { inset-lef: 1 }", "there is no property `inset-lef`"),
      ("Box { font-size: -1 }", "`font-size` takes a length of 0 or more, found the number `-1`"),
      ("Box { font-style: oblique }", "`font-style` takes `normal` or `italic`, found the keyword `oblique`"),
    ])
  func diagnostics(_ css: String, message: String) {
    #expect(LonghandTests.compile(css).diagnostics.map(\.message) == [message])
  }

  @Test("a misspelled longhand has a suggestion")
  func suggestion() {
    #expect(LonghandTests.compile("Box { inset-lef: 1 }").diagnostics.first?.help == "did you mean `inset-left`?")
  }

  @Test("each longhand can be read and replaced in a value", arguments: [ValueKind.insets, .directionalInsets, .font])
  func parts(_ kind: ValueKind) throws {
    #expect(!kind.longhands.isEmpty)
    for (whole, longhand) in kind.samples.flatMap({ whole in kind.longhands.map { (whole, $0) } }) {
      #expect(longhand.replacing(longhand.part(of: whole), into: whole) == whole)
      for sample in longhand.kind.samples where sample != longhand.part(of: whole) {
        let changed = longhand.replacing(sample, into: whole)
        #expect(longhand.part(of: changed) == sample && changed != whole)
        #expect(try kind.parse(kind.serialize(changed)) == changed, "\(kind.serialize(changed))")
      }
    }
  }

  @Test("a trace lists the winner of each longhand")
  func trace() throws {
    let stylesheet = LonghandTests.compile("Box { inset: 1; inset-left: 5 } Box { inset-left: 6; inset-top: 7 }")
    let evaluator = StyleEvaluator(stylesheet, tree: SmallTree.tree)
    let whole = try #require(evaluator.trace(node: 0, property: "inset"))
    #expect(whole.value?.text == "7 1 1 6")
    #expect(
      whole.candidates.map { "\($0.match.declaration.name) \($0.verdict)" } == [
        "inset-top won", "inset-left won", "inset-left lost(\"earlier in order\")", "inset won",
      ])
    let left = try #require(evaluator.trace(node: 0, property: "insetLeft"))
    #expect(left.property == "inset-left" && left.value?.text == "6" && left.candidates.count == 3)
    #expect(left.candidates.map { $0.verdict == .won } == [true, false, false])
    var tracer = PropertyTracer(evaluator, node: 0)
    #expect(tracer.declaredNames() == ["inset"])
  }

  @Test("a node is styled in further states until the budget is used up")
  func states() {
    let states = (0..<20).map { "s\($0)" }
    let stylesheet = LonghandTests.compile(states.map { "Box:state(\($0)) { size: 1 }" }.joined())
    let evaluator = StyleEvaluator(stylesheet, tree: SmallTree.tree)
    for budget in [0, 1, 100, 1_000_000] {
      var tracer = PropertyTracer(evaluator, node: 0)
      var visits = LimitBudget(.explanationVisits, value: budget)
      let listed = tracer.styled(in: states, within: &visits)
      #expect(listed.elementsEqual(states.prefix(listed.count)))
      #expect(visits.isExceeded == (listed.count < states.count))
      // Each state takes a visit of each rule for the node, and of each node of the tree.
      let expected = [0: 0...0, 1: 1...1, 100: 2...8, 1_000_000: 20...20][budget]
      #expect(expected?.contains(listed.count) ?? false, "\(budget): \(listed.count)")
      #expect(tracer.declaredNames(alsoIn: listed) == (listed.isEmpty ? [] : ["size"]))
    }
  }

  @Test("a trace is cut only if it leaves out a declaration or a custom property")
  func cut() {
    let stylesheet = LonghandTests.compile(
      "Box { --v: 1; --w: 2; size: 1 } .a { size: 2 } .b { size: calc(var(--w) + var(--v)) }")
    let evaluator = StyleEvaluator(stylesheet, tree: SmallTree.tree)
    var plain = PropertyTracer(evaluator, node: 1)
    #expect([2, 1].map { plain.trace("size", listing: $0)?.isCut } == [false, true])
    var reference = PropertyTracer(evaluator, node: 2)
    #expect([4, 3, 2, 1].map { reference.trace("size", listing: $0)?.isCut } == [false, true, true, true])
  }

  @Test("a longhand can inherit through a tree of 5,000 levels")
  func depth() {
    let stylesheet = LonghandTests.compile(
      ":root { inset: 9 } Box { inset-left: inherit; inset-top: 3 } .a { inset: inherit }")
    var tree = ElementTree()
    var node = tree.add(ElementNode(key: "root", typeName: "Box"))
    for depth in 0..<5_000 {
      var element = ElementNode(key: "\(depth)", typeName: "Box")
      if depth % 7 == 0 { element.classes = ["a"] }
      node = tree.add(element, to: node)
    }
    let engine = StyleEngine(stylesheet, tree: tree)
    engine.flush()
    let value = engine.values(of: node, styledOnly: true).first { $0.entry.name == "inset" }
    #expect(value.map { $0.entry.kind.serialize($0.value) } == "3 2 3 9")
  }

  private static func compile(_ css: String) -> CompiledStylesheet {
    var schema = SmallTree.schema
    guard var box = schema.viewTypes["Box"] else { return SmallTree.compile(css) }
    let rows: [(String, ValueKind, String, Property.Inheritance)] = [
      ("inset", .insets, "1 2 3", .none), ("margins", .directionalInsets, "0", .none),
      ("pad", .insets.orNone, "none", .fromParent), ("shift", .insets, "0", .none), ("shift-top", .length, "0", .none),
      ("font", .font, "17 system", .fromParent), ("title-font", .font, "17 system", .none),
    ]
    for (name, kind, initial, inheritance) in rows {
      guard let initial = try? kind.parse(initial) else { continue }
      box.properties.append(.init(Property(name, kind, inheritance: inheritance), initial: initial))
    }
    schema.add(box)
    schema.add(.init(name: "Key", superclass: "Box", states: ["highlighted", "disabled", "enabled"]))
    schema.add(.init(name: "Note", superclass: "Box"))
    return CompiledStylesheet.compile([SheetInput(SourceText(css))], schema: schema)
  }
}
