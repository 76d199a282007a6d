public import VStyleValues

/// What the user wants of the dark appearance.
public enum DarkModeOption: Int, Sendable, Codable, CaseIterable, CustomStringConvertible {
  /// As the system has it.
  case auto = 0
  /// Dark.
  case on = 1
  /// Light.
  case off = 2

  /// The case after a dot.
  public var description: String { [".auto", ".on", ".off"][rawValue] }
}

/// The appearance of the system.
public enum SystemStyle: Int, Sendable, Codable, CaseIterable, CustomStringConvertible {
  /// The system does not say.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2

  /// The case after a dot.
  public var description: String { [".unspecified", ".light", ".dark"][rawValue] }
}

/// The appearance of the app.
public enum AppearanceStyle: Int, Sendable, Codable, CaseIterable, CustomStringConvertible {
  /// Dark text on light background.
  case light = 0
  /// Light text on dark background.
  case dark = 1

  /// What holds where neither the user nor the system says anything: light.
  public static let `default` = AppearanceStyle.light

  /// The appearance that follows from what the user wants and the system has:
  ///
  /// | system | auto | on | off |
  /// | --- | --- | --- | --- |
  /// | unspecified | ``default`` | dark | light |
  /// | light | light | dark | light |
  /// | dark | dark | dark | light |
  public init(choice: DarkModeOption, system: SystemStyle) {
    switch (choice, system) {
    case (.on, _), (.auto, .dark): self = .dark
    case (.off, _), (.auto, .light): self = .light
    case (.auto, .unspecified): self = .default
    }
  }

  /// The case after a dot.
  public var description: String { [".light", ".dark"][rawValue] }

  /// The scheme that `light-dark()`, `prefers-color-scheme` and `:scheme()` see.
  public var colorScheme: ColorScheme { self == .dark ? .dark : .light }
}
