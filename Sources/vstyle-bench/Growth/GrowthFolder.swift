import VStyleSyntax

/// A folder with the files of one run: short files, one or two of which a long input replaces.
struct GrowthFolder {
  let path: String

  /// Creates a folder with the short files; `nil` if that fails.
  init?(_ path: String) {
    self.path = path
    let files = [
      "sheet.vstyle": "Label { alpha: 1; }\n", "other.vstyle": "Label { alpha: 0.5; }\n", "vstyle.json": "{}\n",
      "tree.json": """
      {"type": "Window", "children": [{"type": "View", "classes": ["a", "b"], "id": "card", "children": [
        {"key": "label", "type": "Label", "classes": ["a", "c0"], "children": []},
        {"type": "Button", "classes": ["c1"], "states": ["selected"]}]}]}

      """,
    ]
    guard BenchFiles.makeFolder(path) else { return nil }
    for (name, text) in files { guard BenchFiles.save(text, at: "\(path)/\(name)") else { return nil } }
  }

  /// Writes an input of about a number of bytes, and returns its length; `nil` if that fails.
  func write(_ shape: GrowthShape, bytes: Int) -> Int? {
    let (text, tree) = shape.texts(ofBytes: bytes)
    let name = shape.file == .configuration ? "vstyle.json" : "sheet.vstyle"
    guard BenchFiles.save(text, at: "\(path)/\(name)") else { return nil }
    guard let tree else { return text.utf8.count }
    return BenchFiles.save(tree, at: "\(path)/tree.json") ? text.utf8.count + tree.utf8.count : nil
  }

  /// The path of the file with the messages about the sheet.
  var conversation: String { "\(path)/messages" }

  /// Writes the messages about the sheet, and returns whether that succeeded.
  func writeConversation() -> Bool {
    guard let sheet = BenchFiles.sheet("\(path)/sheet.vstyle") else { return false }
    return BenchFiles.save(GrowthConversation(about: sheet.text).text, at: conversation)
  }

  /// Writes the input for which a command takes the least time.
  func writeLeast(_ file: GrowthShape.File) -> Bool {
    // With an invalid configuration, the command reads no sheet.
    file != .configuration || BenchFiles.save("{", at: "\(path)/vstyle.json")
  }
}
