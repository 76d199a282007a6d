package import VStyleSyntax

/// The edits of some diagnostics that apply together, without conflicts.
package struct FixPlan: Sendable {
  /// The fixes that are applied, by their safety.
  package enum Reach: Sendable {
    /// Fixes that preserve the meaning of a sheet.
    case safe
    /// Also fixes that may change the meaning of a sheet.
    case unsafe
  }

  /// The number of fixes in the plan.
  package private(set) var fixCount = 0

  /// The edits of each source, in order.
  private var edits: [SourceID: [Diagnostic.Edit]] = [:]

  /// Plans the fixes of diagnostics, in their order.
  ///
  /// A fix is skipped if one of its edits touches an edit of an earlier fix.
  ///
  /// - Parameters:
  ///   - diagnostics: the diagnostics. The first applicable fix of each is planned.
  ///   - reach: the fixes that are applied.
  package init(_ diagnostics: some Sequence<Diagnostic>, reach: Reach) {
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fixes.first(where: { FixPlan.isMade($0, reach) }) else { continue }
      guard fix.edits.allSatisfy({ !touchesOthers($0) }) else { continue }
      fixCount += 1
      for edit in fix.edits {
        edits[edit.location.source, default: []].insert(edit, at: index(of: edit))
      }
    }
  }

  /// Returns whether a fix is within reach. Suggestions never are, because they are guesses.
  package static func isMade(_ fix: Diagnostic.Fix, _ reach: Reach) -> Bool { isMade(fix.safety, reach) }

  fileprivate static func isMade(_ safety: Diagnostic.Safety, _ reach: Reach) -> Bool {
    switch safety {
    case .safe: true
    case .unsafe: reach == .unsafe
    case .suggestion: false
    }
  }

  /// Returns whether an edit touches one of another fix.
  ///
  /// The planned edits do not touch each other, so only the two neighbors are compared.
  private func touchesOthers(_ edit: Diagnostic.Edit) -> Bool {
    guard let others = edits[edit.location.source] else { return false }
    let index = index(of: edit)
    return others[max(index - 1, 0)..<min(index + 1, others.count)].contains { touches($0, edit) }
  }

  /// Returns the index of an edit among those of its source.
  private func index(of edit: Diagnostic.Edit) -> Int {
    let start = edit.location.range.start
    // OPTIMIZATION: diagnostics are sorted, so nearly every edit comes last. A binary search is the general case.
    if let known = edits[edit.location.source], let last = known.last, last.location.range.start <= start {
      return known.count
    }
    return edits[edit.location.source]?.partitioningIndex { $0.location.range.start > start } ?? 0
  }

  private func touches(_ left: Diagnostic.Edit, _ right: Diagnostic.Edit) -> Bool {
    let (a, b) = (left.location.range, right.location.range)
    return a.start < b.end && b.start < a.end || a.start == b.start || a.end == b.start || b.end == a.start
  }

  /// Returns the sources that change, with the edits applied, in the order of the map.
  package func changed(in sources: SourceMap) -> [SourceText] {
    edits.sorted { $0.key.index < $1.key.index }.map { id, edits in
      let source = sources[id]
      var bytes = ContiguousArray<UInt8>()
      var position = 0
      for edit in edits.sorted(by: { $0.location.range.start < $1.location.range.start }) {
        bytes += source.bytes[position..<edit.location.range.start]
        bytes += edit.replacement.utf8
        position = edit.location.range.end
      }
      bytes += source.bytes[position...]
      return SourceText(path: source.path, bytes: bytes)
    }
  }
}

extension LintRule {
  /// Returns whether the check may report a diagnostic with a fix within reach.
  func mayFix(within reach: FixPlan.Reach) -> Bool { fixes.map { FixPlan.isMade($0, reach) } ?? false }
}
