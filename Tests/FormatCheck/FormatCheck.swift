import FormatSupport
import Foundation
import TestSupport
import VStyleFormat
import VStyleSyntax

/// A program that formats all sheets in folders, prefixes of each sheet and random sheets, and checks the laws.
///
/// The unit tests format a part of the sheets. This program formats all of them and is meant for a release build.
/// `TEST_ROUNDS=<number>` multiplies the number of random sheets.
@main
struct FormatCheck {
  /// The number of prefixes of each sheet.
  private static let beginningCount = 6

  /// The file name extensions of sheets.
  private static let suffixes = ["css", "nss", "qss", "tcss", "vstyle"]

  static func main() {
    let folders = CommandLine.arguments.dropFirst()
    let fixtures = folders.flatMap { folder in suffixes.flatMap { Fixture.all(in: folder, of: $0) } }
    var random = SeededGenerator(seed: SeededGenerator.seed)
    var count = Environment.rounds(2_000)
    var failures = 0
    for seed in (0..<UInt64(count)).map({ SeededGenerator.seed &+ $0 }) {
      guard let problem = FormatLaws.problem(withSheetOf: seed) else { continue }
      failures += 1
      print("a random sheet: \(problem)")
    }
    for fixture in fixtures {
      let bytes = fixture.bytes
      let lengths = (0..<(bytes.isEmpty ? 0 : beginningCount)).map { _ in
        Int.random(in: 0..<bytes.count, using: &random)
      }
      for length in [bytes.count] + lengths {
        let source = SourceText(path: fixture.path, bytes: bytes.prefix(length))
        count += 1
        guard let problem = FormatLaws.problem(with: source) else { continue }
        failures += 1
        print("\(fixture.path), the first \(length) bytes: \(problem)")
      }
    }
    print(
      "\(count) texts formatted, with \(fixtures.count) sheets of the folders, \(failures) against the laws, TEST_SEED=\(SeededGenerator.seed)"
    )
    if failures > 0 || fixtures.isEmpty && !folders.isEmpty { exit(1) }
  }
}
