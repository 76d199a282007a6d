// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Deprecated names of Perseus Dark Mode 1.0, for apps that migrate. The compiler suggests the current names.

/// The type of the app's appearance.
@available(*, deprecated, renamed: "DarkMode")
public typealias DarkModeProtocol = DarkMode

/// Light or dark.
@available(*, deprecated, renamed: "Appearance")
public typealias AppearanceStyle = Appearance

/// The appearance without a preference of the user or the system.
@available(*, deprecated, renamed: "Appearance.default")
public let DARK_MODE_STYLE_DEFAULT = Appearance.default

extension DarkMode {
  /// The appearance of the app.
  @available(*, deprecated, renamed: "style")
  public var Style: Appearance { style }

  /// The appearance of the system.
  @available(*, deprecated, renamed: "systemStyle")
  public var SystemStyle: SystemStyle { systemStyle }
}

extension Styleable {
  /// The appearance of the app.
  @MainActor
  @available(*, deprecated, renamed: "darkMode")
  public var DarkMode: DarkMode { darkMode }
}

extension AppearanceService {
  /// Runs a method at each ``makeUp()``: `register(stakeholder: self, selector: MainScreen.makeUp)` instead of
  /// `#selector(makeUp)`.
  ///
  /// In Swift 6 the method of a class that is not isolated must not be isolated either: the compiler does not let a
  /// reference to it keep `self` on the main actor. Write the closure for such a method.
  ///
  /// - Parameters:
  ///   - stakeholder: the object of the method.
  ///   - selector: the method.
  ///   - none: nothing. Because of this parameter, a trailing closure is never ambiguous.
  @available(*, deprecated, message: "write register(stakeholder: self) { $0.makeUp() }")
  public static func register<Stakeholder: AnyObject>(
    stakeholder: Stakeholder, selector: @escaping (Stakeholder) -> () -> Void, _ none: Void = ()
  ) {
    register(stakeholder: stakeholder) { selector($0)() }
  }
}
