import Foundation

/// The seeds of the rounds of a random test: some in each run of the tests, and new ones for `FUZZ_MINUTES` if it is set.
package struct FuzzSeeds: Sequence, IteratorProtocol {
  private var rest: Int
  private var seed = SeededGenerator.seed
  private let end: ContinuousClock.Instant

  /// Creates the seeds.
  ///
  /// - Parameter usual: the number of rounds without `FUZZ_MINUTES`.
  package init(_ usual: Int) {
    rest = Environment.rounds(usual)
    let minutes = ProcessInfo.processInfo.environment["FUZZ_MINUTES"].flatMap(Int.init) ?? 0
    end = ContinuousClock.now + .seconds(60 * minutes)
  }

  package mutating func next() -> UInt64? {
    guard rest > 0 || ContinuousClock.now < end else { return nil }
    rest -= 1
    defer { seed &+= 1 }
    return seed
  }
}
