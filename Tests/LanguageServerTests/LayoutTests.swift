import TestSupport
import Testing
import VStyleFormat
import VStyleJSON
import VStyleSyntax
import VStyleViews

/// Formatting and the structure of sheets.
struct LayoutTests {
  private static func document(_ path: String, _ more: [JSON.Member] = []) -> JSON {
    .object([.init("textDocument", ["uri": .string(TestClient.uri(path))])] + more)
  }

  @Test(arguments: Fixture.all(in: PackageRoot.path + "/Stylesheets", of: "vstyle"))
  func formatsLikeTheCommand(_ sheet: Fixture) {
    let text = sheet.text.replacing("  ", with: "\t ")
    let client = TestClient()
    client.open("a.vstyle", text)
    let edits = client.request("textDocument/formatting", Self.document("a.vstyle")).elements ?? []
    let formatted = SheetFormatter(schema: .views).format(SourceText(text)).text
    #expect(TestClient.applying(edits, to: text) == formatted)
    #expect((edits.isEmpty) == (text == formatted))
  }

  @Test func followsEditorConfigAndSaysWhatIsWrongInIt() {
    let client = TestClient([".editorconfig": "root = true\n[*.vstyle]\nindent_size = 4\n"])
    client.open("a.vstyle", "Label {\nalpha: 1; }")
    let edits = client.request("textDocument/formatting", Self.document("a.vstyle")).elements ?? []
    #expect(TestClient.applying(edits, to: "Label {\nalpha: 1; }") == "Label {\n    alpha: 1;\n}\n")
    client.folder.set("/w/.editorconfig", "[*.vstyle]\ncharset = latin1\n")
    let answer = client.send("textDocument/formatting", Self.document("a.vstyle"))
    #expect(answer["error"]?["code"] == -32803)
  }

  @Test func formatsAPart() {
    let client = TestClient()
    let text = "Label{alpha:1}\nButton{alpha:1}\n"
    client.open("a.vstyle", text)
    let range: JSON = ["start": ["line": 1, "character": 0], "end": ["line": 1, "character": 3]]
    let edits = client.request("textDocument/rangeFormatting", Self.document("a.vstyle", [.init("range", range)]))
    #expect(TestClient.applying(edits.elements ?? [], to: text) == "Label{alpha:1}\nButton { alpha: 1; }\n")
    let typed = client.request(
      "textDocument/onTypeFormatting",
      TestClient.parameters("a.vstyle", ["line": 1, "character": 15], [.init("ch", "}")]))
    #expect(TestClient.applying(typed.elements ?? [], to: text) == "Label{alpha:1}\nButton { alpha: 1; }\n")
  }

  private static let sheet = """
    @import "a.vstyle";
    @import "b.vstyle";
    /* Colors
       of the app */
    @theme dark {
      --ink: white;
      Label.title {
        text-color: var(--ink);
      }
    }
    """

  private static func names(_ symbols: JSON?) -> [String] {
    (symbols?.elements ?? []).flatMap { symbol in
      [symbol["name"]?.text ?? ""] + names(symbol["children"]).map { "> " + $0 }
    }
  }

  @Test func outlinesASheet() {
    let client = TestClient()
    client.open("m.vstyle", Self.sheet)
    let symbols = client.request("textDocument/documentSymbol", Self.document("m.vstyle"))
    #expect(
      Self.names(symbols) == [
        "@import \"a.vstyle\"", "@import \"b.vstyle\"", "@theme dark", "> --ink", "> Label.title",
      ])
    let flat = TestClient(capabilities: [:])
    flat.open("m.vstyle", Self.sheet)
    #expect(flat.request("textDocument/documentSymbol", Self.document("m.vstyle")).elements?.count == 5)
    #expect(client.request("workspace/symbol", ["query": "tit"]).elements?.map { $0["name"] } == [".title"])
  }

  @Test func foldsBlocksCommentsAndImports() {
    let client = TestClient()
    client.open("m.vstyle", Self.sheet)
    let ranges = client.request("textDocument/foldingRange", Self.document("m.vstyle")).elements ?? []
    let found = Set(ranges.map { "\($0["startLine"]?.integer ?? -1)-\($0["endLine"]?.integer ?? -1)" })
    #expect(found == ["0-1", "2-3", "4-8", "6-7"])
  }

  @Test func growsSelections() {
    let client = TestClient()
    let (text, position) = TestClient.cursor("Label { alpha: 0.|5; }")
    client.open("a.vstyle", text)
    var selection = client.request(
      "textDocument/selectionRange", Self.document("a.vstyle", [.init("positions", [position])])
    ).elements?.first
    var texts: [String] = []
    while let own = selection {
      let (start, end) = (own["range"]?["start"]?["character"]?.integer, own["range"]?["end"]?["character"]?.integer)
      texts.append(String(Array(text)[(start ?? 0)..<(end ?? 0)]))
      selection = own["parent"]
    }
    #expect(texts == ["0.5", "alpha: 0.5", " alpha: 0.5; ", "Label { alpha: 0.5; }"])
  }

  @Test func linksImports() {
    let client = TestClient()
    client.open("m.vstyle", Self.sheet)
    let links = client.request("textDocument/documentLink", Self.document("m.vstyle")).elements ?? []
    #expect(links.map { $0["target"]?.text } == ["file:///w/a.vstyle", "file:///w/b.vstyle"])
  }
}
