/// A source of the system's appearance.
///
/// ``DarkMode`` reads it in its own isolation domain, each time it decides the appearance of the app.
public protocol SystemStyleSource: AnyObject {
  /// The current appearance of the system.
  var systemStyle: SystemStyle { get }
}

/// A system appearance that code sets: for tests, and for hosts that are notified of changes.
public final class GivenSystemStyle: SystemStyleSource {
  /// The appearance. Default: unspecified.
  public var systemStyle: SystemStyle

  /// Creates a source with an appearance.
  public init(_ systemStyle: SystemStyle = .unspecified) { self.systemStyle = systemStyle }
}
