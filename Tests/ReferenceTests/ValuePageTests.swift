import TestSupport
import Testing
import VStyleValues

/// Tests that Docs/Values.md is generated from the value types and the rows about them.
@Suite("Docs/Values.md")
struct ValuePageTests {
  private static let entries = ValueEntry.groups.flatMap(\.entries)

  @Test("the page is generated from the rows")
  func page() {
    #expect(Golden.mismatch(ValuePage.text, with: PackageRoot.path + "/Docs/Values.md") == nil)
  }

  @Test("there is one entry for each value type")
  func complete() {
    let names = ValuePageTests.entries.map(\.name)
    #expect(Set(names).count == names.count)
    let general = ValueEntry.everywhere.map(\.name) + ["list", "any"]
    #expect(Set(names).subtracting(general) == Set(ValuePage.kinds.keys).subtracting(general))
  }

  @Test("the constants that the page names exist", arguments: ValueKind.named.map(\.name))
  func constants(_ name: String) {
    let members = Fixture(path: PackageRoot.path + "/Docs/Members/VStyleValues.md").text
    #expect(members.contains("| `static let \(ValuePage.constant(name))` |"))
  }

  @Test("the Swift types that the page names are public")
  func types() {
    let page = Fixture(path: PackageRoot.path + "/Docs/PublicTypes.md").text
    let types = ValuePage.text.matches(of: /, of the type\s`([\w.]+)`/).map { String($0.1) }
    #expect(types.count > 30)
    #expect(types.filter { !["Bool", "Double", "Int", "String"].contains($0) && !page.contains("`\($0)`") } == [])
  }

  @Test(
    "an example is formatted, has no diagnostics and has a value", arguments: entries.flatMap(\.examples).map(\.sheet))
  func example(_ sheet: String) throws {
    let example = try #require(ValuePageTests.entries.flatMap(\.examples).first { $0.sheet == sheet })
    #expect(CheckedSheet(sheet).mistakes == [])
    #expect(!example.values.light.isEmpty && !example.values.dark.isEmpty)
  }

  @Test("sheets accept both spellings of a range that the page shows", arguments: ["length [0,∞]", "number 0..100"])
  func ranges(_ syntax: String) {
    #expect(ValuePage.text.contains("`<\(syntax)>`"))
    #expect(CheckedSheet("@view Gauge: Control { reading: <\(syntax)>; }").diagnostics.isEmpty)
  }

  @Test("each member of a record has a comment that the page shows", arguments: Array(ValuePage.kinds.values))
  func members(_ kind: ValueKind) {
    for member in kind.members {
      #expect(SourceComments.library.members[kind.name]?[member.name]?.hasSuffix(".") == true, "\(member.name)")
    }
  }

  @Test("a mistake has exactly one message", arguments: entries.flatMap(\.mistakes))
  func mistake(_ rule: String) { #expect(CheckedSheet(rule).diagnostics.count == 1) }

  @Test("the examples of colors have every function of a color, and those of calculations every mathematical function")
  func functions() {
    func functions(_ name: String) -> Set<String> {
      let examples = ValuePageTests.entries.first { $0.name == name }?.examples ?? []
      return Set(examples.flatMap { $0.rule.matches(of: /([-a-z0-9]+)\(/).map { String($0.1) } })
    }
    #expect(functions("color") == Color.functionNames)
    #expect(functions("calculations").subtracting(["rotate"]) == Set(Calculations.functionNames))
  }
}
