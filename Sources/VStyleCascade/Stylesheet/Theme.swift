public import VStyleSyntax

/// A theme that sheets declare.
public struct Theme: Sendable {
  /// The name, as it is written in `@theme`.
  public let name: String

  /// The theme that it inherits from.
  public internal(set) var base: String?

  /// The color scheme that the theme declares; `nil` if it declares none.
  public internal(set) var colorScheme: Appearance?

  /// The location of the name in its first declaration.
  public let location: SourceLocation

  /// The order of the theme's first declaration. Inherited declarations come before it.
  package var firstOrder: Int
}
