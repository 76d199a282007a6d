extension RandomAccessCollection {
  /// The index of the first element that belongs to the second part of a partitioned collection.
  ///
  /// The elements must be partitioned: all elements after the first that belongs must belong too. If none belongs, the
  /// index is the end.
  ///
  /// OPTIMIZATION: without the attribute, other targets call the closure through a table of functions.
  ///
  /// - Complexity: O(log *n*) calls of `belongs`.
  @inlinable package func partitioningIndex(where belongs: (Element) -> Bool) -> Index {
    var (start, length) = (startIndex, count)
    while length > 0 {
      let middle = index(start, offsetBy: length / 2)
      if belongs(self[middle]) {
        length /= 2
      } else {
        start = index(after: middle)
        length -= length / 2 + 1
      }
    }
    return start
  }
}
