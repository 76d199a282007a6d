import Testing
import VStyle
import VStyleViews

/// One slot of one property of one class.
struct Slot: Sendable, CustomStringConvertible {
  let table: ViewTypeTable
  let row: Int
  let slot: Int

  var description: String {
    "\(table.name).\(table.rows[row].property.name):\(table.rows[row].slots[slot])"
  }

  /// Those of the rows that a class has beyond its superclass's.
  static func own(of type: any Styleable.Type) -> [Slot] {
    let table = ViewTypeTable.of(type)
    let inherited = table.superclass.map { ViewTypeTable.of($0).rows.count } ?? 0
    return table.rows.indices.dropFirst(inherited).flatMap { row in
      table.rows[row].slots.indices.map { Slot(table: table, row: row, slot: $0) }
    }
  }

  /// Some of the row's values, the first and the last among them.
  var samples: [Value] {
    let all = table.rows[row].kind.samples
    return (all.count > 5 ? all.prefix(4) + all.suffix(1) : all[...]).map { $0.resolved(in: ValueContext()) }
  }

  /// The rows that a write of this one may change: those that it resets or bounds, and those that do so to it.
  var related: Set<Int> { Set(table.order.groups[row]) }

  /// The values of all slots of an object.
  func snapshot(_ object: AnyObject) -> [[Value]] {
    table.rows.map { row in row.slots.indices.map { row.read(object, $0) } }
  }

  /// Setting these members to `nil` brings a label's own back, as in UIKit, so that they are never `nil`.
  var isResettable: Bool {
    let name = table.rows[row].property.name
    let isOwn = table.ancestry.contains("Label") && ["font", "text-color"].contains(name)
    return isOwn || ["label-font", "label-text-color"].contains { name.hasSuffix($0) }
  }
}

@Suite("Laws of all rows of all classes")
struct PropertyRowTests {
  @Test("what is written is read, nothing else changes, and the old value comes back", arguments: ViewTypes.all)
  func writing(_ type: any Styleable.Type) throws {
    for slot in Slot.own(of: type) {
      let row = slot.table.rows[slot.row]
      let object = type.init()
      let before = slot.snapshot(object)
      for sample in slot.samples {
        #expect(try row.write(object, before[slot.row][slot.slot], slot.slot), "\(slot)")
        let accepted = try row.write(object, sample, slot.slot)
        let read = row.read(object, slot.slot)
        if let factory = sample[as: ObjectFactory.self] {
          #expect(accepted == ViewTypes.all.contains { $0.styleTypeName == factory.typeName }, "\(slot)")
          #expect(accepted != read.isNone, "\(slot)")
        } else if sample.isNone, slot.isResettable {
          #expect(!read.isNone, "\(slot)")
        } else {
          #expect(accepted && (read == sample || !row.after.isEmpty), "\(slot)")
        }
        if sample == slot.samples.last { try checkOthers(slot, object, before) }
      }
    }
  }

  private func checkOthers(_ slot: Slot, _ object: any Styleable, _ before: [[Value]]) throws {
    let after = slot.snapshot(object)
    for other in before.indices where other != slot.row && !slot.related.contains(other) {
      #expect(after[other] == before[other], "\(slot) changes \(slot.table.rows[other].property.name)")
    }
    for other in before[slot.row].indices where other != slot.slot {
      #expect(after[slot.row][other] == before[slot.row][other], "\(slot) changes its slot \(other)")
    }
    #expect(try slot.table.rows[slot.row].write(object, before[slot.row][slot.slot], slot.slot), "\(slot)")
    #expect(slot.snapshot(object) == before || !slot.related.isEmpty, "\(slot)")
  }

  @Test("a value that a bound has moved stays where it is", arguments: ViewTypes.all)
  func bounds(_ type: any Styleable.Type) throws {
    for slot in Slot.own(of: type) where !slot.related.isEmpty {
      let row = slot.table.rows[slot.row]
      for sample in slot.samples {
        let object = type.init()
        #expect(try row.write(object, sample, slot.slot), "\(slot)")
        let read = row.read(object, slot.slot)
        #expect(try row.write(object, read, slot.slot), "\(slot)")
        #expect(row.read(object, slot.slot) == read, "\(slot)")
      }
    }
  }

  /// Values of many types.
  static let candidates: [Value] = [
    Value(0.5), Value(7), Value(true), Value("text"), Value(Color.black), Value(EdgeInsets.zero), Value(Size.zero),
    Value(Font.system(12)), Value(Image.named("a")), Value(Path()), Value(VisualEffect.blur(.dark)),
    Value(TextAlignment.left), Value(TextField.ViewMode.always), Value(TextAttributes()), Value(ValueList([])), .none,
  ]

  @Test("a value of another type is refused and changes nothing", arguments: ViewTypes.all)
  func refusing(_ type: any Styleable.Type) throws {
    for slot in Slot.own(of: type) {
      let row = slot.table.rows[slot.row]
      let object = type.init()
      let before = row.read(object, slot.slot)
      let own = row.kind.swiftTypeName.prefix { $0 != "?" }
      for value in Self.candidates {
        let fits =
          value.isNone ? row.kind.acceptsNone : own == "\(Swift.type(of: value.payload))" || own.hasPrefix("[")
        guard !fits else { continue }
        #expect(try !row.write(object, value, slot.slot), "\(slot) takes \(value.payload)")
        #expect(row.read(object, slot.slot) == before, "\(slot)")
      }
    }
  }

  @Test("the initial value is a value of the kind and can be written down", arguments: ViewTypes.all)
  func initialValues(_ type: any Styleable.Type) throws {
    for slot in Slot.own(of: type) where slot.slot == 0 {
      let kind = slot.table.rows[slot.row].kind
      let initial = slot.table.initialValues[slot.row]
      #expect(try kind.convert(initial).get() == initial, "\(slot)")
      let text = kind.serialize(initial)
      #expect(try kind.serialize(kind.parse(text)) == text, "\(slot)")
    }
  }

  @Test("each property once, found under all its spellings", arguments: ViewTypes.all)
  func names(_ type: any Styleable.Type) {
    let table = ViewTypeTable.of(type)
    #expect(Set(table.rows.map(\.property.name)).count == table.rows.count)
    for (index, row) in table.rows.enumerated() {
      for spelling in [row.property.name, NameStyle.camel(row.property.name)] + row.property.aliases {
        #expect(table.row(named: spelling) == index)
      }
    }
  }

  @Test("a subclass has the rows of its superclass", arguments: ViewTypes.all)
  func inheritance(_ type: any Styleable.Type) {
    let table = ViewTypeTable.of(type)
    guard let parent = table.superclass.map({ ViewTypeTable.of($0) }) else { return }
    #expect(table.rows.prefix(parent.rows.count).map(\.property) == parent.rows.map(\.property))
  }
}
