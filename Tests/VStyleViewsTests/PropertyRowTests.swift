import Testing
import VStyle
import VStyleViews

/// One slot of one property of one class.
struct Slot: Sendable, CustomTestStringConvertible {
  let table: ClassTable
  let row: Int
  let slot: Int

  var testDescription: String {
    "\(table.name).\(table.rows[row].property.name):\(table.rows[row].slots[slot])"
  }

  static let all: [Slot] = ViewClasses.all.flatMap { type in
    let table = ClassTable.of(type)
    return table.rows.indices.flatMap { row in
      table.rows[row].slots.indices.map { Slot(table: table, row: row, slot: $0) }
    }
  }

  /// The values of all slots of an object.
  func snapshot(_ object: AnyObject) -> [[Value]] {
    table.rows.map { row in row.slots.indices.map { row.read(object, $0) } }
  }

  /// Setting these members to `nil` brings the default back, as in UIKit.
  var isResettable: Bool {
    table.ancestry.contains("Label") && ["font", "text-color"].contains(table.rows[row].property.name)
  }
}

@Suite("Laws of all rows of all classes")
struct PropertyRowTests {
  @Test("what is written is read, nothing else changes, and the old value comes back", arguments: Slot.all)
  func writing(_ slot: Slot) {
    let row = slot.table.rows[slot.row]
    let object = slot.table.type.init()
    let before = slot.snapshot(object)
    for sample in row.kind.samples.map({ $0.resolved(in: ValueContext()) }) {
      let accepted = row.write(object, sample, slot.slot)
      let read = row.read(object, slot.slot)
      if let factory = sample[as: ObjectFactory.self] {
        #expect(accepted == ViewClasses.all.contains { $0.styleTypeName == factory.className })
        #expect(accepted != read.isNone)
      } else if sample.isNone, slot.isResettable {
        #expect(read == slot.table.initialValues[slot.row])
      } else {
        #expect(accepted)
        #expect(read == sample)
      }
      var expected = before
      expected[slot.row][slot.slot] = read
      #expect(slot.snapshot(object) == expected)
      #expect(row.write(object, before[slot.row][slot.slot], slot.slot))
      #expect(slot.snapshot(object) == before)
    }
  }

  /// Values of many types.
  static let candidates: [Value] = [
    Value(0.5), Value(7), Value(true), Value("text"), Value(Color.black), Value(EdgeInsets.zero), Value(Size.zero),
    Value(Font.system(12)), Value(Image.named("a")), Value(Path()), Value(VisualEffect.blur(.dark)),
    Value(TextAlignment.left), Value(TextField.ViewMode.always), .none,
  ]

  @Test("a value of another type is refused and changes nothing", arguments: Slot.all)
  func refusing(_ slot: Slot) {
    let row = slot.table.rows[slot.row]
    let object = slot.table.type.init()
    let before = slot.snapshot(object)
    let own = row.kind.swiftTypeName.prefix { $0 != "?" }
    for value in Self.candidates {
      let fits = value.isNone ? row.kind.acceptsNone : "\(type(of: value.payload))" == own
      guard !fits else { continue }
      #expect(!row.write(object, value, slot.slot), "\(value.payload)")
      #expect(slot.snapshot(object) == before)
    }
  }

  @Test("the initial value is a value of the kind and can be written down", arguments: Slot.all)
  func initialValues(_ slot: Slot) throws {
    let kind = slot.table.rows[slot.row].kind
    let initial = slot.table.initialValues[slot.row]
    #expect(try kind.convert(initial).get() == initial)
    let text = kind.serialize(initial)
    #expect(kind.serialize(try kind.parse(text)) == text)
  }

  @Test("each property once, found under all its spellings", arguments: ViewClasses.all)
  func names(_ type: any Styleable.Type) {
    let table = ClassTable.of(type)
    #expect(Set(table.rows.map(\.property.name)).count == table.rows.count)
    for (index, row) in table.rows.enumerated() {
      for spelling in [row.property.name, NameStyle.camel(row.property.name)] + row.property.aliases {
        #expect(table.row(named: spelling) == index)
      }
    }
  }

  @Test("a subclass has the rows of its superclass", arguments: ViewClasses.all)
  func inheritance(_ type: any Styleable.Type) {
    let table = ClassTable.of(type)
    guard let parent = table.superclass.map({ ClassTable.of($0) }) else { return }
    #expect(table.rows.prefix(parent.rows.count).map(\.property) == parent.rows.map(\.property))
  }
}
