/// The names of environment variables, which `env()` reads.
///
/// An environment variable is like a custom property of the root that no sheet declares. Its name there has
/// parentheses, so that it is none of a sheet.
///
/// - Spec: https://www.w3.org/TR/css-env-1/
package enum EnvironmentName {
  /// The names that the specifications have, each with a value of 0 until the app sets another.
  ///
  /// - Spec: https://www.w3.org/TR/css-env-1/#safe-area-insets
  /// - Spec: https://www.w3.org/TR/virtual-keyboard/#the-virtual-keyboard-css-env-variables
  package static let standard: [String] =
    ["top", "right", "bottom", "left"].map { "safe-area-inset-\($0)" }
    + ["top", "right", "bottom", "left", "width", "height"].map { "keyboard-inset-\($0)" }

  /// The name of the custom property that has the value.
  package static func property(_ name: String) -> String { "--env(\(name))" }

  /// The name in the custom property of a value; `nil` for another custom property.
  package static func name(of property: String) -> String? {
    property.hasPrefix("--env(") && property.hasSuffix(")") ? String(property.dropFirst(6).dropLast()) : nil
  }

  /// The value of a custom property that the app has not set; `nil` if it has none.
  package static func initialValue(of property: String) -> CustomPropertyValue? {
    name(of: property).flatMap { standard.contains($0) ? zero : nil }
  }

  private static let zero = CustomPropertyValue(text: "0px", location: nil)
}
