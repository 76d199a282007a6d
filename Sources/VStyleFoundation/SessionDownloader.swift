import Dispatch
import Foundation
import Synchronization
import VStyle
public import VStyleSkins

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A downloader that uses Foundation's `URLSession`, without cookies, credentials or a cache.
///
/// It is safe to use from any thread.
public struct SessionDownloader: Downloader {
  /// Creates a downloader.
  public init() {}

  /// Downloads the bytes at an address.
  ///
  /// - Parameters:
  ///   - address: an `http` or `https` URL with a host.
  ///   - limits: the limits of the download: its size in bytes, its total and idle time in seconds.
  ///   - progress: receives the received share, above 0 and up to 1. It is not called if the server reports no length.
  /// - Returns: the bytes.
  /// - Throws: `DownloadError`. A canceled download throws `failed`.
  public func download(
    _ address: String, limits: DownloadLimits, progress: @escaping @Sendable (Double) -> Void
  ) async throws(DownloadError) -> [UInt8] {
    guard let url = URL(string: address), SessionDownloader.isWeb(url) else { throw .invalidAddress(address) }
    let transfer = Transfer(limits: limits, progress: progress)
    let result = await withTaskCancellationHandler {
      await transfer.run(url)
    } onCancel: {
      transfer.end(.failure(.failed("it was canceled")))
    }
    return try result.get()
  }

  /// Whether a URL has the scheme `http` or `https`, and a host.
  fileprivate static func isWeb(_ url: URL) -> Bool { hasWebScheme(url) && url.host?.isEmpty == false }

  fileprivate static func hasWebScheme(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased() ?? "")
  }
}

