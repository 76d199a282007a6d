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

  /// Puts a number into a list that is sorted from a place on, unless it is there.
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

  /// Sorts the numbers. There are few, and most are in order.
  mutating func sort() {
    let end = max(count, 1)
    var numbers = numbers.mutableSpan
    for index in 1..<end {
      let number = numbers[index]
      var place = index
      while place > 0, numbers[place - 1] > number {
        numbers[place] = numbers[place - 1]
        place -= 1
      }
      numbers[place] = number
    }
  }
}
