import Foundation

/// What the caller of the tests asks of them.
enum Environment {
  /// The number in `TEST_SEED`.
  static let seed = ProcessInfo.processInfo.environment["TEST_SEED"].flatMap(UInt64.init)
}
