import TestSupport
import Testing

/// After any changes the values on the views are those of a fresh computation.
@Suite("scopes against the reference")
struct ScopeLaw {
  @Test("any script of changes leaves the views as a fresh computation says", arguments: 0..<Environment.rounds(16))
  func scripts(round: Int) {
    let seed = SeededGenerator.seed &+ UInt64(round)
    let script = ScopeScript(seed: seed, steps: 24)
    guard script.failure() != nil else { return }
    let short = script.shrunk()
    Issue.record("seed \(seed): \(short.failure() ?? "")\n\(short.steps)\n\(short.sheets.joined(separator: "\n"))")
  }
}
