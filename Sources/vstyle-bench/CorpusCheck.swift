import VStyleSyntax

/// Parses foreign files, prints them again and compares the bytes.
struct CorpusCheck {
  /// The longest accepted parsing time for each megabyte.
  private static let mostMillisecondsPerMegabyte = 100.0

  /// The longest accepted parsing time of a small file, for which the clock is imprecise.
  private static let floorInMilliseconds = 10.0

  private let sheets: [SourceText]

  init(_ sheets: [SourceText]) { self.sheets = sheets }

  private struct Result {
    let path: String
    let milliseconds: Double
    let megabytes: Double
    let isLossless: Bool

    var millisecondsPerMegabyte: Double { megabytes > 0 ? milliseconds / megabytes : 0 }

    var isQuick: Bool {
      milliseconds < max(floorInMilliseconds, megabytes * mostMillisecondsPerMegabyte)
    }
  }

  /// Checks every file, prints a report, and returns whether all files passed.
  func run() -> Bool {
    let results = sheets.map(CorpusCheck.check)
    let failed = results.filter { !$0.isLossless || !$0.isQuick }
    for result in failed {
      let reason = result.isLossless ? "\(CorpusCheck.rounded(result.milliseconds)) ms" : "other bytes"
      print("failed: \(result.path): \(reason)")
    }
    let megabytes = results.map(\.megabytes).reduce(0, +)
    let milliseconds = results.map(\.milliseconds).reduce(0, +)
    print("\(results.count) files, \(CorpusCheck.rounded(megabytes)) MB in \(CorpusCheck.rounded(milliseconds)) ms")
    // For small files the resolution of the clock is too low.
    let bySpeed = results.filter { $0.megabytes > 0.01 }.sorted {
      $0.millisecondsPerMegabyte > $1.millisecondsPerMegabyte
    }
    for result in bySpeed.prefix(5) {
      let speed = CorpusCheck.rounded(result.millisecondsPerMegabyte)
      print("slow: \(speed) ms/MB, \(CorpusCheck.rounded(result.milliseconds)) ms: \(result.path)")
    }
    return failed.isEmpty
  }

  /// Checks a file. The least of three times counts, so that pauses of the machine do not.
  private static func check(_ sheet: SourceText) -> Result {
    var isLossless = true
    let times = (0..<3).map { _ in
      let clock = ContinuousClock()
      let start = clock.now
      let tree = SyntaxTree(parsing: sheet)
      let duration = clock.now - start
      isLossless = isLossless && tree.tape.joinedTokens == sheet.bytes
      return duration.inMilliseconds
    }
    return Result(
      path: sheet.path, milliseconds: times.min() ?? 0, megabytes: Double(sheet.bytes.count) / 1_000_000,
      isLossless: isLossless)
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
