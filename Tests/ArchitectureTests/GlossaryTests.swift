import Foundation
import Testing

/// Tests of the glossary, `Docs/Glossary.md`.
@Suite struct GlossaryTests {
  private static let page = RepositoryFile.file("Docs/Glossary.md")?.text ?? ""

  /// The cells of each row of the table.
  private static let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map { line in
    line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
  }

  @Test("each term is listed once, in alphabetical order, with a meaning and a source")
  func terms() {
    let terms = GlossaryTests.rows.flatMap { $0[0].components(separatedBy: ", ") }
    #expect(terms.count > 50)
    #expect(Set(terms).count == terms.count)
    let first = GlossaryTests.rows.map { $0[0].lowercased() }
    #expect(first == first.sorted())
    #expect(GlossaryTests.rows.allSatisfy { $0.count == 3 && $0.allSatisfy { !$0.isEmpty } })
  }

  @Test("the README links to the glossary")
  func link() {
    #expect(RepositoryFile.file("README.md")?.text.contains("(Docs/Glossary.md)") == true)
  }
}
