/// The properties that a preview does not draw, by the reason.
enum UndrawnProperties {
  /// A reason, and the properties that it applies to.
  struct Row {
    let reason: String
    /// Names, or the beginnings of names with `*` at the end.
    let names: [String]

    func contains(_ name: String) -> Bool {
      names.contains { $0.hasSuffix("*") ? name.hasPrefix($0.dropLast()) : name == $0 }
    }
  }

  /// Returns the reason for a property; `nil` if it is drawn.
  static func reason(_ name: String) -> String? { rows.first { $0.contains(name) }?.reason }

  /// All reasons.
  static let rows: [Row] = [
    Row(
      reason: "it changes what a view does, not how it looks",
      names: [
        "user-interaction-enabled", "multiple-touch-enabled", "exclusive-touch", "tag", "focus-group-identifier",
        "restoration-identifier", "continuous", "autorepeat", "step-value", "momentary",
      ])
  ]
}
