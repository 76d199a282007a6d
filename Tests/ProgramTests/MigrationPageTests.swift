import TestSupport
import Testing

/// The pages for apps that come from elsewhere: their code follows that of the page about UIKit, is compiled as an app,
/// run, and printed what the page shows.
///
/// Blocks with the word `before` are code of others, which is not compiled.
///
/// The pages are compiled one after the other, since each compiler occupies a thread that other tests wait for.
@Suite(
  "Pages about migration", .serialized,
  .enabled(if: ClientCompiler.tools != nil, "the compiler and the modules are not at hand"))
struct MigrationPageTests {
  private static let pages = [
    "FromUIKit", "FromNUI", "FromSwiftTheme", "FromViewStyle", "FromJXTheme", "FromPerseus", "FromCJSkin",
  ]

  private func blocks(of page: String) -> [CodeBlock] {
    CodeBlock.all(in: Fixture(path: "\(PackageRoot.path)/Docs/\(page).md").text)
  }

  /// The Swift code of a page, with the stand-in for UIKit.
  private func code(of page: String) -> String {
    blocks(of: page).filter { $0.language == "swift" && $0.settings.isEmpty }.map(\.text).joined(separator: "\n")
      .replacing("import UIKit\n", with: "import PlatformStandIn\n")
  }

  @Test("the code of a page runs beside that of the page about UIKit, and prints what the page shows", arguments: pages)
  func program(_ page: String) throws {
    let main = "@main enum Program { @MainActor static func main() throws { try showExample() } }\n"
    var files = ["Styles.swift": ClientCompiler.platformStyles, "Page.swift": code(of: page), "Program.swift": main]
    for block in blocks(of: page) { if let name = block.settings["file"] { files[name] = block.text } }
    let output = try ClientCompiler.output(of: files)
    #expect(output == blocks(of: page).filter { $0.language == "text" }.map(\.text).joined())
  }

  @Test("the code of a page compiles without warnings if the default isolation is the main actor", arguments: pages)
  func isolation(_ page: String) throws {
    let result = try ClientCompiler.errors(
      in: ClientCompiler.platformStyles + "\n" + code(of: page),
      options: ["-default-isolation", "MainActor", "-warnings-as-errors"])
    #expect(result.lines == [], "\(result.text)")
  }
}
