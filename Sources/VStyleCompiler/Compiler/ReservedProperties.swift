import VStyleValues

/// CSS properties that are reserved. A property of a view type takes precedence over a reserved one.
enum ReservedProperties {
  private static let names: Set<String> = [
    "animation-timeline", "animation-range", "animation-range-start", "animation-range-end", "interpolate-size",
  ]

  /// Whether a name is reserved.
  static func contains(_ name: String) -> Bool { names.contains(NameStyle.kebab(name).lowercased()) }
}
