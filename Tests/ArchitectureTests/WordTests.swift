import Foundation
import Testing

/// The words that the project uses, as far as a search can see it: one word for one thing, in US English.
@Suite struct WordTests {
  /// A word that is not used, and the one that is.
  struct Word: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    /// The ends of the paths of the files that may use it: mistakes that tests make, names of others.
    var exceptions: [String] = []

    init(_ old: String, _ new: String, in exceptions: [String] = []) {
      (self.old, self.new, self.exceptions) = (old, new, exceptions)
    }

    var testDescription: String { old }
  }

  // Each old word is put together here, so that this file does not hold it.
  private static let words = [
    Word(
      "col" + "our", "color",
      in: [
        "Language.md", "ForeignNames.swift", "PropertyHabits.swift", "UnknownNameShapes.swift", "FixingTests.swift",
        "ManifestTests.swift", "AppViewTypeTests.swift", "CodableTests.swift", "SyntaxDefinitionTests.swift",
        "SkinManagerTests.swift",
      ]),
    Word("behavi" + "our", "behavior"), Word("serial" + "ise", "serialize"), Word("normal" + "ise", "normalize"),
    Word("recogn" + "ise", "recognize"), Word("an" + "ew", "again"), Word("voca" + "bulary", "schema"),
    Word("Style" + "Program", "CompiledStylesheet"), Word("Class" + "Table", "ViewTypeTable"),
    Word("carr" + "ier", "partial match, detached style"), Word("carr" + "iers", "partial matches, detached styles"),
    Word("con" + "test", "cascade"), Word("con" + "tests", "cascades"), Word("wit" + "ness", "example tree"),
    Word("wit" + "nesses", "example trees"), Word("surround" + "ings", "environment"), Word("to" + "ld", "notified"),
    Word("stand" + "ing", "precedence"), Word("StatementPl" + "ace", "StatementPosition"),
    Word("PropertyR" + "ow", "PropertyBinding"), Word("StyleMem" + "ory", "StyleCache"),
    Word("StyleIss" + "ue", "StyleDiagnostic"), Word("SwitchRep" + "ort", "FlushReport"),
    Word("SpecifiedOut" + "come", "DiagnosedResult"),
  ]

  /// All files with their text in lower case, and with its bytes, which are faster to search.
  private static let texts = (RepositoryFile.sources + RepositoryFile.tests + RepositoryFile.documents).map {
    let text = $0.text.lowercased()
    return (path: $0.path, text: text, bytes: Data(text.utf8))
  }

  @Test("a word that was given up is in no file", arguments: words)
  func gone(_ word: Word) {
    let old = word.old.lowercased()
    let bytes = Data(old.utf8)
    let files = WordTests.texts.filter { file in
      !word.exceptions.contains { file.path.hasSuffix($0) } && file.bytes.range(of: bytes) != nil
        && file.text.contains(word: old)
    }
    #expect(files.map(\.path) == [], "use \(word.new)")
  }
}

extension String {
  /// Whether the text has a word, with no letter before or after it.
  fileprivate func contains(word: String) -> Bool {
    ranges(of: word).contains { range in
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      return before?.isLetter != true && after?.isLetter != true
    }
  }
}
