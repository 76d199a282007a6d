import Testing

/// Tests that the Swift examples of the documents are compiled and run.
@Suite struct ExampleTests {
  /// The test file that contains the examples of a document, by the path of the document.
  private static let pages = [
    "README.md": "PageExampleTests", "Docs/Themes.md": "PageExampleTests", "Docs/OwnViews.md": "OwnViewExampleTests",
  ]

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
