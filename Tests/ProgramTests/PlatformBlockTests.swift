import TestSupport
import Testing

/// Blocks of other pages with the word `platform`: code of an app that has that of the page about UIKit.
@Suite(
  "Code for apps of UIKit on other pages", .serialized,
  .enabled(if: ClientCompiler.tools != nil, "the compiler and the modules are not at hand"))
struct PlatformBlockTests {
  /// The code of a page, with the stand-in for UIKit. Here it is in the module of the app.
  private func code(of page: String) throws -> String {
    let blocks = CodeBlock.all(in: Fixture(path: "\(PackageRoot.path)/Docs/\(page).md").text)
      .filter { $0.language == "swift" && $0.settings["platform"] != nil }
    try #require(!blocks.isEmpty)
    return blocks.map(\.text).joined(separator: "\n").replacing("import UIKit\n", with: "import PlatformStandIn\n")
      .replacing("@testable import Hello\n", with: "")
  }

  private func output(of page: String, _ program: String) throws -> String {
    let sheet = Fixture(path: "\(PackageRoot.path)/Tests/Pages/Testing/app.vstyle").text
    return try ClientCompiler.output(of: [
      "Styles.swift": ClientCompiler.platformStyles, "Page.swift": try code(of: page), "Program.swift": program,
      "app.vstyle": sheet,
    ])
  }

  @Test("the tests of the page about tests run in an app, and pass")
  func tests() throws {
    let output = try output(
      of: "Testing",
      """
      import Testing

      @main enum Program {
        static func main() async {
          await addStyles()
          await Testing.__swiftPMEntryPoint() as Never
        }
      }
      """)
    #expect(output.contains("Test run with 3 tests in 1 suite passed"), "\(output)")
  }

  @Test("the function of the page about threads reads a sheet for views of UIKit")
  func task() throws {
    let output = try output(
      of: "Concurrency",
      """
      import Foundation
      import PlatformStandIn
      import VStyle

      @main enum Program {
        @MainActor static func main() async throws {
          addStyles()
          guard let url = Bundle.main.url(forResource: "app", withExtension: "vstyle") else { return }
          let (window, label) = (UIView(), UILabel())
          window.addSubview(label)
          let scope = StyleScope(root: window, sheets: [])
          label.styleClasses = ["title"]
          scope.sheets = [try await readSheet(url)]
          scope.flush()
          print(label.font.pointSize)
        }
      }
      """)
    #expect(output == "28.0\n")
  }
}
