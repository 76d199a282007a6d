import Foundation
import TestSupport
import Testing
import VStyleViews

/// Random answers of a hostile server to downloads of files, packs and images.
///
/// A failure prints its seed and the answers. `TEST_SEED=<seed>` begins with that seed, and `FUZZ_MINUTES=<number>` goes on
/// for so long.
@Suite("Random answers to downloads", .serialized)
@MainActor struct DownloadFuzzTests {
  private let pack = Fixture(path: PackageRoot.path + "/Stylesheets/Skins/Night.zip").bytes
  private let image = Fixture(path: PackageRoot.path + "/Stylesheets/Skins/Paper/paper/header.png").bytes

  @Test("each download ends once, within its limits, and leaves nothing behind")
  func answers() async throws {
    var use: ProcessUse?
    for seed in FuzzRounds(8) {
      var random = SeededGenerator(seed: seed)
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1: try await bytes(seed, &random)
      case 2: try await packs(seed, &random)
      default: try await images(seed, &random)
      }
      // Other tests run beside a short run.
      guard FuzzRounds.isLong, seed % 50 == 49, let now = ProcessUse.now else { continue }
      if let use, now.exceeds(use) { Issue.record("seed \(seed): \(now), first \(use)") }
      use = use ?? now
    }
  }

  /// Downloads of bytes, several at once.
  private func bytes(_ seed: UInt64, _ random: inout SeededGenerator) async throws {
    let server = try LoopbackServer([:])
    let downloads = (0..<Int.random(in: 1...4, using: &random)).map { number in
      let count = [0, 1, 100, 20_000, 300_000].randomElement(using: &random) ?? 0
      let body = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ number) }
      return FuzzedDownload(of: body, on: server, at: "/\(number)", &random)
    }
    await withTaskGroup { group in
      for download in downloads {
        group.addTask {
          if let wrong = await download.wrong() { Issue.record("seed \(seed): \(wrong)\n\(download)") }
        }
      }
    }
    withExtendedLifetime(server) {}
  }

  /// Downloads of packs, right and damaged ones, several at once.
  private func packs(_ seed: UInt64, _ random: inout SeededGenerator) async throws {
    let (server, app) = (try LoopbackServer([:]), try FuzzedSkins())
    let downloads = (0..<Int.random(in: 1...3, using: &random)).map { number in
      let isGood = Bool.random(using: &random)
      let body = isGood ? pack : damaged(&random)
      return (isGood, FuzzedDownload(of: body, on: server, at: "/\(number).zip", &random))
    }
    let tasks = downloads.map { isGood, download in
      Task { await app.wrong(installing: download, isGood: isGood) }
    }
    for (task, (_, download)) in zip(tasks, downloads) {
      if let wrong = await task.value { Issue.record("seed \(seed): \(wrong)\n\(download)") }
    }
    if let wrong = app.wrong() { Issue.record("seed \(seed): \(wrong)\n\(downloads.map(\.1))") }
    withExtendedLifetime(server) {}
  }

  /// The pack with some other bytes, or cut.
  private func damaged(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = pack
    if Bool.random(using: &random) { return Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))) }
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
    return bytes
  }

  /// Downloads of images that views wait for.
  private func images(_ seed: UInt64, _ random: inout SeededGenerator) async throws {
    let (server, app) = (try LoopbackServer([:]), try FuzzedSkins())
    let downloads = (0..<Int.random(in: 1...4, using: &random)).map { number in
      FuzzedDownload(of: image, on: server, at: "/\(number).png", isEnding: true, &random)
    }
    if let wrong = try await app.wrong(showing: downloads) ?? app.wrong() {
      Issue.record("seed \(seed): \(wrong)\n\(downloads.map(\.description).joined(separator: "\n"))")
    }
    withExtendedLifetime(server) {}
  }
}
