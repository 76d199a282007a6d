import Testing
import UIKit
import VStyleUIKit
import VStyleViews

@testable import VStyle
@testable import VStyleValues

/// A pair of a view type of UIKit and a property that sheets can write.
struct Row: Sendable, CustomStringConvertible {
  let type: any PlatformNode.Type
  let binding: PropertyBinding

  var description: String { "\(type.styleTypeName) \(binding.property.name)" }
}

/// Laws that hold for each row of each class of UIKit.
@MainActor
@Suite struct RowLawTests {
  private static let rows: [Row] = UIKitTypes.all.flatMap { type -> [Row] in
    guard let type = type as? any PlatformNode.Type else { return [] }
    return ViewTypeTable.of(type).bindings.filter { $0.owner == type }.map { Row(type: type, binding: $0) }
  }

  /// The view types and properties of the headless views.
  private static let pairs: [(type: String, table: ViewTypeTable, binding: PropertyBinding)] =
    ViewTypes.all.flatMap { type -> [(String, ViewTypeTable, PropertyBinding)] in
      let table = ViewTypeTable.of(type)
      return table.bindings.map { (table.name, table, $0) }
    }

  /// The properties of the headless views that UIKit has no member for, with the reason.
  private static let exceptions = [
    "preferred-status-bar-style": "the member of a controller cannot be set: a subclass overrides it"
  ]

  @Test("each property of a headless view type is bound on UIKit, or has a reason why not")
  func bound() {
    let types = Dictionary(uniqueKeysWithValues: UIKitTypes.all.map { ($0.styleTypeName, ViewTypeTable.of($0)) })
    var missing: [String] = []
    for (type, _, binding) in Self.pairs
    where types[type]?.binding(named: binding.property.name) == nil && Self.exceptions[binding.property.name] == nil {
      missing.append("\(type) \(binding.property.name)")
    }
    #expect(missing == [])
    #expect(Self.pairs.count > 3000)
    #expect(Self.exceptions.keys.filter { name in !Self.pairs.contains { $0.binding.property.name == name } } == [])
  }

  @Test("UIKit takes each value that a headless view takes, in the same state slots")
  func kinds() {
    let types = Dictionary(uniqueKeysWithValues: UIKitTypes.all.map { ($0.styleTypeName, ViewTypeTable.of($0)) })
    var others: [String] = []
    for (type, table, binding) in Self.pairs {
      guard let own = types[type], let index = own.binding(named: binding.property.name) else { continue }
      let syntax = own.bindings[index].kind.syntax
      if syntax != binding.kind.syntax, syntax != "\(binding.kind.syntax) | none" {
        others.append("\(table.name) \(binding.property.name): \(syntax), not \(binding.kind.syntax)")
      }
      if own.bindings[index].slots != binding.slots { others.append("\(type) \(binding.property.name): slots") }
    }
    #expect(others == [])
  }

  @Test("UIKit's view types have the states of the headless ones")
  func states() {
    let types = Dictionary(uniqueKeysWithValues: UIKitTypes.all.map { ($0.styleTypeName, ViewTypeTable.of($0)) })
    for type in ViewTypes.all {
      let table = ViewTypeTable.of(type)
      #expect(Set(types[table.name]?.states ?? []) == Set(table.states), "\(table.name)")
    }
  }

  @Test("a value is written in each state slot of each row, and the value from before returns")
  func written() {
    #expect(Self.rows.count > 750)
    for row in Self.rows { write(row) }
  }

  private func write(_ row: Row) {
    let object = row.type.makeStyleInstance()
    prepare(object)
    let (name, kind) = (row.binding.property.name, row.binding.kind)
    for (slot, state) in row.binding.slots.enumerated() {
      let before = row.binding.read(object, slot)
      let key = slot == 0 ? name : "\(name)-\(state)"
      var changes = 0
      for sample in kind.samples where !sample.isNone {
        // A sample that depends on its view, such as one with a system color, is a value of sheets alone.
        let sheet = App.stylesheet("@style sample for \(row.type.styleTypeName) { \(key): \(kind.serialize(sample)) }")
        object.styles = sheet["sample"]
        let after = row.binding.read(object, slot)
        if after != before { changes += 1 }
        object.styles = nil
        #expect(isAlike(row.binding.read(object, slot), before), "\(row) \(key): \(sample.payload) stays")
      }
      #expect(changes > 0 || Self.unchanged.contains(name), "\(row) \(key) is not written")
    }
  }

  /// The properties whose samples change nothing on an object alone.
  private static let unchanged: Set<String> = [
    // The text of a switch exists on a Mac only.
    "title",
    // Exists while the text is edited.
    "typing-attributes",
  ]

  /// Gives an object what some of its properties need.
  private func prepare(_ object: any PlatformNode) {
    switch object {
    case let control as UISegmentedControl:
      for title in ["a", "b", "c"] { control.insertSegment(withTitle: title, at: 0, animated: false) }
    case let image as UIImageView: image.image = UIImage(named: "own")
    case let field as UITextField:
      field.placeholder = "Name"
      field.becomeFirstResponder()
    case let control as UIRefreshControl: control.attributedTitle = NSAttributedString(string: "Pull")
    case let control as UIPageControl: control.numberOfPages = 5
    case let view as UIScrollView: (view.minimumZoomScale, view.maximumZoomScale) = (0.25, 8)
    default: break
    }
  }

  /// Whether two values are the same. A number of UIKit has fewer digits, and an appearance is a copy.
  private func isAlike(_ left: StyleValue, _ right: StyleValue) -> Bool {
    if left == right { return true }
    if let left = left[as: Double.self], let right = right[as: Double.self] { return abs(left - right) < 1e-6 }
    return "\(left.payload)" == "\(right.payload)" && "\(left.payload)".contains("Appearance")
  }
}
