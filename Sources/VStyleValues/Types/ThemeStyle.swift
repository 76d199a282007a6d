/// The name of a theme.
///
/// An app adds its own themes: `extension ThemeStyle { static let pink = ThemeStyle(rawValue: "pink") }`.
public struct ThemeStyle: RawRepresentable, Hashable, Sendable, Bindable {
  /// The name, as in `@theme`. It is case-sensitive.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension ThemeStyle: ExpressibleByStringLiteral {
  /// Creates a name from a literal.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}
