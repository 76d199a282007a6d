/// Different keys in the order in which they were added.
struct NumberedKeys<Key: Hashable> {
  private(set) var all: [Key] = []
  private var numbers: [Key: Int] = [:]

  /// Returns the number of a key, which is new for a key that equals no other one.
  mutating func number(of key: Key) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = all.count
    all.append(key)
    return all.count - 1
  }
}
