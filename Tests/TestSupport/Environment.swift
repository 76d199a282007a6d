import Foundation

/// What the caller of the tests asks of them.
public enum Environment {
  /// The number in `TEST_SEED`.
  static let seed = ProcessInfo.processInfo.environment["TEST_SEED"].flatMap(UInt64.init)

  /// How many rounds a random test makes: as many as usual, or as many times more as `TEST_ROUNDS` says.
  public static func rounds(_ usual: Int) -> Int {
    usual * (ProcessInfo.processInfo.environment["TEST_ROUNDS"].flatMap(Int.init) ?? 1)
  }
}
