// OPTIMIZATION: an array is created with its maximum length and filled in place. The simpler `append` checks uniqueness
// and capacity at each call.

extension ContiguousArray {
  /// Grows the array to at least a number of elements.
  @inline(__always)
  mutating func grow(to count: Int, with element: Element) {
    if count > self.count { append(contentsOf: repeatElement(element, count: count - self.count)) }
  }

  /// Overwrites the elements from a position on with transformed elements.
  @inline(__always)
  mutating func overwrite(from position: Int, with elements: Span<Element>, _ change: (Element) -> Element) {
    var own = mutableSpan
    for index in elements.indices { own[position &+ index] = change(elements[index]) }
  }
}
