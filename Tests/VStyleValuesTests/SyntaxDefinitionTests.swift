import Testing
import VStyleValues

/// The syntaxes of value types in schema files: alternative spellings, and invalid ones.
@Suite struct SyntaxDefinitionTests {
  @Test(
    "alternative spellings have one canonical syntax",
    arguments: [
      ("<NUMBER>", "<number>"), ("< number [ 0 , 1 ] >", "<number [0,1]>"), ("<number 0..100>", "<number [0,100]>"),
      ("<number -1.5..0.5>", "<number [-1.5,0.5]>"), ("<length [0,infinity]>", "<length [0,∞]>"),
      ("<number [-∞,0]>", "<number [-∞,0]>"), ("<color>|none", "<color> | none"), ("[<color>]#", "<color>#"),
      (" a|b ", "a | b"), ("<length>|auto|none", "<length> | auto | none"), ("<color> | a", "<color> | a"),
      ("<object View>", "<object View>"), ("none|[a||b]", "none | [ a || b ]"),
      ("number | letters", "number | letters"), ("none|number", "none | number"),
    ])
  func spelling(_ written: String, _ canonical: String) throws {
    #expect(try ValueKind(syntax: written).syntax == canonical)
  }

  @Test(
    "an invalid syntax is rejected",
    arguments: [
      "", "<", "<>", "<colour>", "<color", "color>", "<color> <color>", "<color> | <image>", "a |", "#",
      "<number [1,0]>", "<number [0]>", "<color [0,1]>", "<number 0.>", "[", "[]", "<object>", "* *", "12", "\"a\"",
      "none | [a ||]", "none | [a || b c]", "a | [b || c]", "[b || c]",
      "number", "Color", "length | angle",
    ])
  func refused(_ text: String) {
    #expect(throws: SyntaxDefinitionError.self) { try ValueKind(syntax: text) }
  }

  @Test("a misspelled value type has a suggestion")
  func suggestion() throws {
    #expect(throws: SyntaxDefinitionError(expected: "the name of a value type", found: "colr", suggestion: "color")) {
      try ValueKind(syntax: "<colr>")
    }
  }

  @Test("a value type without brackets has a suggestion")
  func brackets() throws {
    let error = SyntaxDefinitionError(
      expected: "a value type in angle brackets", found: "the keyword `number`", suggestion: "<number> | <color>")
    #expect(throws: error) { try ValueKind(syntax: "number | color") }
  }
}
