import Testing
import VStyleSyntax
import VStyleTokens

/// Tests of rules that the fixtures of the format do not have.
@Suite("checks of token files") struct TokenCheckTests {
  @Test(
    "a token has its own type, that of its target, or that of the nearest group",
    arguments: [
      (#"{"g": {"$type": "number", "a": {"$value": 1}}}"#, []),
      (#"{"a": {"$type": "number", "$value": 1}, "g": {"$type": "color", "b": {"$value": "{a}"}}}"#, []),
      (#"{"g": {"$type": "color", "h": {"$type": "number", "a": {"$value": 1}}}}"#, []),
      (#"{"a": {"$value": "{b}"}, "b": {"$value": 1}}"#, ["dtcg-missing-type /a", "dtcg-missing-type /b"]),
      (#"{"g": {"$type": "string", "a": {"$value": "x"}}}"#, ["dtcg-unknown-type /g/$type"]),
    ] as [(String, [String])])
  func types(_ text: String, _ marks: [String]) {
    #expect(TokenProject(text).marks == marks)
  }

  @Test("an extended group has the tokens and the type of the other one, and its own tokens count first")
  func extending() {
    let base = #""base": {"$type": "number", "a": {"$value": 1}, "in": {"b": {"$value": 2}}}"#
    let text = """
      {\(base), "more": {"$extends": "{base}", "in": {"c": {"$value": 3}}},
       "use": {"$type": "number", "d": {"$value": "{more.in.b}"}, "e": {"$ref": "#/more/a/$value"}}}
      """
    #expect(TokenProject(text).marks == [])
    #expect(TokenProject(text).tokenCount == 7)
  }

  @Test("a group cannot extend the group around it")
  func ancestor() {
    #expect(TokenProject(#"{"a": {"b": {"$extends": "{a}"}}}"#).marks == ["dtcg-cycle /a/b/$extends"])
  }

  @Test("files are one set in their order")
  func files() {
    let text = #"{"b": {"$type": "number", "$value": "{a}"}}"#
    #expect(TokenProject(text).marks == ["dtcg-unresolved-alias /b/$value"])
    let base = #"{"a": {"$type": "number", "$value": 1}}"#
    let project = TokenProject(
      [.init(base, path: "a.tokens.json"), .init(text, path: "b.tokens.json")], files: NoFiles())
    #expect(project.diagnostics == [])
    #expect(project.tokenCount == 2)
  }

  @Test("a reference without a target names the nearest token")
  func nearest() {
    let text = #"{"color": {"$type": "number", "blue": {"$value": 1}, "x": {"$value": "{color.bleu}"}}}"#
    #expect(TokenProject(text).diagnostics.map(\.help) == ["did you mean `{color.blue}`?"])
  }

  @Test("a circle is reported at each member, with the whole chain")
  func circle() {
    let text = #"{"a": {"$type": "number", "$value": "{b}"}, "b": {"$type": "number", "$value": "{a}"}}"#
    let project = TokenProject(text)
    #expect(project.marks == ["dtcg-cycle /a/$value", "dtcg-cycle /b/$value"])
    #expect(project.diagnostics.first?.message.contains("`a` → `b` → `a`") ?? false)
  }

  @Test("a token is checked in each combination of contexts, and reported once")
  func combinations() {
    func document(_ dark: String) -> String {
      """
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"accent": {"$type": "number", "$value": "{blue}"}}]}},
       "modifiers": {"theme": {"contexts": {
         "light": [{"blue": {"$type": "number", "$value": 1}}], "dark": [\(dark)]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
      """
    }
    let whole = document(#"{"blue": {"$type": "number", "$value": 2}}"#)
    #expect(TokenProject(whole, path: "a.resolver.json").marks == [])
    #expect(
      TokenProject(document(""), path: "a.resolver.json").marks == [
        "dtcg-unresolved-alias /sets/base/sources/0/accent/$value"
      ])
  }
}
