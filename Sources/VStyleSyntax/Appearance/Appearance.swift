/// Light or dark: the appearance of an app, a view or a theme, and the color scheme of CSS.
///
/// The raw values are those of Perseus Dark Mode.
public enum Appearance: Int, Sendable, Hashable, Codable, CaseIterable, CustomStringConvertible {
  /// Dark text on a light background.
  case light = 0
  /// Light text on a dark background.
  case dark = 1

  /// Creates the appearance with a keyword of CSS, in lower case; `nil` for other text.
  public init?(keyword: String) {
    guard let found = Self.allCases.first(where: { $0.keyword == keyword }) else { return nil }
    self = found
  }

  /// The keyword in style sheets: `light` or `dark`.
  public var keyword: String { self == .dark ? "dark" : "light" }

  /// The case after a dot.
  public var description: String { ".\(keyword)" }
}
