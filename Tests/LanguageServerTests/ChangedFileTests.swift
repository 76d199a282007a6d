import TestSupport
import Testing
import VStyleJSON

/// Edits of files that other programs write, without a word to the server.
struct ChangedFileTests {
  private static let use = ".x { alpha: 1; }"

  /// The new texts by path, as `path line:character-character text`.
  private static func edits(_ answer: JSON) -> [String] {
    (answer["documentChanges"]?.elements ?? []).flatMap { document -> [String] in
      let uri = document["textDocument"]?["uri"]?.text ?? ""
      return (document["edits"]?.elements ?? []).map { edit in
        let (start, end) = (edit["range"]?["start"], edit["range"]?["end"])
        let place = "\(start?["line"]?.integer ?? -1):\(start?["character"]?.integer ?? -1)"
        return "\(uri.replacing("file://", with: "")) \(place)-\(end?["character"]?.integer ?? -1) "
          + (edit["newText"]?.text ?? "")
      }
    }
  }

  private static func rename(_ client: TestClient) -> [String] {
    edits(
      client.request(
        "textDocument/rename",
        [
          "textDocument": ["uri": .string(TestClient.uri("a.vstyle"))], "position": ["line": 0, "character": 1],
          "newName": "y",
        ]))
  }

  @Test func aRenameEditsFilesAsTheyAreNow() {
    let client = TestClient(["a.vstyle": Self.use, "b.vstyle": ".x { alpha: .5; }", "c.vstyle": ".x {}"])
    client.open("a.vstyle", Self.use)
    _ = Self.rename(client)
    client.folder.set("/w/b.vstyle", "View { alpha: 1; }\n.x { alpha: .5; }")
    client.folder.set("/w/c.vstyle", nil)
    client.folder.set("/w/d.vstyle", "\n\n  .x {}")
    #expect(Self.rename(client) == ["/w/a.vstyle 0:1-2 y", "/w/b.vstyle 1:1-2 y", "/w/d.vstyle 2:3-4 y"])
  }

  @Test func aRenameEditsTreesWithAbsolutePaths() {
    let tree = #"{"type": "Label", "classes": ["x"]}"#
    let client = TestClient(["a.vstyle": Self.use, "vstyle.json": #"{"trees": ["/w/t/t.json"]}"#, "t/t.json": tree])
    client.open("a.vstyle", Self.use)
    #expect(Self.rename(client).sorted() == ["/w/a.vstyle 0:1-2 y", "/w/t/t.json 0:31-32 y"])
  }

  @Test func renamedFilesOfSeveralProjectsAreEditedInAll() {
    let files = [
      "one/vstyle.json": "{}", "one/a.vstyle": "@import \"b.vstyle\";", "one/b.vstyle": "", "two/vstyle.json": "{}",
      "two/a.vstyle": "@import \"b.vstyle\";", "two/b.vstyle": "",
    ]
    let client = TestClient(files)
    let moves = ["one", "two"].map { folder -> JSON in
      [
        "oldUri": .string(TestClient.uri("\(folder)/b.vstyle")),
        "newUri": .string(TestClient.uri("\(folder)/c.vstyle")),
      ]
    }
    let answer = client.request("workspace/willRenameFiles", ["files": .array(moves)])
    #expect(Self.edits(answer) == ["/w/one/a.vstyle 0:8-18 \"c.vstyle\"", "/w/two/a.vstyle 0:8-18 \"c.vstyle\""])
    client.folder.set("/w/one/a.vstyle", "/* new */ @import \"b.vstyle\";")
    let again = client.request("workspace/willRenameFiles", ["files": .array(moves)])
    #expect(Self.edits(again).first == "/w/one/a.vstyle 0:18-28 \"c.vstyle\"")
  }

  @Test func aMessageHasNoControlCharacters() {
    let client = TestClient(["a.vstyle": ""])
    client.open("a.vstyle", ".a\\1b[2J { nm\\a x: 1; }\nLa\\202e bel { alpha: 1; }")
    let messages = client.diagnostics().flatMap { _, items in items.compactMap { $0["message"]?.text } }
    #expect(!messages.isEmpty)
    for message in messages {
      #expect(
        !message.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control }, "\(message)")
      #expect(!message.unicodeScalars.contains("\u{202E}"), "\(message)")
    }
  }
}
