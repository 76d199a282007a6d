import Testing

@testable import VStyleCommandLine

/// Tests that every command which reads sheets knows the view types of the schemas in `vstyle.json`.
@Suite("schemas of the configuration")
struct ConfiguredSchemaTests {
  private static let files = [
    (path: "vstyle.json", text: #"{"schemas": ["app.json"]}"#),
    (
      path: "app.json",
      text: """
      {"version": 1, "properties": [{"name": "reading", "valueType": "<number>", "initial": "0"}],
        "viewTypes": [{"name": "Gauge", "superclass": "View", "properties": ["reading"]}]}
      """
    ), (path: "in/a.vstyle", text: "Gauge { reading: 4; }\n"), (path: "in/b.vstyle", text: "Gauge { reading: 5; }\n"),
    (path: "in/t.json", text: #"{"type": "Gauge", "id": "g"}"#),
  ]

  /// Command lines, each with a text that it prints only if it knows the view type.
  static let lines: [(words: String, text: String)] = [
    ("lint in/a.vstyle --format concise", ""),
    ("computed in/a.vstyle --tree in/t.json", "reading: 4"),
    ("explain in/a.vstyle --tree in/t.json --node g", "in/a.vstyle:1:9"),
    ("query Gauge --tree in/t.json", "g"),
    ("diff in/a.vstyle in/b.vstyle --tree in/t.json", "5"),
    ("explain reading", "Gauge"),
  ]

  @Test("a command knows the view types of the schemas", arguments: lines)
  func schemas(_ words: String, _ text: String) {
    let shell = Shell.run(words.split(separator: " ").map(String.init), files: ConfiguredSchemaTests.files)
    #expect(shell.output.contains(text), "\(words): \(shell.output)")
    #expect(!(shell.output + shell.errors).contains("error"), "\(words): \(shell.output)\(shell.errors)")
  }

  @Test("`--no-discovery` leaves them out", arguments: lines.dropLast().filter { !$0.words.hasPrefix("query") })
  func ignored(_ words: String, _ text: String) {
    let words = words.split(separator: " ").map(String.init) + ["--no-discovery"]
    let shell = Shell.run(words, files: ConfiguredSchemaTests.files)
    #expect((shell.output + shell.errors).contains("there is no view type `Gauge`"), "\(words): \(shell.output)")
  }

  @Test("a mistake in the configuration is reported with its location")
  func mistake() {
    let files = ConfiguredSchemaTests.files.dropFirst() + [(path: "vstyle.json", text: #"{"schemas": ["gone.json"]}"#)]
    let shell = Shell.run(["computed", "in/a.vstyle", "--tree", "in/t.json"], files: Array(files))
    #expect(shell.code == .noInput && shell.errors.contains("vstyle.json:1:14"))
  }
}
