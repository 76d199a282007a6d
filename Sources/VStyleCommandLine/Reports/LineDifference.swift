/// The removed and inserted lines between two texts.
///
/// Lines that occur once in both texts anchor the comparison, as in a patience diff. Short parts between anchors are
/// compared line by line. Long parts without anchors count as replaced.
///
/// - Complexity: O(*n* log *n*) for *n* lines, however many differ.
struct LineDifference {
  /// Whether each line of the old text is not in the new one.
  private(set) var removed: [Bool]

  /// Whether each line of the new text is not in the old one.
  private(set) var inserted: [Bool]

  private let old: [Int]
  private let new: [Int]

  /// The largest number of lines of both texts that are compared line by line, in quadratic time.
  private static let shortLength = 128

  /// The largest number of times that a part is split into smaller ones.
  private static let maximumSplits = 16

  /// A part of both texts that is not compared yet.
  private struct Part {
    var old: Range<Int>
    var new: Range<Int>
    let splits: Int
  }

  /// Compares the lines of two texts by their bytes. Canonically equivalent lines with other bytes differ.
  init(_ old: [String], _ new: [String]) {
    var indices: [[UInt8]: Int] = [:]
    func index(_ line: String) -> Int {
      let bytes = Array(line.utf8)
      if let known = indices[bytes] { return known }
      indices[bytes] = indices.count
      return indices.count - 1
    }
    self.old = old.map(index)
    self.new = new.map(index)
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
    let anchors = part.splits < LineDifference.maximumSplits ? anchors(left, right) : []
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

  /// Returns the longest sequence of lines that occur once in each part, and in the same order in both.
  private func anchors(_ left: Range<Int>, _ right: Range<Int>) -> [(old: Int, new: Int)] {
    let indices = LineDifference.uniqueIndices(new, right)
    let common = LineDifference.uniqueIndices(old, left).compactMap { line, location in
      indices[line].map { (old: location, new: $0) }
    }.sorted { $0.old < $1.old }
    // Longest increasing subsequence: `ends` has the last line of the best run of each length, `before` the
    // predecessors.
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

  /// Returns the indices of the lines that occur once in a range.
  private static func uniqueIndices(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
    var indices: [Int: Int?] = [:]
    for location in range { indices[lines[location]] = .some(indices[lines[location]] == nil ? location : nil) }
    return indices.compactMapValues { $0 }
  }
}
