import Testing
import VStyleJSON
import VStyleSyntax

@testable import VStyleLanguageServer

/// What a sheet is after a completion is accepted in the middle of a text, or has a name with special characters.
struct AcceptedCompletionTests {
  static let files = [
    "vstyle.json": #"{"schemas": ["s.json"]}"#,
    "s.json": """
    {"version": 1,
     "viewTypes": [{"name": "Big Dial", "superclass": "View", "states": ["very hot"], "properties": ["pri$ce}"]}],
     "properties": [{"name": "pri$ce}", "valueType": "<number>", "initial": "0"}]}
    """,
    "names.vstyle": """
    @theme light { --ac: red; --wide: a
    \t\u{1B}\u{202E}b; }
    .ti\\85 tle { alpha: 1; /* ``` */ }
    @style s\\`\\<b\\> { alpha: 1; /*
    ```
    <b>
    */ }
    """,
    "it's \"a\" \\x.vstyle": "", "pic (1)'s.png": "",
  ]

  /// A text with a cursor, the start of a label, and the text after the completion is inserted.
  static let rows: [(text: String, label: String, result: String)] = [
    // The rest of a word is replaced too, and what is there already is not inserted again.
    ("Label { te|nt: red; }", "text-color", "Label { text-color: red; }"),
    ("Label { te| : red; }", "text-color", "Label { text-color : red; }"),
    ("Label { |te\n: red; }", "text-color", "Label { text-color\n: red; }"),
    ("Label { text-color: re|b; }", "red", "Label { text-color: red; }"),
    ("Label { text-color: |ab; }", "currentcolor", "Label { text-color: currentcolor; }"),
    ("Label { text-color: -|; }", "currentcolor", "Label { text-color: currentcolor; }"),
    ("Label { text-color: #|; }", "currentcolor", "Label { text-color: currentcolor; }"),
    ("Label { text-color: r|gba(1 2 3); }", "rgb()", "Label { text-color: rgb(1 2 3); }"),
    ("Label { text-color: var(--|x, blue); }", "--ac", "Label { text-color: var(--ac, blue); }"),
    ("Label:fir|st(2n) {}", "first-child", "Label:first-child(2n) {}"),
    ("Label:nth|-of(2n) {}", "nth-child", "Label:nth-child(2n) {}"),
    ("@med| (width: 1) { }", "@media", "@media (width: 1) { }"),
    ("@media (ori|: portrait) { }", "orientation", "@media (orientation: portrait) { }"),
    ("@imp|\nLabel {}", "@import", "@import \"\";\nLabel {}"),
    ("@import \"na|me.vstyle\";", "names.vstyle", "@import \"names.vstyle\";"),
    ("La|\\\nx {}", "Label", "Label\\\nx {}"), ("La|rge {}", "Label", "Label {}"),
    ("Label { text-co|+26 }", "text-color", "Label { text-color: ;+26 }"),
    // Names.
    ("Big\\ Dial { pri|: 1; }", "pri\\$ce\\}", "Big\\ Dial { pri\\$ce\\}: 1; }"),
    ("Big\\ Dial { pri| }", "pri\\$ce\\}", "Big\\ Dial { pri\\$ce\\}: ; }"), ("Big|", "Big\\ Dial", "Big\\ Dial"),
    ("Big\\ Dial:|", "very\\ hot", "Big\\ Dial:very\\ hot"), (".ti|", ".ti tle", ".ti\u{85}tle"),
    ("@import \"it|\"", "it's \"a\"", "@import \"it\\'s \\\"a\\\" \\\\x.vstyle\""),
    ("@import 'it|'", "it's \"a\"", "@import 'it\\'s \\\"a\\\" \\\\x.vstyle'"),
    ("ImageView { image: url(p|) }", "pic (1)", "ImageView { image: url(pic\\20 \\(1\\)\\'s.png) }"),
    ("ImageView { image: u\\72l( p|z ) }", "pic (1)", "ImageView { image: u\\72l( pic\\20 \\(1\\)\\'s.png ) }"),
    ("ImageView { image: url(p|z zq); }", "pic (1)", "ImageView { image: url(pic\\20 \\(1\\)\\'s.png zq); }"),
    ("ImageView { image: url(\"p|\") }", "pic (1)", "ImageView { image: url(\"pic (1)\\'s.png\") }"),
  ]

  @Test(arguments: rows)
  func replacesTheWholeWord(_ row: (text: String, label: String, result: String)) throws {
    let client = TestClient(Self.files)
    let answer = client.ask("textDocument/completion", "a.vstyle", row.text)
    let item = try #require(answer["items"]?.elements?.first { $0["label"]?.text?.hasPrefix(row.label) == true })
    let position = try #require(ProposedEdit.position(TestClient.cursor(row.text).position))
    let document = DocumentText(TestClient.cursor(row.text).text.utf8, encoding: .utf16)
    let accepted = try #require(AcceptedCompletion(item, of: answer, at: position, in: document))
    #expect(String(decoding: accepted.text.bytes, as: UTF8.self) == row.result)
  }

  /// Places where each completion would be another word together with what is beside it.
  static let silent = [
    "u|rl(x)", "Label { image: ur|l(p) }", "Label { image: |url(p) }", "a --|> b", "\0#|a", "@@|",
    "Label { \\ \\|\n: 1; }",
    "ImageView { image: url(p z|q); }", ". \\ Image: url(|\"zq\" {", "@scope (url(|",
    "@import \"x\\\n|\";",
  ]

  @Test(arguments: silent)
  func offersNothingWhereItWouldJoin(_ text: String) {
    let client = TestClient(Self.files)
    #expect(client.ask("textDocument/completion", "a.vstyle", text)["items"] == [])
  }

  @Test func manyViewTypesOfASelectorTakeTimeInProportion() {
    func time(_ count: Int) -> Duration {
      let tape = TokenTape(SourceText((0..<count).map { "Type\($0)" }.joined(separator: ", ")))
      return ContinuousClock().measure { #expect(SubjectTypes.of(0..<tape.count, tape, outer: []).count == count) }
    }
    // Other programs may slow one measurement down.
    #expect((0..<3).contains { _ in time(16_000) < time(2_000) * 24 })
  }
}
