import Testing
import VStyleJSON

/// Names in trees, schema files and the configuration, which requests in sheets follow.
struct FileNameTests {
  private static let files = [
    "vstyle.json":
      #"{"trees": ["home.json"], "schemas": ["views.json"], "preview": {"sheets": ["a.vstyle"], "themes": ["dark"]}}"#,
    "home.json": """
    {"type": "Gauge", "id": "main", "theme": "dark", "children": [{"type": "Label", "classes": ["title", "wide"]}]}
    """,
    "views.json": """
    {"version": 1, "viewTypes": [{"name": "Gauge", "superclass": "View", "properties": ["needle"]}],
     "properties": [{"name": "needle", "viewType": "Gauge", "valueType": "<number>", "initial": "0"}]}
    """,
    "a.vstyle": "@theme dark { --a: 1; }\nGauge#main { needle: 2; }\nLabel.title { alpha: 1; }\n",
  ]

  /// The offsets of places as `path line:character`.
  private static func places(_ json: JSON) -> [String] {
    (json.elements ?? []).map { place in
      let start = place["range"]?["start"]
      let path = (place["uri"]?.text ?? "").dropFirst("file:///w/".count)
      return "\(path) \(start?["line"]?.integer ?? -1):\(start?["character"]?.integer ?? -1)"
    }
  }

  private static func ask(_ method: String, _ line: Int, _ character: Int, _ more: [JSON.Member] = []) -> JSON {
    let client = TestClient(files)
    client.open("a.vstyle", files["a.vstyle"] ?? "")
    return client.request(
      method,
      TestClient.parameters("a.vstyle", ["line": .integer(line), "character": .integer(character)], more))
  }

  @Test func jumpsIntoSchemaFiles() {
    #expect(Self.places(Self.ask("textDocument/definition", 1, 2)) == ["views.json 0:39"])
    #expect(Self.places(Self.ask("textDocument/definition", 1, 15)) == ["views.json 1:26"])
  }

  @Test func findsUsesInTreesAndTheConfiguration() {
    #expect(
      Self.places(Self.ask("textDocument/references", 0, 8)) == ["a.vstyle 0:7", "vstyle.json 0:100", "home.json 0:42"])
  }

  /// A place in the sheet, the new name, and the texts of the other files after the edit.
  static let renames: [(line: Int, character: Int, name: String, path: String, old: String, new: String)] = [
    (2, 8, "headline", "home.json", #"["title", "wide"]"#, #"["headline", "wide"]"#),
    (1, 8, "start", "home.json", #""id": "main""#, #""id": "start""#),
    (0, 8, "night", "home.json", #""theme": "dark""#, #""theme": "night""#),
    (0, 8, "night", "vstyle.json", #""themes": ["dark"]"#, #""themes": ["night"]"#),
  ]

  @Test(arguments: renames)
  func renamesInOtherFiles(
    _ row: (line: Int, character: Int, name: String, path: String, old: String, new: String)
  ) {
    let edit = Self.ask("textDocument/rename", row.line, row.character, [.init("newName", .string(row.name))])
    let document = edit["documentChanges"]?.elements?.first {
      $0["textDocument"]?["uri"]?.text == TestClient.uri(row.path)
    }
    let text = Self.files[row.path] ?? ""
    #expect(
      TestClient.applying(document?["edits"]?.elements ?? [], to: text) == text.replacing(row.old, with: row.new))
  }

  /// A place in the sheet and a name that another file has.
  static let taken: [(line: Int, character: Int, name: String, place: String)] = [
    (2, 8, "wide", "home.json:1"), (0, 8, "light", "home.json:1"), (1, 7, "other", "home.json:1"),
  ]

  @Test(arguments: taken)
  func refusesTheNamesOfOtherFiles(_ row: (line: Int, character: Int, name: String, place: String)) {
    var files = Self.files
    files["home.json"] = files["home.json"]?.replacing(
      "]}]", with: #"], "id": "other", "style": "&:theme(light) { alpha: 1; }"}]"#)
    let client = TestClient(files)
    client.open("a.vstyle", files["a.vstyle"] ?? "")
    let answer = client.send(
      "textDocument/rename",
      TestClient.parameters(
        "a.vstyle", ["line": .integer(row.line), "character": .integer(row.character)],
        [.init("newName", .string(row.name))]))
    #expect(answer["error"]?["message"]?.text?.hasSuffix("exists already, in \(row.place)") == true, "\(answer)")
  }
}
