import Testing
import VStyleSyntax

/// Reading within a range of tokens.
@Suite struct TokenCursorTests {
  @Test("`enterBlock` returns the contents and moves past the block")
  func blocks() {
    var cursor = TokenCursor(TokenTape(SourceText("f(a [b) c]) d")))
    var contents = cursor.enterBlock()
    #expect(contents.isIdent("a"))
    contents.advance()
    contents.skipTrivia()
    #expect(contents.kind == .leftSquare)
    contents.skipComponentValue()
    #expect(contents.isAtEnd)
    #expect(contents.kind == .endOfFile)
    cursor.skipTrivia()
    let tookLast = cursor.consume(ident: "d")
    #expect(tookLast)
    #expect(cursor.isAtEnd)
  }

  @Test("an unclosed block has contents up to the end of the file", arguments: ["f(", "f( a", "(((", "[{("])
  func unclosed(_ text: String) {
    var cursor = TokenCursor(TokenTape(SourceText(text)))
    var contents = cursor.enterBlock()
    #expect(cursor.isAtEnd)
    while contents.kind != .endOfFile { contents.skipComponentValue() }
    #expect(contents.index == contents.end)
  }

  @Test("a cursor does not move past its end")
  func end() {
    var cursor = TokenCursor(TokenTape(SourceText("a b c")), 0..<1)
    cursor.advance()
    cursor.advance()
    cursor.skipComponentValue()
    #expect(cursor.index == 1)
    #expect(cursor.kind == .endOfFile)
    let tookMore = cursor.consume(ident: "b")
    #expect(!tookMore)
    #expect(cursor.range.isEmpty)
  }

  @Test("`skipTrivia` distinguishes white space from comments")
  func trivia() {
    var comment = TokenCursor(TokenTape(SourceText("/* */a")))
    var space = TokenCursor(TokenTape(SourceText("/* */ a")))
    let sawSpaceBehindComment = comment.skipTrivia()
    let sawSpace = space.skipTrivia()
    #expect(!sawSpaceBehindComment)
    #expect(sawSpace)
    #expect(comment.isIdent("a"))
  }
}
