import Testing

/// Whether the documents speak of what is there.
@Suite struct DocumentTests {
  @Test("a document names no file that is not there", arguments: RepositoryFile.documents)
  func files(_ document: RepositoryFile) {
    let folder = document.path.split(separator: "/").dropLast().joined(separator: "/")
    for match in document.text.matches(of: /\]\(([^)#:]+)\)/) {
      let path = folder.isEmpty ? String(match.1) : "\(folder)/\(match.1)"
      #expect(RepositoryFile.exists(path), "\(match.1)")
    }
    // A name with `<…>` in it stands for many.
    for match in document.text.matches(of: /\b(?:Sources|Tests|Docs|Stylesheets)\/[\w+.\/<>-]+/) {
      let path = String(match.0).split(separator: "/").prefix { !$0.contains("<") }.joined(separator: "/")
      let name = path.hasSuffix(".") ? String(path.dropLast()) : path
      #expect(RepositoryFile.exists(name), "\(match.0)")
    }
  }
}
