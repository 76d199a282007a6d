import Testing
import VStyleStylesheet
import VStyleSyntax

/// Names of custom properties that begin with a code point that joins the hyphen before it to one character.
@Suite("names after two hyphens")
struct DashedNameTests {
  /// A name as a sheet writes it, and the name.
  static let names: [(written: String, name: String)] = [
    ("--\u{301}x", "--\u{301}x"), ("--\\301 x", "--\u{301}x"), ("--\u{20DD}", "--\u{20DD}"),
    ("--\u{FE0F}", "--\u{FE0F}"), ("--\\200D", "--\u{200D}"), ("--\u{308}-", "--\u{308}-"),
  ]

  @Test(arguments: names)
  func areCustomProperties(_ row: (written: String, name: String)) {
    let sheet = SmallTree.compile("Box.a { \(row.written): 7; } Key { depth: var(\(row.written)); }")
    #expect(sheet.diagnostics == [])
    #expect(SmallTree.value("outer.\(row.name)", of: sheet) == "7")
    #expect(SmallTree.value("leaf.depth", of: sheet) == "7")
    #expect(row.name.isDashedName && "--" + row.name.withoutDashes == row.name)
  }

  @Test(arguments: ["", "-", "-\u{301}-", "–-", "a--"])
  func otherNamesAreNone(_ name: String) { #expect(!name.isDashedName) }
}
