/// What the names of descriptions mean to the selectors of a program, each looked up once.
struct NameMeanings {
  var ids = Column()
  var classes = Column()
  var states = Column()
  /// The classes of the schema by the names of types.
  var types = Column()

  /// A meaning for each name.
  struct Column {
    private var numbers: [Int32] = []

    /// What stands for a name that was not looked up.
    private static let unknown: Int32 = -2

    subscript(name: Int32) -> Int32? {
      Int(name) < numbers.count && numbers[Int(name)] != Self.unknown ? numbers[Int(name)] : nil
    }

    mutating func set(_ name: Int32, _ number: Int32) {
      while numbers.count <= Int(name) { numbers.append(Self.unknown) }
      numbers[Int(name)] = number
    }

    /// The feature that a name stands for, −1 if no selector asks for it.
    mutating func feature(
      _ name: Int32, _ selectors: CompiledSelectors, _ descriptions: Descriptions, _ kind: (ExactText) -> Feature
    ) -> Int32 {
      if let known = self[name] { return known }
      let number = selectors.features.find(kind(ExactText(descriptions.names.names[Int(name)]))) ?? -1
      set(name, number)
      return number
    }
  }
}
