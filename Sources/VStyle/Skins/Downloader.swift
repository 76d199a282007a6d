import VStyleSyntax

/// Gets bytes from the network.
///
/// May be called from any thread. An implementation keeps the limits: it ends a download that is too large or too
/// slow, and follows a redirect only to addresses of `http` and `https`.
public protocol Downloader: Sendable {
  /// The bytes at an address.
  ///
  /// - Parameters:
  ///   - address: an address of `http` or `https`.
  ///   - limits: how much and how long.
  ///   - progress: called with the share that has arrived, in `[0, 1]`, where the size is known.
  /// - Throws: why they cannot be had.
  func download(
    _ address: String, limits: DownloadLimits, progress: @escaping @Sendable (Double) -> Void
  ) async throws(DownloadError) -> [UInt8]
}

/// How much may be downloaded, and how long that may take.
public struct DownloadLimits: Sendable, Equatable {
  /// How many bytes. Default: 64 MiB.
  public var bytes = Limit.downloadBytes.value
  /// How long nothing may arrive. Unit: seconds. Default: 15.
  public var idleSeconds = 15.0
  /// How long all of it may take. Unit: seconds. Default: 300.
  public var totalSeconds = 300.0

  /// Makes the default limits.
  public init() {}
}

/// Why a download failed.
public enum DownloadError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The address is none of `http` or `https`, or leads to one that is none.
  case invalidAddress(String)
  /// The server answered with another status than success.
  case status(Int)
  /// More bytes came, or were announced, than are allowed.
  case tooLarge
  /// It took longer than is allowed.
  case tooSlow
  /// The connection failed.
  case failed(String)

  /// What is wrong, as the end of a sentence.
  public var description: String {
    switch self {
    case .invalidAddress(let address): "`\(address)` is no address of the web"
    case .status(let code): "the server answered with \(code)"
    case .tooLarge: "it is too large"
    case .tooSlow: "it takes too long"
    case .failed(let reason): reason
    }
  }
}
