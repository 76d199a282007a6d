/// Says what appearance the system has. Asked each time the appearance of the app is decided,
/// where the ``DarkMode`` is that asks.
public protocol SystemStyleSource: AnyObject {
  /// The appearance of the system now.
  var systemStyle: SystemStyle { get }
}

/// A system whose appearance is set by code: for tests, and for hosts that are notified of changes.
public final class GivenSystemStyle: SystemStyleSource {
  /// The appearance. Default: unspecified.
  public var systemStyle: SystemStyle

  /// Makes a system.
  public init(_ systemStyle: SystemStyle = .unspecified) { self.systemStyle = systemStyle }
}
