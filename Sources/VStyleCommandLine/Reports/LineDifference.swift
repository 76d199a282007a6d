/// Which lines of two texts belong together.
///
/// Lines that are there once in both texts hold the parts between them together, as in a patience diff; short parts are
/// compared line by line, and long ones without such lines are taken to be replaced.
///
/// - Complexity: linear in the lines but for the logarithm of their number, however many differ.
struct LineDifference {
  /// Whether each line of the old text is not in the new one.
  private(set) var removed: [Bool]

  /// Whether each line of the new text is not in the old one.
  private(set) var inserted: [Bool]

  private let old: [Int]
  private let new: [Int]

  /// Up to how many lines of both texts are compared line by line, which takes the square of their number.
  private static let shortLength = 128

  /// How often parts are split into smaller ones.
  private static let mostSplits = 16

  /// A part of both texts that is not compared yet.
  private struct Part {
    var old: Range<Int>
    var new: Range<Int>
    let splits: Int
  }

  /// Compares texts, line by line and byte by byte: what only looks alike is different.
  init(_ old: [String], _ new: [String]) {
    var numbers: [[UInt8]: Int] = [:]
    func number(_ line: String) -> Int {
      let bytes = Array(line.utf8)
      if let known = numbers[bytes] { return known }
      numbers[bytes] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    removed = Array(repeating: false, count: old.count)
    inserted = Array(repeating: false, count: new.count)
    var pending = [Part(old: old.indices, new: new.indices, splits: 0)]
    while let part = pending.popLast() { compare(part, &pending) }
  }

  private mutating func compare(_ part: Part, _ pending: inout [Part]) {
    var (left, right) = (part.old, part.new)
    while let first = left.first, let other = right.first, old[first] == new[other] {
      left.removeFirst()
      right.removeFirst()
    }
    while let last = left.last, let other = right.last, old[last] == new[other] {
      left.removeLast()
      right.removeLast()
    }
    if left.count + right.count <= LineDifference.shortLength { return compareLines(left, right) }
    let anchors = part.splits < LineDifference.mostSplits ? anchors(left, right) : []
    guard !anchors.isEmpty else {
      for line in left { removed[line] = true }
      for line in right { inserted[line] = true }
      return
    }
    var (start, otherStart) = (left.lowerBound, right.lowerBound)
    for anchor in anchors + [(old: left.upperBound, new: right.upperBound)] {
      pending.append(Part(old: start..<anchor.old, new: otherStart..<anchor.new, splits: part.splits + 1))
      (start, otherStart) = (anchor.old + 1, anchor.new + 1)
    }
  }

  private mutating func compareLines(_ left: Range<Int>, _ right: Range<Int>) {
    for change in new[right].difference(from: old[left]) {
      switch change {
      case .remove(let offset, _, _): removed[left.lowerBound + offset] = true
      case .insert(let offset, _, _): inserted[right.lowerBound + offset] = true
      }
    }
  }

  /// Lines that each part has once, as many as are in the same order in both.
  private func anchors(_ left: Range<Int>, _ right: Range<Int>) -> [(old: Int, new: Int)] {
    let places = LineDifference.onlyPlaces(new, right)
    let common = LineDifference.onlyPlaces(old, left).compactMap { line, place in
      places[line].map { (old: place, new: $0) }
    }.sorted { $0.old < $1.old }
    // The longest run of growing places: the ends of the best runs of each length, and what each comes after.
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, anchor) in common.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if common[ends[middle]].new < anchor.new { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var run: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      run.append(common[index])
      next = before[index]
    }
    return run.reversed()
  }

  /// The places of the lines that are there once.
  private static func onlyPlaces(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
    var places: [Int: Int?] = [:]
    for place in range { places[lines[place]] = .some(places[lines[place]] == nil ? place : nil) }
    return places.compactMapValues { $0 }
  }
}
