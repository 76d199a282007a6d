/// The styles in use: a look together with what it was given by the parent.
struct StyleRecords {
  /// One style.
  struct Record {
    let look: Int32
    /// What the node is given.
    let given: Int32
    /// What the node hands on.
    let handed: Int32
  }

  private(set) var records: [Record] = []
  private var numbers = IntegerTable()

  /// The record of a look with what it is given; `nil` if there is none yet.
  func find(look: Int32, given: Int32) -> Int32? { numbers[IntegerTable.key(look, given + 1)] }

  mutating func add(_ record: Record, isShared: Bool) -> Int32 {
    records.append(record)
    let number = Int32(records.count - 1)
    if isShared { numbers.set(IntegerTable.key(record.look, record.given + 1), number) }
    return number
  }
}
