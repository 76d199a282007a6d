public import VStyleSyntax
package import VStyleValues

/// One declaration of a sheet or of a style written in Swift.
public struct Declaration: Sendable {
  /// What is declared; declarations that are written alike share it.
  let content: DeclarationContent

  /// The tokens of the value; `nil` for a style written in Swift.
  public let slice: TokenSlice?

  /// Whether the declaration is `!important`.
  public let isImportant: Bool

  /// The place of the declaration; `nil` for a style written in Swift.
  public let location: SourceLocation?

  /// The place of the name; `nil` for a style written in Swift.
  public let nameLocation: SourceLocation?

  init(
    _ content: DeclarationContent, slice: TokenSlice? = nil, isImportant: Bool = false,
    location: SourceLocation? = nil, nameLocation: SourceLocation? = nil
  ) {
    self.content = content
    self.slice = slice
    self.isImportant = isImportant
    self.location = location
    self.nameLocation = nameLocation
  }
}

extension Declaration {
  /// The canonical name of the property, or the name of the token with its two hyphens.
  public var name: String { content.name }

  /// Whether a token is declared.
  public var isCustom: Bool { content.isCustom }

  /// What is declared.
  public var value: DeclaredValue { content.value }

  /// The control state that the value is for; `nil` where the rule's selector decides.
  public var slot: String? { content.slot }

  /// The kinds that a value with `var()` may be of, as the classes at hand have the property.
  package var kinds: [ValueKind] { content.kinds }

  /// The shorthand that the tokens belong to, for a value with `var()`; `nil` if they are the property's own.
  var shorthand: PendingShorthand? { content.shorthand }

  /// The same declaration with a keyword in the place of its value.
  func saying(_ keyword: WideKeyword) -> Declaration {
    Declaration(
      DeclarationContent(name: name, isCustom: isCustom, value: .wide(keyword), slot: slot), slice: slice,
      isImportant: isImportant, location: location, nameLocation: nameLocation)
  }
}

/// What a declaration says, wherever it stands.
final class DeclarationContent: Sendable {
  let name: String
  let isCustom: Bool
  let value: DeclaredValue
  let kinds: [ValueKind]
  let shorthand: PendingShorthand?
  let slot: String?

  init(
    name: String, isCustom: Bool = false, value: DeclaredValue, kinds: [ValueKind] = [],
    shorthand: PendingShorthand? = nil, slot: String? = nil
  ) {
    self.name = name
    self.isCustom = isCustom
    self.value = value
    self.kinds = kinds
    self.shorthand = shorthand
    self.slot = slot
  }
}
