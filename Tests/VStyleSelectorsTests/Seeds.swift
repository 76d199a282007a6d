import TestSupport
import Testing

extension SeededGenerator {
  /// Returns `true` with a probability of one in `count`.
  mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// Returns one of the values at random.
  mutating func pick<Value>(_ first: Value, _ others: Value...) -> Value {
    others.isEmpty ? first : ([first] + others)[Int.random(in: 0...others.count, using: &self)]
  }
}

/// A block of a hundred seeds for one test case.
struct Seeds: Sequence, CustomTestStringConvertible {
  let first: UInt64

  /// The blocks of the first `count` seeds.
  static func blocks(_ count: UInt64) -> [Seeds] { stride(from: 0, to: count, by: 100).map(Seeds.init) }

  func makeIterator() -> Range<UInt64>.Iterator { (first..<first + 100).makeIterator() }

  var testDescription: String { "seeds from \(first)" }
}
