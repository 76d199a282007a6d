import VStyleValues

/// Properties of CSS that are reserved for later. A class that has one of the name goes before.
enum ReservedProperties {
  private static let names: Set<String> = [
    "transition", "transition-property", "transition-duration", "transition-timing-function", "transition-delay",
    "transition-behavior",
  ]

  /// Whether a name in any spelling is reserved.
  static func contains(_ name: String) -> Bool { names.contains(NameStyle.kebab(name).lowercased()) }
}
