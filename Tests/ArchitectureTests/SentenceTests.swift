import Testing

/// Tests that the sentences of a diagnostic are for people alone: what another check needs is its detail.
@Suite struct SentenceTests {
  /// The files that still read sentences, with the number of lines that do.
  private static let readers = [
    "Sources/VStyleAdvice/ValueAdvice.swift": 5,
    // A title in the language of an editor.
    "Sources/VStyleLanguageServer/Actions/CodeActions.swift": 1,
    "Sources/VStyleLint/Rules/CustomProperties/CustomPropertyTypeMismatch.swift": 1,
  ]

  @Test("no code reads the words of a message, a help text or the title of a fix")
  func sentences() {
    let reading =
      #/\b(?:(?:error|diagnostic)\.(?:found|expected)|message|help|title)\??\.(?:has(?:Prefix|Suffix)|contains|split|replacing|firstRange|dropFirst|dropLast|prefix|suffix|first|last)\b/#
    var found: [String: Int] = [:]
    for file in RepositoryFile.sources where !file.path.hasPrefix("Sources/VStyleCommandLine") {
      let lines = file.code.split(separator: "\n").count { $0.firstMatch(of: reading.wordBoundaryKind(.simple)) != nil }
      if lines > 0 { found[file.path] = lines }
    }
    #expect(found == SentenceTests.readers)
  }
}
