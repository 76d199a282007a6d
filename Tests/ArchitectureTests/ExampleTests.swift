import TestSupport
import Testing

/// Tests that the Swift examples of the documents are compiled and run.
@Suite struct ExampleTests {
  /// The test file that contains the examples of a document, by the path of the document.
  private static let pages = [
    "Docs/Themes.md": "VStyleFoundationTests/PageExampleTests",
    "Docs/Skins.md": "VStyleFoundationTests/PageExampleTests",
    "Docs/OwnViews.md": "VStyleFoundationTests/OwnViewExampleTests",
    "Docs/HotReload.md": "VStyleFoundationTests/OwnViewExampleTests",
    "Docs/BuildIntegration.md": "ProgramTests/GeneratedCodeTests",
    "Docs/Speed.md": "VStyleFoundationTests/PageExampleTests",
  ]

  /// The file with the Swift code of a page that can be followed, by the path of the page.
  private static let programs = [
    "Docs/QuickStart.md": "QuickStart/main.swift", "Docs/DesignTokens.md": "DesignTokens/main.swift",
    "Docs/Debugging.md": "Debugging/main.swift", "Docs/Errors.md": "Errors/main.swift",
    "Docs/Testing.md": "Testing/Tests/HelloTests/ButtonTests.swift", "Docs/Skins.md": "Skins/main.swift",
    "Docs/ValueTypes.md": "ValueTypes/main.swift", "Docs/HotReload.md": "HotReload/main.swift",
    "Docs/Concurrency.md": "Concurrency/main.swift", "Docs/Shipping.md": "Shipping/main.swift",
    "Docs/Themes.md": "ThemeMenu/main.swift",
  ]

  /// The pages whose code PlatformPageTests, and PageTests of `Tests/UIKit`, compile and run.
  private static let platformPages: Set = [
    "README.md", "Docs/AppKit.md", "Docs/SwiftUI.md", "Docs/UIKit.md", "Docs/FromUIKit.md", "Docs/FromNUI.md",
    "Docs/FromSwiftTheme.md", "Docs/FromViewStyle.md", "Docs/FromJXTheme.md", "Docs/FromPerseus.md",
    "Docs/FromCJSkin.md",
  ]

  @Test("the Swift code of a page that can be followed is built as it is there, with its imports", arguments: programs)
  func program(_ page: String, _ file: String) throws {
    let text = try #require(RepositoryFile.file(page)).text
    let blocks = CodeBlock.all(in: text).filter { block in
      block.settings["file"].map { $0.hasSuffix(".swift") && $0 != "Package.swift" } == true
    }
    try #require(!blocks.isEmpty)
    // Further files are beside the first.
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    for block in blocks {
      let name = block.settings["file"]?.split(separator: "/").last ?? ""
      let path = blocks.count == 1 ? file : "\(folder)/\(name)"
      #expect(Golden.mismatch(block.text, with: "\(PackageRoot.path)/Tests/Pages/\(path)") == nil)
    }
  }

  @Test("two pages show a manifest, one of them with resources")
  func manifest() {
    let manifests = RepositoryFile.documents.flatMap { CodeBlock.all(in: $0.text) }
      .filter { $0.settings["file"] == "Package.swift" }.map(\.text)
    #expect(manifests.count == 2 && manifests.count { $0.contains("resources:") } == 1)
  }

  @Test("the resources of a program are the sheets of its page")
  func resources() throws {
    let blocks = CodeBlock.all(in: try #require(RepositoryFile.file("Docs/Shipping.md")).text)
    let folder = "Sources/hello/Styles/"
    let sheets = blocks.filter { $0.settings["file"]?.hasPrefix(folder) == true }
    #expect(sheets.count == 2)
    for sheet in sheets {
      let name = (sheet.settings["file"] ?? "").dropFirst(folder.count)
      #expect(Golden.mismatch(sheet.text, with: "\(PackageRoot.path)/Tests/Pages/Shipping/Styles/\(name)") == nil)
    }
  }

  @Test("every page with Swift code is tested")
  func isTested() {
    for page in RepositoryFile.documents {
      let blocks = CodeBlock.all(in: page.text).filter { $0.language == "swift" }
      guard !ExampleTests.platformPages.contains(page.path) else { continue }
      let isProgram = ExampleTests.programs[page.path] != nil
      let isExample = ExampleTests.pages[page.path] != nil
      // PageTests of `Tests/UIKit` compiles and runs the other blocks.
      for block in blocks where block.settings["platform"] == nil {
        let isTested = block.settings.isEmpty ? isExample : isProgram && block.settings["file"] != nil
        #expect(isTested, "\(page.path): \(block)")
      }
    }
  }

  /// The lines of a text without comments, imports, empty lines and repeated spaces.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      let words = code.split(separator: " ").joined(separator: " ")
      return words.isEmpty || words.hasPrefix("import ") ? nil : words
    }
  }

  @Test("every Swift example of a document is in a test, line for line", arguments: pages)
  func examples(_ page: String, _ test: String) throws {
    let text = try #require(RepositoryFile.file(page)).text
    let source = try #require(RepositoryFile.file("Tests/\(test).swift")).text
    let compiled = lines(source).filter { !$0.hasPrefix("#expect(") }
    let blocks = text.split(separator: "```swift\n").dropFirst().compactMap { $0.split(separator: "```").first }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let wanted = lines(String(block))
      let isThere = compiled.indices.contains { compiled[$0...].starts(with: wanted) }
      #expect(isThere, "\(block)")
    }
  }
}
