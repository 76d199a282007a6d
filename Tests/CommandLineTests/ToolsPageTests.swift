import TestSupport
import Testing

@testable import VStyleCommandLine

/// Tests of Docs/Tools.md.
@Suite("Docs/Tools.md")
struct ToolsPageTests {
  private static let page = Fixture(path: PackageRoot.path + "/Docs/Tools.md").text

  @Test("the page shows a diagnostic as lint prints it")
  func transcript() {
    let files = [(path: "app.vstyle", text: "TableView {\n  row-hieght: 44;\n}\n")]
    #expect(ToolsPageTests.page.contains("```text\n\(Shell.run(["lint"], files: files).output)```\n"))
  }

  @Test("the page and the help say where to install completions", arguments: CompletionScript.all.map(\.shell))
  func installation(_ shell: String) throws {
    let script = try #require(CompletionScript.all.first { $0.shell == shell })
    let lines = script.installation.map(\.line)
    try #require(lines.count == 2)
    #expect(ToolsPageTests.page.contains("| \(shell) | `\(lines[0])` | `\(lines[1])` |"))
    let help = Shell.run(["completions", "--help"]).output
    for line in lines { #expect(help.contains("  \(line)")) }
  }
}
