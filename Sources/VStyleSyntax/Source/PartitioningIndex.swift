extension RandomAccessCollection {
  /// The index of the first element with a property that all elements after it have too; the end if none has it.
  ///
  /// - Complexity: the logarithm of the number of elements.
  package func partitioningIndex(where belongs: (Element) -> Bool) -> Index {
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
