import TestSupport
import Testing
import VStyleViews

/// A view whose hook receives all properties and records their names in order.
private protocol Recording: View {
  var journal: [String] { get }
}

private final class RecordingLabel: Label, Recording {
  private(set) var journal: [String] = []
  override var mi_specialProperties: [String] { ViewTypeTable.of(Label.self).bindings.map(\.property.name) }
  override func mi_setValue(_ value: Any, forKey key: String) { journal.append(NameStyle.kebab(key)) }
}

private final class RecordingButton: Button, Recording {
  private(set) var journal: [String] = []
  override var mi_specialProperties: [String] { ViewTypeTable.of(Button.self).bindings.map(\.property.name) }
  override func mi_setValue(_ value: Any, forKey key: String) { journal.append(NameStyle.kebab(key)) }
}

private final class RecordingStepper: Stepper, Recording {
  private(set) var journal: [String] = []
  override var mi_specialProperties: [String] { ViewTypeTable.of(Stepper.self).bindings.map(\.property.name) }
  override func mi_setValue(_ value: Any, forKey key: String) { journal.append(NameStyle.kebab(key)) }
}

private final class RecordingTableView: TableView, Recording {
  private(set) var journal: [String] = []
  override var mi_specialProperties: [String] { ViewTypeTable.of(TableView.self).bindings.map(\.property.name) }
  override func mi_setValue(_ value: Any, forKey key: String) { journal.append(NameStyle.kebab(key)) }
}

@Suite("The order of writes")
struct WriteOrderTests {
  private static let classes: [any Recording.Type] = [
    RecordingLabel.self, RecordingButton.self, RecordingStepper.self, RecordingTableView.self,
  ]

  @Test("any permutation of a dictionary is written in the order of the table", arguments: 0..<4)
  func permutations(_ number: Int) {
    let type = Self.classes[number]
    let table = ViewTypeTable.of(type)
    var random = SeededGenerator(seed: SeededGenerator.seed &+ UInt64(number))
    let values = table.bindings.flatMap { binding in
      binding.slots.map { (binding.property.for($0), binding.kind.samples.last { !$0.isNone } ?? .none) }
    }
    var journals: Set<[String]> = []
    for round in 0..<4 {
      let object = type.init()
      var batch: [Property: Any] = [:]
      batch.reserveCapacity(round * 400)
      for (property, value) in values.shuffled(using: &random) { batch[property] = value }
      object.mi_styles = batch
      journals.insert(object.journal)
    }
    #expect(journals.count == 1, "TEST_SEED=\(SeededGenerator.seed)")
    let journal = journals.first ?? []
    #expect(journal.count > table.bindings.count / 2)
    let places = journal.compactMap { table.binding(named: $0).map { (table.order.ranks[$0], $0) } }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }, "\(table.name)")
  }
}
