extension Array {
  /// Releases the memory that was reserved in advance if it is more than an eighth.
  mutating func trim() {
    guard capacity - count > count / 8 else { return }
    var exact: [Element] = []
    exact.reserveCapacity(count)
    exact.append(contentsOf: self)
    self = exact
  }

  /// Takes the elements out and leaves none.
  ///
  /// OPTIMIZATION: a function that writes to storage of the engine while it reads the rest takes the storage out and
  /// puts it back. Simpler would be to write in place, but then each write checks that nobody else holds the array.
  @inline(__always)
  mutating func take() -> [Element] {
    var taken: [Element] = []
    swap(&taken, &self)
    return taken
  }

  /// Appends a value until there are so many elements.
  mutating func fill(_ count: Int, with value: Element) {
    let missing = count - self.count
    if missing > 0 { append(contentsOf: repeatElement(value, count: missing)) }
  }
}
