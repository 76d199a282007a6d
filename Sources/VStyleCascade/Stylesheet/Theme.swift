public import VStyleSyntax
public import VStyleValues

/// A theme that sheets declare.
public struct Theme: Sendable {
  /// The name, as `@theme` writes it.
  public let name: String

  /// The theme that it inherits from.
  public internal(set) var base: String?

  /// The scheme that it belongs to, where it says so.
  public internal(set) var colorScheme: ColorScheme?

  /// The place of the name where it is first declared.
  public let location: SourceLocation

  /// The order of its first declaration, before which everything inherited comes.
  package var firstOrder: Int
}
