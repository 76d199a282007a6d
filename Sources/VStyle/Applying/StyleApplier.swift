import VStyleCascade
import VStyleSyntax
import VStyleValues

/// Writes values to one object through its class's table, and takes them back.
struct StyleApplier {
  let object: any Styleable
  let table: ClassTable
  let storage: StyleStorage

  init(_ object: any Styleable) {
    self.object = object
    table = ClassTable.of(type(of: object))
    storage = object.styleStorage
  }

  /// A value for a slot of a row, and where it was declared.
  struct Assignment {
    let place: PropertyPlace
    let value: Value
    var location: SourceLocation?
  }

  /// Makes the engine's values those given: new ones are written, missing ones give way.
  ///
  /// - Returns: how many writes were made.
  @discardableResult
  func setEngineValues(_ assignments: [Assignment]) -> Int {
    var changes: [StyleStorage.Key: Change] = [:]
    for entry in storage.entries where entry.engine != nil { changes[entry.key] = Change(.engine(nil)) }
    for assignment in assignments {
      changes[key(assignment)] = Change(.engine(assignment.value), location: assignment.location)
    }
    return settle(changes)
  }

  /// Sets values that code wants, beside those it wanted before.
  func pin(_ assignments: [Assignment]) {
    var changes: [StyleStorage.Key: Change] = [:]
    for assignment in assignments { changes[key(assignment)] = Change(.pinned(assignment.value)) }
    _ = settle(changes)
  }

  /// Gives up every value that code wanted.
  func unpinAll() {
    var changes: [StyleStorage.Key: Change] = [:]
    for entry in storage.entries where entry.pinned != nil { changes[entry.key] = Change(.pinned(nil)) }
    _ = settle(changes)
  }

  /// What becomes of a slot.
  struct Change {
    let wish: Wish
    var location: SourceLocation?

    init(_ wish: Wish, location: SourceLocation? = nil) {
      self.wish = wish
      self.location = location
    }

    enum Wish {
      case engine(Value?)
      case pinned(Value?)
    }

    func apply(to entry: inout StyleStorage.Entry) {
      switch wish {
      case .engine(let value): entry.engine = value
      case .pinned(let value): entry.pinned = value
      }
    }
  }

  private func key(_ assignment: Assignment) -> StyleStorage.Key {
    StyleStorage.Key(position: table.order.positions[assignment.place.row], slot: assignment.place.slot)
  }

  /// Takes over some changes and writes what they lead to, in the order of the table.
  func settle(_ changes: [StyleStorage.Key: Change]) -> Int {
    guard !changes.isEmpty else { return 0 }
    let before = storage.writeCount
    var settlement = StyleSettlement(self)
    settlement.settle(changes)
    for issue in settlement.issues { StyleIssues.shared.report(issue) }
    return storage.writeCount - before
  }
}
