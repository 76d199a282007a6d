/// The name of a theme. An app adds its own: `extension ThemeStyle { static let pink = ThemeStyle(rawValue: "pink") }`.
public struct ThemeStyle: RawRepresentable, Hashable, Sendable, Bindable {
  /// The name, as `@theme` declares it; letter case counts.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension ThemeStyle: ExpressibleByStringLiteral {
  /// Makes a name of a literal.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}
