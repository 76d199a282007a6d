import Foundation
import TestSupport
import Testing
import VStyleViews

// Release builds have no part of hot reload.
#if DEBUG
  /// Random attacks on the files of a sheet that a running app shows.
  ///
  /// A failure prints its seed and the steps. `TEST_SEED=<seed>` begins with that seed, and `FUZZ_MINUTES=<number>` goes on
  /// for so long.
  @Suite("Random attacks on a watched sheet", .serialized)
  @MainActor struct ReloadFuzzTests {
    /// The longest time until an app shows what is on the disk.
    private static let patience: Duration = FuzzRounds.isLong ? .seconds(60) : .seconds(1800)

    @Test("what is on the disk at the end is shown or refused, and nothing else happens")
    func attacks() async throws {
      var use: ProcessUse?
      for seed in FuzzRounds(12) {
        try await attack(seed)
        // The first rounds fill caches. Other tests run beside a short run.
        guard FuzzRounds.isLong, seed % 50 == 49 else { continue }
        let now = ProcessUse.now
        if let use, let now, now.exceeds(use) { Issue.record("seed \(seed): \(now), first \(use)") }
        use = use ?? now
      }
    }

    private func attack(_ seed: UInt64) async throws {
      var random = SeededGenerator(seed: seed)
      let main = Int.random(in: 0..<3, using: &random) == 0 ? AttackText.names[4] : AttackText.names[0]
      let app = try AttackedApp(main: main, isEmbedded: Int.random(in: 0..<4, using: &random) == 0)
      var attacks = FileAttacks(in: app.root, main: main, random)
      var steps: [String] = []
      // The app meets half of the states at rest.
      for count in [Int.random(in: 1...12, using: &random), Int.random(in: 1...4, using: &random), 0] {
        var batch = (0..<count).map { _ in (attacks.next(), Int.random(in: 0...12, using: &random)) }
        if count == 0 { batch = [(attacks.repair(), 0)] }
        steps += batch.map { "\($0), then \($1) ms" }
        await Task.detached { [batch] in
          for (attack, pause) in batch {
            attack.run()
            if pause > 4 { usleep(UInt32(pause * 1000)) }
          }
        }.value
        var isRight = try await reaches(within: Self.patience) { app.wrong == nil || !app.failures.isEmpty }
        // A late reload would show a state that is over.
        if FuzzRounds.isLong, isRight {
          try await Task.sleep(for: .milliseconds(30))
          isRight = app.wrong == nil
        }
        if !isRight || !app.failures.isEmpty {
          let text = (steps + [app.state]).joined(separator: "\n")
          Issue.record("seed \(seed): \(app.wrong ?? "right by now")\n\(text)")
          return
        }
      }
    }
  }
#endif
