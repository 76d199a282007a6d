import Dispatch
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

  /// The bytes at an address. A download that is canceled ends as failed.
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

  /// Whether an address is one of the web.
  fileprivate static func isWeb(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased() ?? "") && url.host?.isEmpty == false
  }
}

/// One download, reported by the session on the queue of `TransferQueue`.
///
/// Audited: all that changes is behind the lock.
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

  /// Ends the download; the first end counts.
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

  /// Does what asks the session for something. On Linux all sessions share a queue, on which one may be busy with what
  /// a server sends: this waits for it, and neither the caller nor the deadline may wait with it.
  private static func background(_ work: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: work) }

  /// Answers a question of the session, unless the download is over: then the task will be canceled and waits for no
  /// answer, and one that comes all the same ends the process on Linux. The answer is handed over under the lock, so
  /// that it comes before the end or not at all.
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
