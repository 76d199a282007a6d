/// The styles in use: a look together with what the parent gave, or with what is handed on where that tells as much.
struct StyleRecords {
  /// One style.
  struct Record {
    let look: Int32
    /// What the node is given, or the first of the nodes with the style.
    let given: Int32
    /// What the node hands on.
    let handed: Int32
  }

  private(set) var records: [Record] = []
  private var numbers = IntegerTable()
  private var ofHanded = IntegerTable()

  /// Gives back the memory that was asked for in advance.
  mutating func trim() { records.trim() }

  /// The record of a look with what it is given; `nil` if there is none yet.
  @inline(__always)
  func find(look: Int32, given: Int32) -> Int32? { numbers[IntegerTable.key(look, given + 1)] }

  /// The record of a look with what it hands on, where that is all that matters; `nil` if there is none yet.
  func find(look: Int32, handed: Int32) -> Int32? { ofHanded[IntegerTable.key(look, handed)] }

  /// Lets nodes of a look that are given something have a style.
  mutating func set(_ number: Int32, look: Int32, given: Int32) {
    numbers.set(IntegerTable.key(look, given + 1), number)
  }

  /// Adds a style.
  ///
  /// - Parameters:
  ///   - isShared: whether all nodes of the look that are given the same have it.
  ///   - isClosed: whether all nodes of the look that hand on the same have it.
  mutating func add(_ record: Record, isShared: Bool, isClosed: Bool) -> Int32 {
    records.append(record)
    let number = Int32(records.count - 1)
    if isShared { set(number, look: record.look, given: record.given) }
    if isClosed { ofHanded.set(IntegerTable.key(record.look, record.handed), number) }
    return number
  }
}
