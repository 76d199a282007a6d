import Foundation
import Synchronization
public import VStyle

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Downloads with Foundation's `URLSession`, without cookies, credentials or a cache.
///
/// May be used from any thread.
public struct SessionDownloader: Downloader {
  /// Makes a downloader.
  public init() {}

  /// The bytes at an address. A download that is cancelled ends as failed.
  public func download(
    _ address: String, limits: DownloadLimits, progress: @escaping @Sendable (Double) -> Void
  ) async throws(DownloadError) -> [UInt8] {
    guard let url = URL(string: address), SessionDownloader.isWeb(url) else { throw .invalidAddress(address) }
    let transfer = Transfer(limits: limits, progress: progress)
    let result = await withTaskCancellationHandler {
      await transfer.run(url)
    } onCancel: {
      transfer.end(.failure(.failed("it was cancelled")))
    }
    return try result.get()
  }

  /// Whether an address is one of the web.
  fileprivate static func isWeb(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased() ?? "") && url.host?.isEmpty == false
  }
}

/// One download, told of by the session on its own queue.
///
/// Audited: all that changes is behind the lock.
private final class Transfer: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var expected: Int64 = -1
    var continuation: CheckedContinuation<Result<[UInt8], DownloadError>, Never>?
    var result: Result<[UInt8], DownloadError>?
    var task: URLSessionDataTask?
    var isCancelled = false
  }

  private let limits: DownloadLimits
  private let progress: @Sendable (Double) -> Void
  private let state = Mutex(State())

  init(limits: DownloadLimits, progress: @escaping @Sendable (Double) -> Void) {
    self.limits = limits
    self.progress = progress
  }

  func run(_ url: URL) async -> Result<[UInt8], DownloadError> {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpShouldSetCookies = false
    configuration.timeoutIntervalForRequest = limits.idleSeconds
    configuration.timeoutIntervalForResource = limits.totalSeconds
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    let task = session.dataTask(with: URLRequest(url: url, timeoutInterval: limits.idleSeconds))
    let total = limits.totalSeconds
    let deadline = Task { [weak self] in
      try await Task.sleep(for: .seconds(total))
      self?.end(.failure(.tooSlow))
    }
    let result = await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        state.task = task
        state.continuation = continuation
        return state.result
      }
      if let isOver { end(isOver) } else { task.resume() }
    }
    deadline.cancel()
    session.invalidateAndCancel()
    return result
  }

  /// Ends the download; the first end counts.
  func end(_ result: Result<[UInt8], DownloadError>) {
    let waiting = state.withLock { state in
      if state.result == nil { state.result = result }
      defer { state.continuation = nil }
      state.isCancelled = true
      state.task?.cancel()
      return state.continuation.map { ($0, state.result ?? result) }
    }
    if let (continuation, result) = waiting { continuation.resume(returning: result) }
  }

  /// Answers a question of the session, unless the task is cancelled: then it waits for no answer, and one that comes
  /// all the same ends the process on Linux. Both are handed over under the lock, so that neither overtakes the other.
  private func answer(_ give: () -> Void) { state.withLock { if !$0.isCancelled { give() } } }

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
