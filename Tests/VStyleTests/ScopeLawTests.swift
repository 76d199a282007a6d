import TestSupport
import Testing

/// After any changes, the values on the views equal those of a fresh computation.
@Suite("Scopes compared with the reference")
struct ScopeLawTests {
  @Test("after any script of changes, the views equal a fresh computation", arguments: 0..<Environment.rounds(16))
  func scripts(round: Int) {
    let seed = SeededGenerator.seed &+ UInt64(round)
    let script = ScopeScript(seed: seed, steps: 24)
    guard script.failure() != nil else { return }
    let short = script.shrunk()
    Issue.record("seed \(seed): \(short.failure() ?? "")\n\(short.steps)\n\(short.sheets.joined(separator: "\n"))")
  }

  @Test("each feature with its own engine path is in some sheets, not in all")
  func parts() {
    let sheets = (0..<64).flatMap { ScopeScript(seed: $0, steps: 0).sheets }
    for part in [":has(", "@property --ink", ".a & {", ":nth-child(2 of", "@scope ("] {
      let count = sheets.count { $0.contains(part) }
      #expect(count > 16 && count < sheets.count - 16, "\(part): \(count) of \(sheets.count)")
    }
  }
}
