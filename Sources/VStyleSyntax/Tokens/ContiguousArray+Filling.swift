// OPTIMIZATION: an array is made as long as it may get and filled in place, since every `append` asks whether the
// array is shared and whether it has room.

extension ContiguousArray {
  /// Makes the array at least as long as a number of elements.
  @inline(__always)
  mutating func grow(to count: Int, with element: Element) {
    if count > self.count { append(contentsOf: repeatElement(element, count: count - self.count)) }
  }

  /// Puts what is made of elements in place of those from a position on.
  @inline(__always)
  mutating func overwrite(from position: Int, with elements: Span<Element>, _ change: (Element) -> Element) {
    var own = mutableSpan
    for index in elements.indices { own[position &+ index] = change(elements[index]) }
  }
}
