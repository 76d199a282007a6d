import TestSupport
import Testing

/// Tests that the Swift examples of the documents are compiled and run.
@Suite struct ExampleTests {
  /// The test file that contains the examples of a document, by the path of the document.
  private static let pages = [
    "Docs/Themes.md": "PageExampleTests", "Docs/OwnViews.md": "OwnViewExampleTests",
  ]

  /// The file with the Swift code of a page that can be followed, by the path of the page.
  private static let programs = [
    "README.md": "QuickStart/main.swift", "Docs/QuickStart.md": "QuickStart/main.swift",
    "Docs/Debugging.md": "Debugging/main.swift", "Docs/Errors.md": "Errors/main.swift",
    "Docs/Testing.md": "Testing/Tests/HelloTests/ButtonTests.swift",
  ]

  @Test("the Swift code of a page that can be followed is built as it is there, with its imports", arguments: programs)
  func program(_ page: String, _ file: String) throws {
    let text = try #require(RepositoryFile.file(page)).text
    let blocks = CodeBlock.all(in: text).filter { $0.language == "swift" && $0.settings["file"] != "Package.swift" }
    #expect(blocks.count == 1 && blocks[0].settings["file"]?.hasSuffix(".swift") == true)
    #expect(Golden.mismatch(blocks[0].text, with: "\(PackageRoot.path)/Tests/Pages/\(file)") == nil)
  }

  @Test("pages show the same manifest")
  func manifest() {
    let manifests = RepositoryFile.documents.flatMap { CodeBlock.all(in: $0.text) }
      .filter { $0.settings["file"] == "Package.swift" }.map(\.text)
    #expect(manifests.count > 1 && Set(manifests).count == 1)
  }

  @Test("every page with Swift code is tested")
  func isTested() {
    let pages = RepositoryFile.documents.filter { !CodeBlock.all(in: $0.text).allSatisfy { $0.language != "swift" } }
    let untested = Set(pages.map(\.path)).subtracting(ExampleTests.pages.keys).subtracting(ExampleTests.programs.keys)
    // PlatformPageTests compiles and runs these.
    #expect(untested == ["Docs/AppKit.md", "Docs/SwiftUI.md", "Docs/UIKit.md"])
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
    let source = try #require(RepositoryFile.file("Tests/VStyleFoundationTests/\(test).swift")).text
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
