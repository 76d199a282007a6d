/// A sequence of numbers that is made again and again in the same memory.
struct NumberList {
  /// The numbers; what stands behind the first ``count`` is left over from before.
  private(set) var numbers: [Int32] = []
  private(set) var count = 0

  // OPTIMIZATION: `removeAll(keepingCapacity:)` of an array takes as long as a dozen of its elements.
  @inline(__always)
  mutating func clear() { count = 0 }

  @inline(__always)
  subscript(place: Int) -> Int32 {
    get { numbers[place] }
    set { numbers[place] = newValue }
  }

  @inline(__always)
  mutating func append(_ number: Int32) {
    if count == numbers.count { numbers.append(number) } else { numbers[count] = number }
    count += 1
  }

  /// Adds numbers that a function writes, from a place on which it moves.
  ///
  /// - Parameter most: how many there are at most.
  @inline(__always)
  mutating func append(_ most: Int, _ write: (inout MutableSpan<Int32>, inout Int) -> Void) {
    let missing = count + most - numbers.count
    if missing > 0 { numbers += [Int32](repeating: 0, count: missing) }
    // OPTIMIZATION: what is held here alone is written without asking who else holds it.
    var room: [Int32] = []
    swap(&room, &numbers)
    var span = room.mutableSpan
    write(&span, &count)
    swap(&room, &numbers)
  }

  /// Puts a number into the list, which is sorted, unless it is there.
  mutating func insert(_ number: Int32) {
    var place = count
    while place > 0, numbers[place - 1] > number { place -= 1 }
    if place > 0, numbers[place - 1] == number { return }
    append(number)
    var last = count - 1
    while last > place {
      numbers[last] = numbers[last - 1]
      last -= 1
    }
    numbers[place] = number
  }
}
