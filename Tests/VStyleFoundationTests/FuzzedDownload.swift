import Synchronization
import TestSupport
import VStyle
import VStyleFoundation
import VStyleSkins
import VStyleSyntax

/// A download of a random answer, with the laws that hold for it.
struct FuzzedDownload: Sendable, CustomStringConvertible {
  let answer: RandomAnswer
  /// The whole body.
  let body: [UInt8]
  let address: String
  let limits: DownloadLimits
  /// What the download must make of the answer with these limits.
  let outcome: RandomAnswer.Outcome
  /// The time after which the download is canceled; `nil` for never.
  let cancellation: Duration?

  /// Creates a download of an answer of a server.
  ///
  /// - Parameter isEnding: whether the answer ends by itself.
  init(
    of body: [UInt8], on server: LoopbackServer, at path: String, isEnding: Bool = false,
    _ random: inout SeededGenerator
  ) {
    var answers = RandomAnswers(body, at: path, SeededGenerator(seed: random.next()))
    var answer = answers.next(on: server)
    while isEnding, answer.isEndless { answer = answers.next(on: server) }
    server.set(path, answer.answer)
    (self.answer, self.body, address) = (answer, body, server.address(path))
    cancellation =
      Int.random(in: 0..<6, using: &random) == 0 ? .milliseconds(Int.random(in: 0...60, using: &random)) : nil
    limits = FuzzedDownload.limits(for: answer, body.count, &random)
    if case .whole = answer.outcome, limits.bytes < body.count { outcome = .refused } else { outcome = answer.outcome }
    FuzzRounds.note(description)
  }

  private static func limits(for answer: RandomAnswer, _ count: Int, _ random: inout SeededGenerator) -> DownloadLimits
  {
    var limits = DownloadLimits()
    if case .whole = answer.outcome {
      limits.bytes = [count, count, 1 << 20, max(0, count - 1)].randomElement(using: &random) ?? 0
      return limits
    }
    limits.bytes = [count, 1 << 20, 1 << 23, count / 2].randomElement(using: &random) ?? 0
    limits.totalSeconds = answer.isEndless ? Double.random(in: 0.05...0.4, using: &random) : 5
    limits.idleSeconds = Double.random(in: 0.1...60, using: &random)
    return limits
  }

  /// The download, for test reports.
  var description: String {
    "\(address): \(answer) (\(outcome)), \(limits), canceled after \(cancellation.map { "\($0)" } ?? "no time")"
  }

  /// Downloads the bytes, and returns the law that was broken; `nil` if all hold.
  func wrong() async -> String? {
    let shares = Mutex<[Double]>([])
    let (address, limits) = (address, limits)
    let start = ContinuousClock.now
    let task = Task { () -> Result<[UInt8], DownloadError> in
      do throws(DownloadError) {
        return .success(
          try await SessionDownloader().download(address, limits: limits) { share in
            shares.withLock { $0.append(share) }
          })
      } catch { return .failure(error) }
    }
    if let cancellation {
      try? await Task.sleep(for: cancellation)
      task.cancel()
    }
    let result = await task.value
    if FuzzRounds.isLong, ContinuousClock.now - start > .seconds(limits.totalSeconds + 15) { return "it took too long" }
    let known = shares.withLock(\.self)
    if !known.allSatisfy({ $0 > 0 && $0 <= 1 }) || known != known.sorted() { return "the progress was \(known)" }
    return wrong(in: result)
  }

  private func wrong(in result: Result<[UInt8], DownloadError>) -> String? {
    if case .success(let bytes) = result, bytes.count > limits.bytes { return "it returned more than its limit" }
    switch (result, outcome) {
    case (.success(let bytes), .whole): return bytes == body ? nil : "it returned \(bytes.count) other bytes"
    case (.success(let bytes), .refused): return "it returned \(bytes.count) bytes"
    case (.success(let bytes), .start):
      return body.starts(with: bytes) ? nil : "it returned \(bytes.count) other bytes"
    case (.success, .any): return nil
    case (.failure(let error), let outcome):
      if case .whole = outcome, cancellation == nil { return "it was refused: \(error)" }
      return FuzzedDownload.hasControls("\(error)") ? "its error has control characters: \(error)" : nil
    }
  }

  /// Whether a message acts on a terminal.
  static func hasControls(_ text: String) -> Bool { text.unicodeScalars.contains(where: VisibleText.isControl) }
}
