public import VStyleSyntax
package import VStyleValues

/// One declaration of a sheet or of a style written in Swift.
public struct Declaration: Sendable {
  /// The canonical name of the property, or the name of the token with its two hyphens.
  public let name: String

  /// Whether a token is declared.
  public let isCustom: Bool

  /// What is declared.
  public let value: DeclaredValue

  /// The tokens of the value; `nil` for a style written in Swift.
  public let slice: TokenSlice?

  /// The kinds that a value with `var()` may be of, as the classes at hand have the property.
  package let kinds: [ValueKind]

  /// The shorthand that the tokens belong to, for a value with `var()`; `nil` if they are the property's own.
  let shorthand: PendingShorthand?

  /// Whether the declaration is `!important`.
  public let isImportant: Bool

  /// The control state that the value is for; `nil` where the rule's selector decides.
  public let slot: String?

  /// The place of the declaration; `nil` for a style written in Swift.
  public let location: SourceLocation?

  /// The place of the name; `nil` for a style written in Swift.
  public let nameLocation: SourceLocation?

  init(
    name: String, isCustom: Bool, value: DeclaredValue, slice: TokenSlice?, kinds: [ValueKind] = [],
    shorthand: PendingShorthand? = nil, isImportant: Bool, slot: String? = nil, location: SourceLocation?,
    nameLocation: SourceLocation? = nil
  ) {
    self.name = name
    self.isCustom = isCustom
    self.value = value
    self.slice = slice
    self.kinds = kinds
    self.shorthand = shorthand
    self.isImportant = isImportant
    self.slot = slot
    self.location = location
    self.nameLocation = nameLocation
  }
}