/// One download. The session calls it on the queue of `TransferQueue`.
///
/// Audited: a lock guards all mutable state.
private final class Transfer: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private typealias Continuation = CheckedContinuation<Result<[UInt8], DownloadError>, Never>

  private struct State {
    var bytes: [UInt8] = []
    /// The announced number of bytes; negative if there is none. A packed body has another number.
    var expected: Int64 = -1
    /// Whether the answer has arrived whose body is the download.
    var isAnswered = false
    /// The times of the start and of the last bytes.
    let start = ContinuousClock.now
    var latest = ContinuousClock.now
    var continuation: Continuation?
    var result: Result<[UInt8], DownloadError>?
    var running: (session: URLSession, task: URLSessionTask)?
  }

  private let limits: DownloadLimits
  private let progress: @Sendable (Double) -> Void
  private let state = Mutex(State())

  init(limits: DownloadLimits, progress: @escaping @Sendable (Double) -> Void) {
    var limits = limits
    limits.idleSeconds = Transfer.countable(limits.idleSeconds)
    limits.totalSeconds = Transfer.countable(limits.totalSeconds)
    self.limits = limits
    self.progress = progress
  }

  /// Returns a time that timers can count: at most some days.
  private static func countable(_ seconds: Double) -> Double { seconds > 0 ? min(seconds, 1_000_000) : 0 }

  func run(_ url: URL) async -> Result<[UInt8], DownloadError> {
    let deadline = Task { [weak self] in
      while let end = self?.nextEnd() { try await Task.sleep(until: end, clock: .continuous) }
    }
    let result = await withCheckedContinuation { continuation in
      let early = state.withLock { state in
        state.continuation = state.result == nil ? continuation : nil
        return state.result
      }
      if let early { continuation.resume(returning: early) } else { Transfer.background { self.start(url) } }
    }
    deadline.cancel()
    return result
  }

  /// Returns the time at which the download is too slow, unless bytes arrive before. A download that is too slow by now
  /// ends; then, and after any end, the result is `nil`.
  ///
  /// Foundation on Linux counts whole seconds, and in rare cases none.
  private func nextEnd() -> ContinuousClock.Instant? {
    let (total, idle) = (Duration.seconds(limits.totalSeconds), Duration.seconds(limits.idleSeconds))
    let end = state.withLock { $0.result == nil ? min($0.start + total, $0.latest + idle) : nil }
    guard let end, end <= .now else { return end }
    self.end(.failure(.tooSlow))
    return nil
  }

  private func start(_ url: URL) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpShouldSetCookies = false
    // The end of the time is counted here. The session only has to be no faster.
    let patience = limits.idleSeconds.rounded(.up) + 1
    configuration.timeoutIntervalForRequest = patience
    configuration.timeoutIntervalForResource = limits.totalSeconds.rounded(.up) + 1
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: TransferQueue.make())
    let task = session.dataTask(with: URLRequest(url: url, timeoutInterval: patience))
    let isOver = state.withLock { state in
      if state.result == nil { state.running = (session, task) }
      return state.result != nil
    }
    // A task that never runs does not end, so the session would wait for it.
    if isOver { session.invalidateAndCancel() } else { task.resume() }
  }

  /// Ends the download. Later calls have no effect.
  func end(_ result: Result<[UInt8], DownloadError>) {
    let (continuation, running) = state.withLock { state in
      guard state.result == nil else { return (nil, nil) as (Continuation?, (URLSession, URLSessionTask)?) }
      state.result = result
      state.bytes = []
      defer { (state.continuation, state.running) = (nil, nil) }
      return (state.continuation, state.running)
    }
    continuation?.resume(returning: result)
    guard let (session, task) = running else { return }
    // `invalidateAndCancel()` would be simpler. On Linux it reads the list of tasks while a task that ends at that time
    // leaves the list, which ends the process.
    Transfer.background {
      task.cancel()
      session.finishTasksAndInvalidate()
    }
  }

  /// Runs calls to the session on a global queue.
  ///
  /// Direct calls would be simpler. On Linux all sessions share one queue, which may be busy with data from a server. A
  /// call to a session waits for that queue, and neither the caller nor the deadline may wait.
  private static func background(_ work: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: work) }

  /// Calls a completion handler of the session, unless the download has ended.
  ///
  /// After the end, the task is canceled and needs no answer. On Linux a late answer ends the process. The lock is held
  /// during the call, so that the answer precedes the end or does not occur.
  private func answer(_ give: () -> Void) { state.withLock { if $0.result == nil { give() } } }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    state.withLock { $0.latest = .now }
    // On Linux an address without a host, such as `tel:1`, is read as a path of the server that redirects to it.
    let location = response.value(forHTTPHeaderField: "Location").flatMap { URL(string: $0) }
    let hasOtherScheme = location.map { $0.scheme != nil && !SessionDownloader.hasWebScheme($0) } ?? false
    guard let url = request.url, SessionDownloader.isWeb(url), !hasOtherScheme else {
      answer { completionHandler(nil) }
      end(.failure(.invalidAddress((hasOtherScheme ? location : request.url)?.absoluteString ?? "")))
      return
    }
    answer { completionHandler(request) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    state.withLock { $0.latest = .now }
    let head = response as? HTTPURLResponse
    let code = head?.statusCode ?? 0
    // The length of a packed body is not that of the unpacked bytes, which arrive.
    let coding = head?.value(forHTTPHeaderField: "Content-Encoding")?.lowercased() ?? ""
    let length = ["", "identity"].contains(coding) ? response.expectedContentLength : -1
    if (100..<200).contains(code) {
      // A note, which another answer follows. Only Linux reports it.
      answer { completionHandler(.allow) }
    } else if !(200..<300).contains(code) {
      answer { completionHandler(.cancel) }
      end(.failure(.status(code)))
    } else if length > Int64(limits.bytes) {
      answer { completionHandler(.cancel) }
      end(.failure(.tooLarge))
    } else {
      state.withLock { ($0.expected, $0.isAnswered) = (length, true) }
      answer { completionHandler(.allow) }
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let limit = limits.bytes
    let share = state.withLock { state -> Double? in
      guard state.result == nil else { return 0 }
      guard state.bytes.count + data.count <= limit else { return nil }
      state.bytes += data
      return state.expected > 0 ? min(1, Double(state.bytes.count) / Double(state.expected)) : 0
    }
    guard let share else { return end(.failure(.tooLarge)) }
    if share > 0 { progress(share) }
    // The time of the closure is not the server's.
    state.withLock { $0.latest = .now }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let error {
      let isSlow = (error as? URLError)?.code == .timedOut
      end(.failure(isSlow ? .tooSlow : .failed(error.localizedDescription)))
      return
    }
    let (bytes, expected, isAnswered) = state.withLock { ($0.bytes, $0.expected, $0.isAnswered) }
    // On Linux a redirect to a text that is no address ends without an error, and without an answer.
    guard isAnswered else { return end(.failure(.failed("there is no answer"))) }
    guard expected < 0 || Int64(bytes.count) == expected else {
      return end(.failure(.failed("it ended after \(bytes.count) of \(expected) bytes")))
    }
    end(.success(bytes))
  }
}
