import Testing

/// Tests that each link, anchor and path in the documents exists.
@Suite struct DocumentTests {
  @Test("every file and anchor that a document names exists", arguments: RepositoryFile.documents)
  func files(_ document: RepositoryFile) {
    let folder = document.path.split(separator: "/").dropLast().joined(separator: "/")
    for match in document.text.matches(of: /\]\(([^)#:]+)\)/) {
      let path = folder.isEmpty ? String(match.1) : "\(folder)/\(match.1)"
      #expect(RepositoryFile.exists(path), "\(match.1)")
    }
    for match in document.text.matches(of: /\]\(([^)#:]*)#([^)]+)\)/) {
      let path = match.1.isEmpty ? document.path : folder.isEmpty ? String(match.1) : "\(folder)/\(match.1)"
      let anchors = RepositoryFile.file(path)?.text.matches(of: /(?m)^#+ (.+)$/).map { Self.anchor(String($0.1)) }
      #expect(anchors?.contains(String(match.2)) == true, "\(match.0)")
    }
    // A path with `<…>` in it is a pattern: only the folders before it are checked.
    for match in document.text.matches(of: /\b(?:Sources|Tests|Docs|Stylesheets)\/[\w+.\/<>-]+/) {
      let path = String(match.0).split(separator: "/").prefix { !$0.contains("<") }.joined(separator: "/")
      let name = path.hasSuffix(".") ? String(path.dropLast()) : path
      #expect(RepositoryFile.exists(name), "\(match.0)")
    }
  }

  /// The anchor of a heading: its letters, digits and hyphens in lower case, with hyphens for spaces.
  private static func anchor(_ heading: String) -> String {
    heading.lowercased().replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
