import Foundation
import TestSupport
import Testing
import VStyle
import VStyleViews

/// One of the 95 properties of the ViewStyle list in the fixture.
struct SeedProperty: Sendable, CustomTestStringConvertible {
  let typeName: String
  let property: String
  let member: String
  let syntax: String
  let initial: String
  let states: [String]

  var testDescription: String { "\(typeName).\(property)" }

  /// The default in the canonical text of a value type.
  ///
  /// The tests compare texts, because a system color parses as a value that depends on the color scheme. A view has
  /// the color itself.
  func written(as kind: ValueKind) throws -> String { kind.serialize(try kind.parse(initial)) }

  /// The names of ViewStyle 1.0.0 that VStyle spells differently.
  ///
  /// Examples are `layerIsHidden`, `titleColorNormal`, and the name that ViewStyle misspelled.
  var spellings: [String] {
    let stem = typeName == "Layer" ? "layer" + member.prefix(1).uppercased() + member.dropFirst() : member
    guard !states.isEmpty else { return stem == property ? [] : [stem] }
    let misspelled = member == "titleColor" ? ["Hightlighted"] : []
    return (states.map { $0.prefix(1).uppercased() + $0.dropFirst() } + misspelled).map { stem + $0 }
  }

  static let all: [SeedProperty] = Fixture(path: Fixture.path(of: "seed-properties.tsv")).text.split(separator: "\n")
    .dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 6 else { return nil }
      return SeedProperty(
        typeName: fields[0], property: fields[1], member: fields[2], syntax: fields[3], initial: fields[4],
        states: fields[5].split(separator: " ").map(String.init))
    }
}

@Suite("The properties of the ViewStyle list")
struct SeedPropertiesTests {
  @Test("the fixture has 95 properties")
  func count() { #expect(SeedProperty.all.count == 95) }

  @Test("value type, default and states equal those of ViewStyle", arguments: SeedProperty.all)
  func property(_ seed: SeedProperty) throws {
    let type = try #require(ViewTypes.all.first { $0.styleTypeName == seed.typeName })
    let table = ViewTypeTable.of(type)
    let index = try #require(table.binding(named: seed.property))
    let binding = table.bindings[index]
    #expect(binding.property.name == seed.property)
    #expect(binding.kind.syntax == seed.syntax)
    #expect(try seed.written(as: binding.kind) == binding.kind.serialize(table.initialValues[index]))
    #expect(Set(seed.states).isSubset(of: binding.slots))
    #expect(binding.slots.count > 1 || seed.states.isEmpty)
  }

  @Test("a view has the properties of its layer", arguments: SeedProperty.all.filter { $0.typeName == "Layer" })
  func layer(_ seed: SeedProperty) throws {
    let table = ViewTypeTable.of(View.self)
    let index = try #require(table.binding(named: seed.property))
    #expect(table.bindings[index].kind.syntax == seed.syntax)
    let kind = table.bindings[index].kind
    #expect(try seed.written(as: kind) == kind.serialize(table.initialValues[index]))
  }

  @Test("names that begin with `is` are aliases", arguments: SeedProperty.all.filter { $0.member.hasPrefix("is") })
  func alias(_ seed: SeedProperty) throws {
    let type = try #require(ViewTypes.all.first { $0.styleTypeName == seed.typeName })
    let table = ViewTypeTable.of(type)
    let prefix = seed.typeName == "Layer" ? "layer-" : ""
    let spelling = prefix + NameStyle.kebab(seed.member)
    #expect(table.binding(named: spelling) == table.binding(named: seed.property))
    #expect(StyleSchema.views.property(spelling, in: seed.typeName)?.name == seed.property)
  }

  @Test(
    "names of ViewStyle are accepted, and a fix replaces them by VStyle's names", arguments: SeedProperty.all
  )
  func spellings(_ seed: SeedProperty) throws {
    let type = try #require(ViewTypes.all.first { $0.styleTypeName == seed.typeName })
    let table = ViewTypeTable.of(type)
    let binding = try #require(table.binding(named: seed.property))
    for spelling in seed.spellings {
      #expect(table.binding(named: spelling) == binding, "\(spelling)")
      let sheet = Stylesheet(
        "\(seed.typeName) { \(spelling): \(table.bindings[binding].kind.serialize(table.initialValues[binding])) }")
      // Camel case and hyphens are two spellings of one name.
      let isAlias = NameStyle.folded(spelling) != NameStyle.folded(seed.property)
      #expect(sheet.diagnostics.map(\.rule.name) == (isAlias ? ["property-alias"] : []), "\(spelling)")
      let replacement = sheet.diagnostics.first?.fixes.first?.edits.first?.replacement
      #expect(!isAlias || replacement?.contains(seed.property) == true, "\(spelling)")
    }
  }

  @Test(
    "the fixture has the same members as the inventory",
    .enabled(if: InventoryRow.isThere, "no inventory beside the package"))
  func samePairs() {
    let wanted = InventoryRow.all.filter { ["ViewStyle", "both"].contains($0.source) }.map(\.testDescription)
    #expect(Set(wanted) == Set(SeedProperty.all.map { "\($0.typeName).\($0.member)" }))
  }
}
