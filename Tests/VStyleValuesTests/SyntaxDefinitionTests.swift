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

  /// Grammars of `@property`, a value, and its canonical text; `nil` if it is none.
  static let registrations: [(syntax: String, value: String, text: String?)] = [
    ("<percentage>", "12.50%", "12.5%"), ("<percentage>", "calc(10% + 5%)", "15%"), ("<percentage>", "10", nil),
    ("<percentage>", "calc(10% + 1px)", nil), ("<percentage>", "10px", nil),
    ("<percentage>", "calc(1% * sign(1em - 1px))", "calc(1% * sign(1em - 1px))"),
    ("<custom-ident>", "Wide", "Wide"), ("<custom-ident>", "--a", "--a"), ("<custom-ident>", "initial", nil),
    ("<custom-ident>", "Default", nil), ("<custom-ident>", "a b", nil), ("<custom-ident>", "\"a\"", nil),
    ("<url>", "url(a.png)", "url(\"a.png\")"), ("<url>", "url( 'a.png' )", "url(\"a.png\")"), ("<url>", "a.png", nil),
    ("<url>", "url('a' b)", nil), ("<resolution>", "96dpi", "1x"), ("<resolution>", "1px", nil),
    ("<length> | <percentage>", "8px", "8"), ("<length> | <percentage>", "50%", "50%"),
    ("<length> | <percentage>", "red", nil), ("<percentage>|<color>|wide", "wide", "wide"),
    ("<percentage> | wide | <color>", "#f00", "rgb(255, 0, 0)"), ("wide | <length> | <color>", "Wide", nil),
    ("<length> | <percentage>", "2em", "2em"), ("<color> | <length>", "currentcolor", "currentcolor"),
    ("<length>+", "1px 2px  3px", "1 2 3"), ("<length>+", "1px", "1"), ("<length>+", "", nil),
    ("<length>+", "1px, 2px", nil), ("<length>+", "1em 2px", "1em 2"), ("<custom-ident>+ | <color>", "a b", "a b"),
    ("<integer># | <custom-ident>", "1, 2", "1, 2"), ("<custom-ident>#", "a, b", "a, b"),
  ]

  @Test("the grammars of registered custom properties", arguments: registrations)
  func registered(_ row: (syntax: String, value: String, text: String?)) throws {
    let kind = try ValueKind(registered: row.syntax, kinds: [])
    let value = kind.value(of: row.value)
    #expect(value.map(kind.serialize) == row.text)
    guard let value, let text = row.text else { return }
    // The canonical text is the same value.
    #expect(kind.value(of: text) == value)
    let resolved = value.resolved(in: ValueContext())
    #expect(!resolved.dependsOnContext && kind.value(of: kind.serialize(resolved)) == resolved)
  }

  @Test(
    "a grammar of another form is refused",
    arguments: ["* | <length>", "<length> | *", "<length>++", "<length>+#", "<length> <color>", "+", "<percentag>"])
  func refusedOfProperty(_ syntax: String) {
    #expect(throws: SyntaxDefinitionError.self) { try ValueKind(registered: syntax, kinds: []) }
  }

  @Test("a grammar of a property of a view has one value type", arguments: ["<length>+", "<percentage>", "<url>"])
  func properties(_ syntax: String) {
    #expect(throws: SyntaxDefinitionError.self) { try ValueKind(syntax: syntax) }
  }
}
