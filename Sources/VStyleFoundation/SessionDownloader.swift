import Dispatch
import Foundation
import Synchronization
public import VStyle

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
  fileprivate static func isWeb(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased() ?? "") && url.host?.isEmpty == false
  }
}

/// One download. The session calls it on the queue of `TransferQueue`.
///
/// Audited: a lock guards all mutable state.
private final class Transfer: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private typealias Continuation = CheckedContinuation<Result<[UInt8], DownloadError>, Never>

  private struct State {
    var bytes: [UInt8] = []
    var expected: Int64 = -1
    var continuation: Continuation?
    var result: Result<[UInt8], DownloadError>?
    var session: URLSession?
  }

  private let limits: DownloadLimits
  private let progress: @Sendable (Double) -> Void
  private let state = Mutex(State())

  init(limits: DownloadLimits, progress: @escaping @Sendable (Double) -> Void) {
    self.limits = limits
    self.progress = progress
  }

  func run(_ url: URL) async -> Result<[UInt8], DownloadError> {
    let total = limits.totalSeconds
    let deadline = Task { [weak self] in
      try await Task.sleep(for: .seconds(total))
      self?.end(.failure(.tooSlow))
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

  private func start(_ url: URL) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.timeoutIntervalForRequest = limits.idleSeconds
    configuration.timeoutIntervalForResource = limits.totalSeconds
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: TransferQueue.make())
    let task = session.dataTask(with: URLRequest(url: url, timeoutInterval: limits.idleSeconds))
    let isOver = state.withLock { state in
      if state.result == nil { state.session = session }
      return state.result != nil
    }
    if isOver { session.invalidateAndCancel() } else { task.resume() }
  }

  /// Ends the download. Later calls have no effect.
  func end(_ result: Result<[UInt8], DownloadError>) {
    let (continuation, session) = state.withLock { state in
      guard state.result == nil else { return (nil, nil) as (Continuation?, URLSession?) }
      state.result = result
      state.bytes = []
      defer { (state.continuation, state.session) = (nil, nil) }
      return (state.continuation, state.session)
    }
    continuation?.resume(returning: result)
    if let session { Transfer.background { session.invalidateAndCancel() } }
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
    guard let url = request.url, SessionDownloader.isWeb(url) else {
      answer { completionHandler(nil) }
      end(.failure(.invalidAddress(request.url?.absoluteString ?? "")))
      return
    }
    answer { completionHandler(request) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let code = (response as? HTTPURLResponse)?.statusCode ?? 0
    if !(200..<300).contains(code) {
      answer { completionHandler(.cancel) }
      end(.failure(.status(code)))
    } else if response.expectedContentLength > Int64(limits.bytes) {
      answer { completionHandler(.cancel) }
      end(.failure(.tooLarge))
    } else {
      state.withLock { $0.expected = response.expectedContentLength }
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
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let error {
      let isSlow = (error as? URLError)?.code == .timedOut
      end(.failure(isSlow ? .tooSlow : .failed(error.localizedDescription)))
      return
    }
    let (bytes, expected) = state.withLock { ($0.bytes, $0.expected) }
    guard expected < 0 || Int64(bytes.count) == expected else {
      return end(.failure(.failed("it ended after \(bytes.count) of \(expected) bytes")))
    }
    end(.success(bytes))
  }
}
