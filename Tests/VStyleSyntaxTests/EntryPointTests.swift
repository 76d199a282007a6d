import Testing
import VStyleFormat
import VStyleSyntax

/// Entry points other than the whole sheet.
@Suite struct EntryPointTests {
  enum Goal: String, CaseIterable {
    case blockContents, rules, rule, declaration

    func parse(_ text: String) -> SyntaxTree {
      switch self {
      case .blockContents: SyntaxTree(parsingBlockContents: SourceText(text))
      case .rules: SyntaxTree(parsingRules: SourceText(text))
      case .rule: SyntaxTree(parsingRule: SourceText(text))
      case .declaration: SyntaxTree(parsingDeclaration: SourceText(text))
      }
    }
  }

  static let cases: [(Goal, String, [String])] = [
    (.blockContents, "", []),
    (.blockContents, "a: b; c: d", ["declaration", "declaration"]),
    (
      .blockContents, "a: b; &:hover { c: d } @media (x) { e: f }",
      ["declaration", "qualified-rule", "declaration", "at-rule", "declaration"]
    ),
    (.blockContents, "a: b } c: d", ["declaration", "invalid"]),
    (.rules, "<!-- a {}", ["qualified-rule"]),
    (.rule, "", []),
    (.rule, " a {} ", ["qualified-rule"]),
    (.rule, "@a b;", ["at-rule"]),
    (.rule, "a { b: c } d {}", ["qualified-rule", "declaration", "invalid"]),
    (.rule, "a", ["invalid"]),
    (.declaration, "a: b; c", ["declaration"]),
    (.declaration, "a", ["invalid"]),
    (.declaration, "a: {} b", ["invalid"]),
    (.declaration, "--a: {} b", ["declaration"]),
  ]

  @Test("each entry point parses its own kinds of statements", arguments: cases)
  func kinds(_ goal: Goal, _ text: String, _ kinds: [String]) {
    let tree = goal.parse(text)
    #expect(tree.nodes.dropFirst().map(\.kind.title) == kinds)
    #expect(tree.diagnostics.count == kinds.filter { $0 == "invalid" }.count)
  }
}
