extension Array {
  /// Gives back the memory that was asked for in advance, if it is more than an eighth.
  mutating func trim() {
    guard capacity - count > count / 8 else { return }
    var exact: [Element] = []
    exact.reserveCapacity(count)
    exact.append(contentsOf: self)
    self = exact
  }
}
