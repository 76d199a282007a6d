import TestSupport
import Testing

extension SeededGenerator {
  /// Whether something happens that does so once in so many times.
  mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// One of some values.
  mutating func pick<Value>(_ first: Value, _ others: Value...) -> Value {
    others.isEmpty ? first : ([first] + others)[Int.random(in: 0...others.count, using: &self)]
  }
}

/// A block of a hundred seeds, which a test walks in one case.
struct Seeds: Sequence, CustomTestStringConvertible {
  let first: UInt64

  /// The blocks that hold a number of seeds from 0 on.
  static func blocks(_ count: UInt64) -> [Seeds] { stride(from: 0, to: count, by: 100).map(Seeds.init) }

  func makeIterator() -> Range<UInt64>.Iterator { (first..<first + 100).makeIterator() }

  var testDescription: String { "seeds from \(first)" }
}
