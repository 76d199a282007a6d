import TestSupport
import Testing

@Suite("the page of public types")
struct PublicTypeTests {
  private static let text: String = {
    let sections = PublicType.modules.map { module, contents in
      let rows = PublicType.all(of: module).map {
        "| `\($0.name)`\($0.isDeprecated ? " (deprecated)" : "") | \($0.summary) |\n"
      }.joined()
      return "## \(module): \(contents)\n\n| type | what it is |\n| --- | --- |\n\(rows)"
    }
    return """
      # Public types

      You can look up every public type here. The page is generated from the first sentences of the documentation comments,
      by `UPDATE_GOLDENS=1 swift test --filter PublicTypeTests`. `import VStyle` includes the modules below
      `VStyleFoundation`.

      \(sections.joined(separator: "\n"))
      """
  }()

  @Test("the page equals the text generated from the sources")
  func golden() {
    let mismatch = Golden.mismatch(PublicTypeTests.text, with: PackageRoot.path + "/Docs/PublicTypes.md")
    #expect(mismatch.map { "\($0.prefix(400))" } == nil)
  }

  @Test("every public type has a summary of at most 20 words")
  func summaries() {
    let types = PublicType.modules.flatMap { PublicType.all(of: $0.0) }
    #expect(types.count > 200)
    let long = types.filter { $0.summary.isEmpty || $0.summary.split(separator: " ").count > 20 }
    #expect(long.map { "\($0.name): \($0.summary)" } == [])
  }
}
