import VStyleValues

/// CSS properties that are reserved. A property of a view type takes precedence over a reserved one.
enum ReservedProperties {
  private static let names: Set<String> = [
    "transition", "transition-property", "transition-duration", "transition-timing-function", "transition-delay",
    "transition-behavior",
  ]

  /// Whether a name in any spelling is reserved.
  static func contains(_ name: String) -> Bool { names.contains(NameStyle.kebab(name).lowercased()) }
}
