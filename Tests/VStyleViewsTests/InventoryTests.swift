import Foundation
import TestSupport
import Testing
import VStyle
import VStyleViews

/// A row of the inventory: a member of a UIKit class that a style could set.
struct InventoryRow: Sendable, CustomTestStringConvertible {
  /// The class without its prefix, such as `Button.Configuration`.
  let typeName: String
  let member: String
  let kind: String
  let source: String

  var testDescription: String { "\(typeName).\(member)" }
  var isOfSeed: Bool { source != "UIKit" }

  /// The name of the property: `titleLabel.font` is `title-label-font`.
  var property: String {
    let parts = member.split(separator: ".").map { part in
      part.hasPrefix("is") && part.dropFirst(2).first?.isUppercase == true && kind == "bool"
        ? part.dropFirst(2) : part
    }
    return NameStyle.folded(parts.joined())
  }

  static let all: [InventoryRow] = Fixture(path: path).text.split(separator: "\n").dropFirst().compactMap { line in
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 8 else { return nil }
    let prefix = ["UI", "CA", "NS"].first { fields[0].hasPrefix($0) } ?? ""
    return InventoryRow(
      typeName: String(fields[0].dropFirst(prefix.count)), member: fields[2], kind: fields[3], source: fields[7])
  }

  /// The file that the environment variable names, or the first of that name in a folder beside the package.
  static let path: String = {
    let name = "property-inventory.tsv"
    if let path = ProcessInfo.processInfo.environment["VSTYLE_INVENTORY"] { return path }
    let shared = URL(fileURLWithPath: PackageRoot.path + "/../shared").resolvingSymlinksInPath().path
    let files = FileManager.default.enumerator(atPath: shared)?.lazy.compactMap { $0 as? String }
    return shared + "/" + (files?.first { $0.hasSuffix("/" + name) } ?? name)
  }()

  static let isThere = FileManager.default.isReadableFile(atPath: path)
}

/// The way in which VStyle covers a row of the inventory.
enum InventoryPlace: Equatable {
  case binding
  case member
  case refused
  case missing

  init(_ binding: InventoryRow) {
    if let type = ViewTypes.all.first(where: { $0.styleTypeName == binding.typeName }) {
      let table = ViewTypeTable.of(type)
      let prefix = table.ancestry.contains("Layer") ? "layer" : ""
      let spelling = prefix + binding.property
      // What begins with `animation-` is CSS.
      let name = spelling.hasPrefix("animation") ? "image" + spelling : spelling
      let places = ["", "horizontal", "search"].compactMap { table.binding(named: name + $0) }
      if let place = places.first {
        self = table.bindings[place].kind.takes(binding.kind) ? .binding : .missing
        return
      }
      if StyleSchema.views.refused(spelling, in: binding.typeName) != nil {
        self = .refused
        return
      }
    }
    self = Self.records[binding.typeName]?.contains(binding.property) == true ? .member : .missing
  }

  /// The members of record value types by UIKit class, including the members of nested records.
  private static let records: [String: Set<String>] = [
    "Button.Configuration": members(.record(Button.Configuration.self)),
    "BackgroundConfiguration": members(.record(BackgroundConfiguration.self)),
    "ListContentConfiguration": members(.record(ListContentConfiguration.self)),
    "BarAppearance": members(.record(ToolbarAppearance.self)),
    "NavigationBarAppearance": members(.record(NavigationBarAppearance.self)),
    "TabBarAppearance": members(.record(TabBarAppearance.self)),
    "ToolbarAppearance": members(.record(ToolbarAppearance.self)),
    "BarButtonItemAppearance": members(.record(BarButtonItemAppearance.StateAppearance.self)),
    "TabBarItemAppearance": members(.record(TabBarItemAppearance.StateAppearance.self)),
    "attributes": members(.textAttributes),
    "Shadow": members(.shadow).union(["shadowoffset", "shadowblurradius", "shadowcolor"]),
    "ParagraphStyle": members(.paragraphStyle),
  ]

  private static func members(_ kind: ValueKind) -> Set<String> {
    Set(
      kind.members.flatMap { member in
        [NameStyle.folded(member.name)] + member.kind.members.map { NameStyle.folded(member.name + $0.name) }
      })
  }
}

extension ValueKind {
  /// Whether the value type has all keywords that the inventory lists for an enum or flags.
  fileprivate func takes(_ kind: String) -> Bool {
    guard let open = kind.firstIndex(of: "("), kind.hasPrefix("enum(") || kind.hasPrefix("flags(") else { return true }
    let wanted = kind[kind.index(after: open)...].dropLast().split(separator: ",").map { NameStyle.folded(String($0)) }
    return Set(wanted).isSubset(of: Set(keywords.map(NameStyle.folded) + ["none"]))
  }
}

@Suite(
  "The inventory of members of UIKit classes",
  .enabled(if: InventoryRow.isThere, "no property-inventory.tsv beside the package; VSTYLE_INVENTORY names one"))
struct InventoryTests {
  @Test("all members that the seeds set are supported")
  func seeds() {
    let bindings = InventoryRow.all.filter(\.isOfSeed)
    #expect(bindings.filter { InventoryPlace($0) == .missing }.map(\.testDescription) == [])
    // ViewStyle has 95 of them, JXTheme has 70, and 24 are in both.
    #expect(bindings.count(where: { $0.source != "JXTheme" }) == 95)
    #expect(bindings.count(where: { $0.source != "ViewStyle" }) == 70)
  }

  @Test("each of the 777 members is supported or explicitly refused")
  func members() {
    #expect(InventoryRow.all.count == 777)
    #expect(InventoryRow.all.filter { InventoryPlace($0) == .missing }.map(\.testDescription) == [])
  }

  @Test("only nine members are refused")
  func refused() {
    let refused = InventoryRow.all.filter { InventoryPlace($0) == .refused }
    #expect(refused.count < InventoryRow.all.count / 20)
    #expect(
      Set(refused.map(\.testDescription)) == [
        "View.customization", "View.overrideThemeStyle", "Layer.customization", "Layer.overrideThemeStyle",
        "BarItem.overrideThemeStyle", "Button.buttonType", "TableView.style", "CollectionReusableView.reuseIdentifier",
        "DatePicker.textColor",
      ])
  }
}
