import Foundation
import Testing

/// The code of pages for apps with UIKit: it is compiled as an app, runs, and prints what the page shows.
///
/// Blocks with the word `before` are code of others, which is not compiled. The pages are compiled one after the other,
/// since each compiler occupies a thread that other tests wait for.
@Suite(.serialized) struct PageTests {
  private static let pages = [
    "UIKit", "FromUIKit", "FromNUI", "FromSwiftTheme", "FromViewStyle", "FromJXTheme", "FromPerseus", "FromCJSkin",
  ]

  /// The Swift code of a page.
  private func code(of page: String, _ setting: String? = nil) throws -> String {
    let blocks = try PageProgram.blocks(of: "Docs/\(page).md").filter { block in
      block.language == "swift" && (setting.map { block.settings[$0] != nil } ?? block.settings.isEmpty)
    }
    try #require(!blocks.isEmpty)
    return blocks.map(\.text).joined(separator: "\n").replacing("@testable import Hello\n", with: "")
  }

  @Test("the code of a page runs as an app, and prints what the page shows", arguments: pages)
  func program(_ page: String) throws {
    let mark = try code(of: page).contains("showExample() throws") ? "try " : ""
    let main = "@main enum Program { @MainActor static func main() throws { \(mark)showExample() } }\n"
    var program = PageProgram(files: ["Page.swift": try code(of: page), "Program.swift": main])
    let blocks = try PageProgram.blocks(of: "Docs/\(page).md")
    for block in blocks { if let name = block.settings["file"] { program.files[name] = block.text } }
    let output = try program.output()
    #expect(output == blocks.filter { $0.language == "text" }.map(\.text).joined())
  }

  @Test("the code of a page compiles without warnings if the default isolation is the main actor", arguments: pages)
  func isolation(_ page: String) throws {
    let program = PageProgram(files: ["Page.swift": try code(of: page)])
    #expect(try program.errors(["-default-isolation", "MainActor"]) == "")
  }

  /// The first sheet of a project, as `vstyle init` writes it.
  private func firstSheet() throws -> String {
    let file = PageProgram.package.appendingPathComponent("Tests/Pages/Testing/app.vstyle")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("the app of the README has at most 25 lines, and shows its views with the sheet of the README")
  func quickStart() throws {
    let blocks = try PageProgram.blocks(of: "README.md")
    let app = try #require(blocks.first { $0.settings["file"] == "App.swift" }).text
    let sheet = try #require(blocks.first { $0.settings["file"] == "app.vstyle" }).text
    #expect(app.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 25)
    #expect(app.hasPrefix("import UIKit\n") && app.contains("@main "))
    // As the template of Xcode writes it.
    let information = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsMultipleScenes</key><false/>
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneConfigurationName</key><string>Default Configuration</string>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      </dict></array></dict></dict></dict></plist>

      """
    let program = PageProgram(files: ["App.swift": app, "app.vstyle": sheet, "Info.plist": information])
    let output = try program.output()
    #expect(
      output == """
        UIWindow on 255 255 255
          UIStackView
            UILabel: Hello, 28.0, 28 28 30
            UIButton on 10 94 168: Save, 255 255 255

        """)
    var wrong = program
    wrong.files["app.vstyle"] = sheet.replacing("text-color", with: "text-colr")
    let mistake = try wrong.output()
    #expect(mistake.contains("text-colr"), "\(mistake)")
  }

  @Test("the tests of the page about tests run in an app, and pass")
  func tests() throws {
    let main = """
      import Testing

      @main enum Program {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }

      """
    let program = PageProgram(files: [
      "Page.swift": try code(of: "Testing", "platform"), "Program.swift": main, "app.vstyle": try firstSheet(),
    ])
    let output = try program.output()
    #expect(output.contains("Test run with 3 tests in 1 suite passed"), "\(output)")
  }

  @Test("the function of the page about threads reads a sheet for views of UIKit")
  func task() throws {
    let main = """
      import UIKit
      import VStyleUIKit

      @main enum Program {
        @MainActor static func main() async throws {
          guard let url = Bundle.main.url(forResource: "app", withExtension: "vstyle") else { return }
          let (window, label) = (UIWindow(), UILabel())
          window.addSubview(label)
          label.styleClasses = ["title"]
          let scope = window.style(with: try await readSheet(url))
          scope.flush()
          print(label.font.pointSize)
        }
      }

      """
    let program = PageProgram(files: [
      "Page.swift": try code(of: "Concurrency", "platform"), "Program.swift": main, "app.vstyle": try firstSheet(),
    ])
    #expect(try program.output() == "28.0\n")
  }
}
