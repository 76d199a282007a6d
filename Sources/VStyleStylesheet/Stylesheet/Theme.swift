package import VStyleSyntax

/// A theme that sheets declare.
package struct Theme: Sendable, Equatable {
  /// The name, as it is written in `@theme`.
  package let name: String

  /// The theme that it inherits from.
  package var base: String?

  /// The color scheme that the theme declares; `nil` if it declares none.
  package var colorScheme: Appearance?

  /// The location of the declaration of ``colorScheme``; `nil` if there is none.
  package var colorSchemeLocation: SourceLocation?

  /// The location of the name in its first declaration.
  package let location: SourceLocation

  /// The order of the theme's first declaration. Inherited declarations come before it.
  package var firstOrder: Int

  /// Creates a theme.
  package init(
    name: String, base: String? = nil, colorScheme: Appearance? = nil, colorSchemeLocation: SourceLocation? = nil,
    location: SourceLocation, firstOrder: Int
  ) {
    self.name = name
    self.base = base
    self.colorScheme = colorScheme
    self.colorSchemeLocation = colorSchemeLocation
    self.location = location
    self.firstOrder = firstOrder
  }
}
