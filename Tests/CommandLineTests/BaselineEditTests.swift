import Testing

@testable import VStyleCommandLine

/// An accepted diagnostic stays accepted when other lines change.
@Suite("baselines after edits")
struct BaselineEditTests {
  @Test(
    "a diagnostic about a whole sheet stays accepted",
    arguments: [
      ("max-file-lines", #"["warning", {"limit": 3}]"#, "Label { alpha: 1; }\n\n\n\nView { hidden: true; }\n"),
      ("file-pattern", #""warning""#, "Label { alpha: 1; }\n"), ("empty-file", #""warning""#, "/* nothing */\n"),
    ])
  func wholeSheet(_ rule: String, _ setting: String, _ sheet: String) {
    let configuration = #"{"preset": "none", "rules": {"\#(rule)": \#(setting)}, "baseline": "known.json"}"#
    let path = "Some_sheet.vstyle"
    let files = MemoryFiles([("vstyle.json", configuration), (path, sheet)])
    #expect(Shell.run(["lint", "--write-baseline", "known.json"], on: files).errors == "1 diagnostic accepted\n")
    #expect(Shell.run(["lint"], on: files).code == .success)
    for edited in ["/* a line above */\n" + sheet, sheet + "\n/* a line below */\n"] {
      let all = files.texts.merging([path: edited]) { _, new in new }
      let (code, output, _) = Shell.run(["lint"], on: MemoryFiles(all.map { ($0.key, $0.value) }))
      #expect(code == .success, "\(output)")
    }
  }
}
