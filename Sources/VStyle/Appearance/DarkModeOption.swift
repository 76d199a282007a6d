public import VStyleSyntax

/// The user's preference for the dark appearance.
public enum DarkModeOption: Int, Sendable, Codable, CaseIterable, CustomStringConvertible {
  /// Follows the system.
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
  /// The system has no preference.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2

  /// The case after a dot.
  public var description: String { [".unspecified", ".light", ".dark"][rawValue] }
}

extension Appearance {
  /// The appearance without a preference of the user or the system: light.
  public static let `default` = Appearance.light

  /// Creates the appearance that follows from the user's preference and the system's appearance:
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
}
