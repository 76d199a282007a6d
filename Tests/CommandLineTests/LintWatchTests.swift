import Foundation
import TestSupport
import Testing

/// Tests of `vstyle lint --watch` while an editor saves sheets.
@Suite("lint of sheets that change")
struct LintWatchTests {
  @Test("each save is checked once, also of imported and new sheets and of the configuration")
  func saves() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("Label { alpha: 1; }\n", to: "app/a.vstyle")
    let watch = try Watch(lint("."), in: scratch.path + "/app")
    defer { watch.end() }
    #expect(watch.next(Self.end) == "nothing found in 1 file\nwaiting for a save; Ctrl-C ends\n")
    try save("@import \"parts/b.vstyle\";\n", to: "a.vstyle", scratch)
    #expect(watch.next(Self.end)?.contains("import-not-found") == true)
    _ = try scratch.write("Label { alpha: 1px; }\n", to: "app/parts/b.vstyle")
    #expect(watch.next(Self.end)?.contains("parts/b.vstyle:1:16") == true)
    _ = try scratch.write("Label { alpha: 1; }\n", to: "app/parts/b.vstyle")
    #expect(watch.next(Self.end)?.contains("nothing found in 2 files") == true)
    _ = try scratch.write("{\"preset\": \"none\", \"rules\": 1}", to: "app/vstyle.json")
    #expect(watch.next(Self.end)?.contains("error: `vstyle.json`") == true)
    try FileManager.default.removeItem(atPath: scratch.path + "/app/vstyle.json")
    #expect(watch.next(Self.end)?.contains("nothing found in 2 files") == true)
    // A file that nobody reads changes the folder and is no save of a sheet.
    _ = try scratch.write("x", to: "app/.a.vstyle.swp")
    _ = try scratch.write("Label { alpha: 2; }\n", to: "app/c.vstyle")
    let last = watch.next(Self.end)
    #expect(last?.contains("c.vstyle:1:16") == true && last?.contains("nothing found") == false)
  }

  @Test("every way of saving is noticed", arguments: SavingWay.all)
  func ways(_ way: SavingWay) throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("Label { alpha: 1; }\n", to: "outer/app/a.vstyle").path
    let watch = try Watch(lint(scratch.path + "/outer/app"), in: scratch.path)
    defer { watch.end() }
    #expect(watch.next(Self.end)?.contains("nothing found") == true)
    try way.save("Label { alpha: 1; }\nLabel { aplha: 1; }\n", path)
    var text = ""
    // A save in several steps may be seen in between.
    while !text.contains("`aplha`"), let next = watch.next(Self.end) { text += next }
    #expect(text.contains("`aplha`"))
  }

  /// How a report ends.
  private static let end = "Ctrl-C ends\n"

  private func lint(_ folder: String) -> [String] { ["lint", folder, "--watch", "--format", "concise"] }

  private func save(_ text: String, to name: String, _ scratch: ScratchFolder) throws {
    _ = try scratch.write(text, to: "app/" + name)
  }
}
