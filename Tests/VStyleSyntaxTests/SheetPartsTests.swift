import TestSupport
import Testing

@testable import VStyleSyntax

/// The joined parts of a sheet have the same tree as the sheet parsed as a whole.
@Suite struct SheetPartsTests {
  /// The pieces of random sheets: statements, and text that can mislead the search for a border between parts.
  private static let pieces = [
    ".a {\n  b: c;\n}\n", ".a, .b > c { d: e;\n  f: g; }\n\n", "@media x {\n  .b {\n    c: d; }\n}\n",
    "@layer l {\n.flush { a: b }\n.left { c: d }\n}\n", "/* { }\n.x */\n", "a { b: \"}\n.y\" }\n", "}\n.stray { }\n",
    "x (\n}\n.z ) { }\n", "\u{FEFF}.bom {}\n", ".é { --ü: ö; }\n", "a { b: c\n  d: e;\n}\n", "// line\n.a {}\n",
    "<!-- .cd {} -->\n", "@charset \"x\";\n", ".a { b: url(x y); }\r\n", ".a\\}\n.b { c: d }\n",
    "a { b { c { d: e } } }\n",
  ]

  @Test("random sheets have the same tree in parts as in one piece")
  func random() {
    var readInParts = 0
    for round in 0..<Environment.rounds(150) {
      let seed = SeededGenerator.seed &+ UInt64(round)
      var generator = SeededGenerator(seed: seed)
      // Half of the sheets have only well-formed statements, between which a part can end.
      let pieces = Bool.random(using: &generator) ? Array(Self.pieces[..<3]) : Self.pieces
      var text = ""
      for _ in 0..<Int.random(in: 4...60, using: &generator) { text += pieces.randomElement(using: &generator) ?? "" }
      if round.isMultiple(of: 3) {
        text += ["a { b: (", "/* end", "a { b: \"", ".c"].randomElement(using: &generator) ?? ""
      }
      if compare(Array(text.utf8), leastBytes: Int.random(in: 8...200, using: &generator), "TEST_SEED=\(seed)") {
        readInParts += 1
      }
    }
    #expect(readInParts > 40)
  }

  @Test("a sheet with invalid bytes or too many diagnostics is parsed whole")
  func limits() {
    let rule = Array(".a { b: c; d }\n".utf8)
    let rules = Array(repeating: rule, count: 40).flatMap(\.self)
    #expect(!compare(rules + [0xFF] + rules, leastBytes: 64, "not UTF-8"))
    #expect(!compare(rules + [0] + rules, leastBytes: 64, "NUL"))
    #expect(!compare(rules, leastBytes: 64, "more diagnostics than are listed", SyntaxLimits(diagnosticCount: 5)))
    #expect(!compare(rules, leastBytes: 64, "too long", SyntaxLimits(byteCount: 100)))
    #expect(compare(rules, leastBytes: 64, "deep", SyntaxLimits(nestingDepth: 1)))
    #expect(compare(rules, leastBytes: 64, "no limit is reached"))
  }

  @Test("a long valid sheet is parsed in parts with the default limits") func long() {
    let rule = Array(".a { b: c; }\n@media d {\n  .e { f: g }\n}\n".utf8)
    let bytes = Array(repeating: rule, count: 4 * SyntaxLimits().partBytes / rule.count).flatMap(\.self)
    #expect(SheetParts(SourceText(path: "", bytes: bytes), SourceID(0), SyntaxLimits()) != nil)
    let tree = SyntaxTree(parsing: SourceText(path: "", bytes: bytes))
    #expect(tree.diagnostics.isEmpty && Laws.tokensCoverSource(tree.tape) && Laws.nodesNest(tree))
    #expect(tree.nodes.count == 1 + 5 * (bytes.count / rule.count))
  }

  /// Expects both trees to be the same. Returns whether the sheet was parsed in parts.
  private func compare(
    _ bytes: [UInt8], leastBytes: Int, _ comment: Comment, _ limits: SyntaxLimits = SyntaxLimits()
  ) -> Bool {
    let source = SourceText(path: "", bytes: bytes)
    var limits = limits
    limits.partBytes = leastBytes
    guard let parts = SheetParts(source, SourceID(3), limits) else { return false }
    let (tree, whole) = (
      SyntaxTree(joining: parts.trees), SyntaxTree(whole: source, SourceID(3), limits, .stylesheet)
    )
    #expect(tree.nodes == whole.nodes, comment)
    #expect(tree.diagnostics == whole.diagnostics, comment)
    #expect(tree.tape.tags == whole.tape.tags && tree.tape.starts == whole.tape.starts, comment)
    let openers = whole.tape.tags.indices.filter { whole.tape.kind($0).opensBlock }
    #expect(openers.map(tree.tape.closer) == openers.map(whole.tape.closer), comment)
    #expect(tree.tape.tooDeepTokens == whole.tape.tooDeepTokens, comment)
    #expect(tree.tape.unclosedTokens == whole.tape.unclosedTokens, comment)
    #expect(tree.tape.badTokens == whole.tape.badTokens, comment)
    return true
  }
}
