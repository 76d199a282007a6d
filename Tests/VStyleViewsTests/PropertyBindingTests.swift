import Testing
import VStyle
import VStyleViews

/// One slot of one property of one view type.
struct Slot: Sendable, CustomStringConvertible {
  let table: ViewTypeTable
  let binding: Int
  let slot: Int

  var description: String {
    "\(table.name).\(table.bindings[binding].property.name):\(table.bindings[binding].slots[slot])"
  }

  /// The slots of the property bindings that a view type adds to those of its superclass.
  static func own(of type: any Styleable.Type) -> [Slot] {
    let table = ViewTypeTable.of(type)
    let inherited = table.superclass.map { ViewTypeTable.of($0).bindings.count } ?? 0
    return table.bindings.indices.dropFirst(inherited).flatMap { binding in
      table.bindings[binding].slots.indices.map { Slot(table: table, binding: binding, slot: $0) }
    }
  }

  /// Some samples of the value type, including the first and the last.
  var samples: [StyleValue] {
    let all = table.bindings[binding].kind.samples
    return (all.count > 5 ? all.prefix(4) + all.suffix(1) : all[...]).map { $0.resolved(in: ValueContext()) }
  }

  /// The indices of the bindings that a write can change, because one of the two resets or bounds the other.
  var related: Set<Int> { Set(table.order.groups[binding]) }

  /// The values of all slots of an object.
  func snapshot(_ object: AnyObject) -> [[StyleValue]] {
    table.bindings.map { binding in binding.slots.indices.map { binding.read(object, $0) } }
  }

  /// Whether `nil` restores the default, as for a label's font and color in UIKit, so that the member is never `nil`.
  var isResettable: Bool {
    let name = table.bindings[binding].property.name
    let isOwn = table.ancestry.contains("Label") && ["font", "text-color"].contains(name)
    return isOwn || ["label-font", "label-text-color"].contains { name.hasSuffix($0) }
  }
}

@Suite("Laws of all property bindings of all view types")
struct PropertyBindingTests {
  @Test("a written value reads back, changes nothing else, and can be undone", arguments: ViewTypes.all)
  func writing(_ type: any Styleable.Type) throws {
    for slot in Slot.own(of: type) {
      let binding = slot.table.bindings[slot.binding]
      let object = type.init()
      let before = slot.snapshot(object)
      for sample in slot.samples {
        #expect(try binding.write(object, before[slot.binding][slot.slot], slot.slot), "\(slot)")
        let accepted = try binding.write(object, sample, slot.slot)
        let read = binding.read(object, slot.slot)
        if let factory = sample[as: ObjectFactory.self] {
          #expect(accepted == ViewTypes.all.contains { $0.styleTypeName == factory.typeName }, "\(slot)")
          #expect(accepted != read.isNone, "\(slot)")
        } else if sample.isNone, slot.isResettable {
          #expect(!read.isNone, "\(slot)")
        } else {
          #expect(accepted && (read == sample || !binding.after.isEmpty), "\(slot)")
        }
        if sample == slot.samples.last { try checkOthers(slot, object, before) }
      }
    }
  }

  private func checkOthers(_ slot: Slot, _ object: any Styleable, _ before: [[StyleValue]]) throws {
    let after = slot.snapshot(object)
    for other in before.indices where other != slot.binding && !slot.related.contains(other) {
      #expect(after[other] == before[other], "\(slot) changes \(slot.table.bindings[other].property.name)")
    }
    for other in before[slot.binding].indices where other != slot.slot {
      #expect(after[slot.binding][other] == before[slot.binding][other], "\(slot) changes its slot \(other)")
    }
    #expect(try slot.table.bindings[slot.binding].write(object, before[slot.binding][slot.slot], slot.slot), "\(slot)")
    #expect(slot.snapshot(object) == before || !slot.related.isEmpty, "\(slot)")
  }

  @Test("a clamped value does not change when it is written again", arguments: ViewTypes.all)
  func bounds(_ type: any Styleable.Type) throws {
    for slot in Slot.own(of: type) where !slot.related.isEmpty {
      let binding = slot.table.bindings[slot.binding]
      for sample in slot.samples {
        let object = type.init()
        #expect(try binding.write(object, sample, slot.slot), "\(slot)")
        let read = binding.read(object, slot.slot)
        #expect(try binding.write(object, read, slot.slot), "\(slot)")
        #expect(binding.read(object, slot.slot) == read, "\(slot)")
      }
    }
  }

  /// Values of many types.
  static let candidates: [StyleValue] = [
    StyleValue(0.5), StyleValue(7), StyleValue(true), StyleValue("text"), StyleValue(Color.black),
    StyleValue(EdgeInsets.zero), StyleValue(Size.zero),
    StyleValue(Font.system(12)), StyleValue(Image.named("a")), StyleValue(Path()), StyleValue(VisualEffect.blur(.dark)),
    StyleValue(TextAlignment.left), StyleValue(TextField.ViewMode.always), StyleValue(TextAttributes()),
    StyleValue(ValueList([])), .none,
  ]

  @Test("a value of another type is refused and changes nothing", arguments: ViewTypes.all)
  func refusing(_ type: any Styleable.Type) throws {
    for slot in Slot.own(of: type) {
      let binding = slot.table.bindings[slot.binding]
      let object = type.init()
      let before = binding.read(object, slot.slot)
      let own = binding.kind.swiftTypeName.prefix { $0 != "?" }
      for value in Self.candidates {
        let fits =
          value.isNone ? binding.kind.acceptsNone : own == "\(Swift.type(of: value.payload))" || own.hasPrefix("[")
        guard !fits else { continue }
        #expect(try !binding.write(object, value, slot.slot), "\(slot) takes \(value.payload)")
        #expect(binding.read(object, slot.slot) == before, "\(slot)")
      }
    }
  }

  @Test("the initial value is valid for the value type and serializes", arguments: ViewTypes.all)
  func initialValues(_ type: any Styleable.Type) throws {
    for slot in Slot.own(of: type) where slot.slot == 0 {
      let kind = slot.table.bindings[slot.binding].kind
      let initial = slot.table.initialValues[slot.binding]
      #expect(try kind.convert(initial).get() == initial, "\(slot)")
      let text = kind.serialize(initial)
      #expect(try kind.serialize(kind.parse(text)) == text, "\(slot)")
    }
  }

  @Test("each property is bound once and found under all its spellings", arguments: ViewTypes.all)
  func names(_ type: any Styleable.Type) {
    let table = ViewTypeTable.of(type)
    #expect(Set(table.bindings.map(\.property.name)).count == table.bindings.count)
    for (index, binding) in table.bindings.enumerated() {
      for spelling in [binding.property.name, NameStyle.camel(binding.property.name)] + binding.property.aliases {
        #expect(table.binding(named: spelling) == index)
      }
    }
  }

  @Test("a subclass has the property bindings of its superclass", arguments: ViewTypes.all)
  func inheritance(_ type: any Styleable.Type) {
    let table = ViewTypeTable.of(type)
    guard let parent = table.superclass.map({ ViewTypeTable.of($0) }) else { return }
    #expect(table.bindings.prefix(parent.bindings.count).map(\.property) == parent.bindings.map(\.property))
  }
}
