import TestSupport
import Testing
import VStyleSyntax

@testable import VStyleCommandLine

/// The page of all limits, generated from their table.
enum LimitDocument {
  static let path = PackageRoot.path + "/Docs/Limits.md"

  static var text: String {
    """
    # Limits

    Look up each limit of the input here, and what it protects you from.

    Input beyond a limit is refused with a diagnostic or an error that names the limit. Files that the library and the
    commands write obey the limit that they are read with, so they can be read again. `vstyle help limits` prints this list.
    Caches have bounds of their own: they drop entries, compute them again, and refuse nothing.

    \(Limit.groups.map { section($0.title, $0.limits) }.joined(separator: "\n"))
    """
  }

  private static func section(_ title: String, _ limits: [Limit]) -> String {
    let rows = limits.map { "| `\($0.name)` | \($0.phrase) | \($0.reason) |\n" }
    return """
      ## \(title.prefix(1).uppercased())\(title.dropFirst())

      | limit | at most | why |
      | --- | --- | --- |
      \(rows.joined())
      """
  }
}

@Suite("The page of all limits")
struct LimitDocumentTests {
  @Test("the page equals the text generated from the limits")
  func fresh() {
    #expect(Golden.mismatch(LimitDocument.text, with: LimitDocument.path).map { "\($0.prefix(400))" } == nil)
  }

  @Test("each limit has a unique name")
  func names() {
    let names = Limit.groups.flatMap { $0.limits.map(\.name) }
    #expect(Set(names).count == names.count)
  }
}
