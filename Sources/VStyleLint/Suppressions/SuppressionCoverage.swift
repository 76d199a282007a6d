import VStyleSyntax

/// Which diagnostics of a source some comments cover, and which comments cover any.
///
/// OPTIMIZATION: to ask every comment about every diagnostic would take a sheet with many of both as long as it has
/// pairs of them. Here both are sorted by rule and place once.
struct SuppressionCoverage {
  /// The diagnostics of one rule, and where they are covered.
  private struct RuleCoverage {
    let rule: DiagnosticRule
    /// Where its diagnostics start, in order.
    var starts: [Int]
    /// The bytes that are covered, both ends included, in order and apart from each other.
    var covered: [(start: Int, end: Int)] = []
  }

  private var byCode: [String: RuleCoverage] = [:]

  init(_ suppressions: [Suppression], _ diagnostics: [Diagnostic]) {
    // What the parser finds cannot be silenced: the sheet does not say what it seems to say.
    for diagnostic in diagnostics where !diagnostic.rule.code.hasPrefix("VS00") {
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

  /// Whether any comment covers a diagnostic.
  func covers(_ diagnostic: Diagnostic) -> Bool {
    guard let covered = byCode[diagnostic.rule.code]?.covered else { return false }
    let start = diagnostic.location.range.start
    return covered[..<covered.partitioningIndex { $0.start > start }].last.map { start <= $0.end } ?? false
  }

  /// Whether a comment covers any diagnostic.
  func isUsed(_ suppression: Suppression) -> Bool {
    byCode.values.contains { coverage in
      guard suppression.selects(coverage.rule) else { return false }
      let first = coverage.starts.partitioningIndex { $0 >= suppression.range.start }
      return first < coverage.starts.count && coverage.starts[first] <= suppression.range.end
    }
  }
}
