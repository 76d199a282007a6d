import VStyle
import VStylePacks
import VStyleSyntax

/// A type that downloads bytes.
///
/// An implementation is safe to use from any thread. It enforces the limits: it ends a download that is too large or
/// too slow. It follows a redirect only to an `http` or `https` URL.
public protocol Downloader: Sendable {
  /// Downloads the bytes at an address.
  ///
  /// - Parameters:
  ///   - address: an `http` or `https` URL.
  ///   - limits: the limits of size and time.
  ///   - progress: receives the received share, in `[0, 1]`, if the size is known.
  /// - Returns: the bytes.
  /// - Throws: ``DownloadError`` if the download fails.
  func download(
    _ address: String, limits: DownloadLimits, progress: @escaping @Sendable (Double) -> Void
  ) async throws(DownloadError) -> [UInt8]
}

/// The limits of a download's size and time.
public struct DownloadLimits: Sendable, Equatable {
  /// The maximum size in bytes. Default: 64 MiB.
  public var bytes = Limit.downloadBytes.value
  /// The maximum time without new bytes. Unit: seconds. Default: 15.
  public var idleSeconds = 15.0
  /// The maximum time of the download. Unit: seconds. Default: 300.
  public var totalSeconds = 300.0

  /// Creates the default limits.
  public init() {}
}

/// The error of a download.
public enum DownloadError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The address, or the target of a redirect, is not an `http` or `https` URL.
  case invalidAddress(String)
  /// The server answered with a status outside 200 to 299.
  case status(Int)
  /// The size, or the size that the server announced, exceeds the limit.
  case tooLarge
  /// The time exceeds a limit.
  case tooSlow
  /// The connection failed.
  case failed(String)

  /// The reason, as the end of a sentence.
  public var description: String { VisibleText.line(text) }

  private var text: String {
    switch self {
    case .invalidAddress(let address): "`\(address)` is not an http or https URL"
    case .status(let code): "the server answered with \(code)"
    case .tooLarge: "it is too large"
    case .tooSlow: "it takes too long"
    case .failed(let reason): reason
    }
  }
}
