import TestSupport
import Testing
import VStyleSyntax

/// The token that closes a block, compared with the rule of CSS Syntax.
@Suite struct BlockTests {
  @Test(
    "only the matching closing token ends a block",
    arguments: zip(["()", "(]", "( ] )", "{(}", "[{]}", "f(a)b", "url(a)(", ")("], [1, 2, 4, 3, 4, 2, 2, 2]))
  func closer(_ text: String, _ expected: Int) throws {
    let tape = TokenTape(SourceText(text))
    let opener = try #require((0..<tape.count).first { tape.kind($0).opensBlock })
    #expect(tape.closer(of: opener) == expected)
  }

  @Test("random blocks have the same closers and errors as with a stack")
  func nesting() {
    let seed = SeededGenerator.seed
    var generator = SeededGenerator(seed: seed)
    let parts = ["(", ")", "[", "]", "{", "}", "f(", "url(", "a", " ", "\"", "/**/", ";"]
    for _ in 0..<200 {
      let count = Int.random(in: 0...400, using: &generator)
      // Some texts have many blocks, others only a few, far apart.
      let used = parts.dropFirst(Int.random(in: 0...8, using: &generator))
      let text = (0..<count).map { _ in used.randomElement(using: &generator) ?? "a" }.joined()
      let tape = TokenTape(SourceText(text), depthLimit: 7)
      let (closers, tooDeep, unclosed) = expectedBlocks(tape, depthLimit: 7)
      for (opener, closer) in closers { #expect(tape.closer(of: opener) == closer, "TEST_SEED=\(seed), \(text)") }
      #expect(tape.tooDeepTokens == tooDeep, "TEST_SEED=\(seed), \(text)")
      #expect(tape.unclosedTokens == unclosed, "TEST_SEED=\(seed), \(text)")
    }
  }

  private func expectedBlocks(_ tape: TokenTape, depthLimit: Int) -> ([Int: Int], tooDeep: [Int], unclosed: [Int]) {
    var closers: [Int: Int] = [:]
    var open: [Int] = []
    var tooDeep: [Int] = []
    for token in 0..<tape.count {
      let kind = tape.kind(token)
      if kind.opensBlock {
        open.append(token)
        closers[token] = tape.count
        if open.count == depthLimit + 1 { tooDeep.append(token) }
      } else if let last = open.last, kind == closer(of: tape.kind(last)) {
        closers[last] = token
        open.removeLast()
      }
    }
    return (closers, tooDeep, open)
  }

  private func closer(of kind: TokenKind) -> TokenKind {
    switch kind {
    case .leftBrace: .rightBrace
    case .leftSquare: .rightSquare
    default: .rightParenthesis
    }
  }
}
