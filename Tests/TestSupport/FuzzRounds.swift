import Foundation

/// The seeds of the rounds of a fuzz test: a few rounds, or as many as fit into `FUZZ_MINUTES`.
///
/// The first seed is `TEST_SEED` or a fixed one, and each round adds one to it. So the seed of a failure is the first one
/// of a run that repeats it.
package struct FuzzRounds: Sequence, IteratorProtocol {
  /// Whether `FUZZ_MINUTES` asks for a long run.
  package static let isLong = minutes > 0

  private static let minutes = Int(ProcessInfo.processInfo.environment["FUZZ_MINUTES"] ?? "") ?? 0

  private let usual: Int
  private let end: ContinuousClock.Instant
  private var round = 0

  /// Creates the rounds.
  ///
  /// - Parameter usual: the number of rounds without `FUZZ_MINUTES`. They begin within a second and a half.
  package init(_ usual: Int) {
    self.usual = Environment.rounds(usual)
    end = .now + (FuzzRounds.isLong ? .seconds(60 * FuzzRounds.minutes) : .milliseconds(1500))
  }

  /// The seed of the next round.
  package mutating func next() -> UInt64? {
    guard round == 0 || ContinuousClock.now < end, FuzzRounds.isLong || round < usual else { return nil }
    let seed = SeededGenerator.seed &+ UInt64(round)
    round += 1
    FuzzRounds.note("seed \(seed)")
    return seed
  }

  /// Writes a line to standard error in a long run, so that the case is known if the process ends.
  package static func note(_ text: String) {
    if isLong { FileHandle.standardError.write(Data((text + "\n").utf8)) }
  }
}
