import Testing
import VStyleSyntax
import VStyleTokens

/// Tests that hostile files get a diagnostic at once.
@Suite("hostile token files") struct HostileFileTests {
  @Test(
    "what is no JSON is refused at the byte that breaks it",
    arguments: [
      ("", 0), ("{", 1), (#"{"a": 1, "a": 2}"#, 9), ("// no\n{}", 0), (#"{"a": {"$value": 1,}}"#, 19), ("[]", 0),
      (#"{"a": 1}"#, 6), ("\u{FEFF}[]", 3),
    ])
  func syntax(_ text: String, _ offset: Int) {
    let project = TokenProject(text)
    #expect(project.diagnostics.map(\.location.range.start) == [offset])
    #expect(project.tokenCount == 0)
  }

  @Test("a file that is not UTF-8 is refused at its first wrong byte")
  func encoding() {
    let source = SourceText(
      path: "brand.tokens.json", bytes: Array(#"{"a": ""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8))
    let project = TokenProject([source], files: NoFiles())
    #expect(project.diagnostics.map(\.location.range.start) == [7])
  }

  @Test("nesting beyond the limit is refused")
  func depth() {
    let text = String(repeating: #"{"a": "#, count: 100_000)
    #expect(TokenProject(text).diagnostics.first?.message.contains("json-depth") ?? false)
  }

  @Test("a chain of many references has an end, and a circle of them none")
  func chains() {
    func file(_ last: String) -> String {
      let links = (0..<20_000).map { #""t\#($0)": {"$type": "number", "$value": "{t\#($0 + 1)}"}"# }
      return "{" + links.joined(separator: ",") + #", "t20000": {"$type": "number", "$value": \#(last)}}"#
    }
    #expect(TokenProject(file("1")).diagnostics == [])
    let found = TokenProject(file(#""{t0}""#)).diagnostics
    #expect(found.count == 20_001)
    #expect(Set(found.map(\.rule.name)) == ["dtcg-cycle"])
  }

  @Test("groups that double by extending each other end at the limit of tokens")
  func doubling() {
    var text = #"{"g0": {"a": {"$type": "number", "$value": 1}}"#
    for index in 1...40 {
      text += #", "g\#(index)": {"a": {"$extends": "{g\#(index - 1)}"}, "b": {"$extends": "{g\#(index - 1)}"}}"#
    }
    let project = TokenProject(text + "}")
    #expect(project.tokenCount <= Limit.tokens.value)
    #expect(project.tokenCount > 10_000)
  }

  @Test("a part that refers to itself through lists ends")
  func parts() {
    let text = """
      {"b": {"$type": "shadow", "$value": [[{"$ref": "#/b/$value/0"}]]},
       "c": {"$type": "shadow", "$value": [{"$ref": "#/b/$value/0"}]},
       "d": {"$type": "fontFamily", "$value": [{"$ref": "#/d/$value"}]}}
      """
    #expect(!TokenProject(text).diagnostics.isEmpty)
  }

  @Test("more combinations than the limit are refused")
  func permutations() {
    let modifiers = (0..<30).map { #"{"type": "modifier", "name": "m\#($0)", "contexts": {"a": [], "b": []}}"# }
    let text = #"{"version": "2025.10", "resolutionOrder": [\#(modifiers.joined(separator: ","))]}"#
    #expect(TokenProject(text, path: "a.resolver.json").marks == ["dtcg-resolver "])
  }

  @Test("themes that repeat a set beyond the size of a file are refused")
  func themes() {
    let set = #"{"t": {"value": "\#(String(repeating: "a", count: 20_000))", "type": "text"}}"#
    let themes = (0..<2_000).map { index in
      #"{"name": "t\#(index)", "selectedTokenSets": {\#(index == 0 ? "" : #""a": "enabled""#)}}"#
    }
    let text = #"{"a": \#(set), "$themes": [\#(themes.joined(separator: ","))]}"#
    let source = SourceText(text, path: "tokens.json")
    let project = TokenProject([source], dialect: .tokensStudio, files: NoFiles())
    #expect(project.diagnostics.map(\.rule.name) == ["dtcg-syntax"])
    #expect(project.diagnostics.first?.message.contains("token-file-bytes") ?? false)
    #expect(project.tokenCount == 0)
  }

  @Test(
    "a document reads no addresses and no files outside of its folder",
    arguments: ["https://example.com/a.tokens.json", "//host/a.tokens.json", "/etc/hosts"])
  func outside(_ path: String) {
    let text = """
      {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "a", "sources": [{"$ref": "\(path)"}]}]}
      """
    let project = TokenProject(text, path: "a.resolver.json")
    #expect(project.marks == ["dtcg-resolver /resolutionOrder/0/sources/0/$ref"])
    #expect(project.sources.sources.count == 1)
  }
}
