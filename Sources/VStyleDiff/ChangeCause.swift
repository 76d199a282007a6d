package import VStyleSyntax

/// A declaration that a change of a value follows from.
package struct ChangeCause: Hashable, Sendable {
  /// The difference between the versions.
  package let kind: Kind

  /// The declaration in the old version; `nil` if it applies in the new version only.
  package let old: Place?

  /// The declaration in the new version; `nil` if it applies in the old version only.
  package let new: Place?

  /// The differences between the declarations of two versions.
  package enum Kind: String, Sendable, CaseIterable {
    /// The declaration has another value, or its rule another selector or condition.
    case changed
    /// A declaration applies that did not apply before.
    case applies
    /// A declaration applies no more.
    case appliesNoMore = "applies-no-more"
    /// Another of the same declarations wins, because their order in the cascade differs.
    case wins
    /// A custom property is registered differently.
    case registered
  }

  /// A declaration with its rule.
  package struct Place: Hashable, Sendable {
    /// The location in the sources of its version; `nil` for a style that was written in Swift.
    package let location: SourceLocation?
    /// The selector with its conditions, on one line.
    package let rule: String
    /// The declaration, on one line.
    package let declaration: String
  }
}
