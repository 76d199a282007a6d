import VStyleSyntax

/// The diagnostics of a source that comments suppress, and the comments that suppress any.
///
/// OPTIMIZATION: comparing every comment with every diagnostic is simpler, and takes time in proportion to the number
/// of pairs. Here both are sorted once by rule and location, and each test is a binary search.
struct SuppressionCoverage {
  /// The diagnostics of one rule, and the ranges in which they are suppressed.
  private struct RuleCoverage {
    let rule: DiagnosticRule
    /// The starts of its diagnostics, in order.
    var starts: [Int]
    /// The suppressed ranges, including both ends. They are in order and do not overlap.
    var covered: [(start: Int, end: Int)] = []
  }

  private var byCode: [String: RuleCoverage] = [:]

  init(_ suppressions: [Suppression], _ diagnostics: [Diagnostic]) {
    // Diagnostics of the parser cannot be suppressed, because the meaning of such a sheet is unsure.
    for diagnostic in diagnostics where !diagnostic.rule.isOfParser {
      byCode[diagnostic.rule.code, default: RuleCoverage(rule: diagnostic.rule, starts: [])].starts.append(
        diagnostic.location.range.start)
    }
    let sorted = suppressions.sorted { $0.range.start < $1.range.start }
    byCode = byCode.mapValues { coverage in
      var coverage = coverage
      coverage.starts.sort()
      for suppression in sorted where suppression.selects(coverage.rule) {
        let range = suppression.range
        if let last = coverage.covered.last, range.start <= last.end {
          coverage.covered[coverage.covered.count - 1].end = max(last.end, range.end)
        } else {
          coverage.covered.append((range.start, range.end))
        }
      }
      return coverage
    }
  }

  /// Returns whether any comment suppresses a diagnostic.
  func covers(_ diagnostic: Diagnostic) -> Bool {
    guard let covered = byCode[diagnostic.rule.code]?.covered else { return false }
    let start = diagnostic.location.range.start
    return covered[..<covered.partitioningIndex { $0.start > start }].last.map { start <= $0.end } ?? false
  }

  /// Returns whether a comment suppresses any diagnostic.
  func isUsed(_ suppression: Suppression) -> Bool {
    byCode.values.contains { coverage in
      guard suppression.selects(coverage.rule) else { return false }
      let first = coverage.starts.partitioningIndex { $0 >= suppression.range.start }
      return first < coverage.starts.count && coverage.starts[first] <= suppression.range.end
    }
  }
}
