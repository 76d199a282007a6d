extension Array {
  /// Releases unused capacity if it exceeds an eighth of the count.
  mutating func trim() {
    guard capacity - count > count / 8 else { return }
    var exact: [Element] = []
    exact.reserveCapacity(count)
    exact.append(contentsOf: self)
    self = exact
  }

  /// Moves the elements out and leaves an empty array.
  ///
  /// OPTIMIZATION: a function that writes one array of the engine while it reads others moves the array out and back.
  /// Writing in place would be simpler, but each write would check that the array has one owner.
  @inline(__always)
  mutating func take() -> [Element] {
    var taken: [Element] = []
    swap(&taken, &self)
    return taken
  }

  /// Appends copies of a value until the array has a given number of elements.
  mutating func fill(_ count: Int, with value: Element) {
    let missing = count - self.count
    if missing > 0 { append(contentsOf: repeatElement(value, count: missing)) }
  }
}
