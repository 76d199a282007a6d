import Foundation
import TestSupport
import Testing
import VStyleJSON

/// `vstyle preview` of a project, whose `vstyle.json` says what to draw.
@Suite("Preview of a project")
struct ProjectTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: "\(folder.path)/trees", withIntermediateDirectories: true)
    _ = try folder.write("@theme day {} @theme night { Label { alpha: 0.5; } } Label { tag: 1; }", to: "app.vstyle")
    _ = try folder.write("{\"type\": \"Label\", \"text\": \"Hello\"}", to: "trees/one.json")
    _ = try folder.write("{\"type\": \"Button\"}", to: "trees/two.json")
  }

  private func page(_ settings: String, _ arguments: [String] = []) throws -> SamplePage {
    let file = try folder.write("{\"preview\": \(settings)}", to: "vstyle.json")
    return try SamplePage(["--config", file.path] + arguments)
  }

  private func titles(_ page: SamplePage) -> [String] {
    page.data["environments"]?.elements?.compactMap(\.text) ?? []
  }

  @Test("sheets, trees, themes and sizes come from the file, relative to it")
  func settings() throws {
    let all = try page("{\"sheets\": [\"app.vstyle\"], \"trees\": [\"trees\"]}")
    #expect(titles(all) == ["day, light", "day, dark", "night, light", "night, dark"])
    #expect(all.html.contains("<h3>one</h3>") && all.html.contains("<h3>two</h3>"))
    let some = try page(
      "{\"sheets\": [\"app.vstyle\"], \"themes\": [\"night\"], \"sizes\": [\"390x844\", \"1024x768\"]}")
    #expect(titles(some).allSatisfy { $0.hasPrefix("night, ") })
    #expect(titles(some).count { $0.hasSuffix(", 1024x768") } == titles(some).count / 2)
  }

  @Test("options take the place of settings, and named sheets leave them out")
  func options() throws {
    let settings = "{\"sheets\": [\"app.vstyle\"], \"trees\": [\"trees/one.json\"], \"themes\": [\"night\"]}"
    let day = try page(settings, ["--theme", "day", "--tree", "\(folder.path)/trees/two.json"])
    #expect(titles(day) == ["day, light", "day, dark"])
    #expect(!day.html.contains("<h3>one</h3>") && day.html.contains("<h3>two</h3>"))
    let other = try folder.write("Label { tag: 2; }", to: "other.vstyle")
    let named = try page(settings, [other.path])
    #expect(!named.html.contains("<h3>one</h3>") && titles(named) == ["light", "dark"])
  }

  @Test(
    "mistakes in the file and missing sheets are errors",
    arguments: [
      ("{\"sheets\": [\"app.vstyle\"], \"themes\": [\"nigt\"]}", "did you mean `night`?"),
      ("{\"sheets\": [\"app.vstyle\"], \"sizes\": [\"390\"]}", "a size takes WIDTHxHEIGHT in points, as in 390x844"),
      ("{\"sheet\": []}", "`preview` has no key `sheet`"), ("{}", "`preview` needs a sheet"),
      ("{\"sheets\": [\"gone.vstyle\"]}", "gone.vstyle"),
    ])
  func mistakes(_ settings: String, _ message: String) throws {
    let file = try folder.write("{\"preview\": \(settings)}", to: "vstyle.json")
    let (code, output, errors) = SamplePage.run(["preview", "--config", file.path])
    #expect(code != 0 && output.isEmpty && errors.contains(message), "\(errors)")
  }
}
