/// A part of a plain selector: its kind and the token of its name.
///
/// A *plain* selector contains no `&`, and no list except that of a `:not()` with one compound selector.
///
/// OPTIMIZATION: most selectors are plain. A sheet stores them as an array of parts, and builds the selectors on
/// demand. The simpler way would be to build all selectors at once.
@usableFromInline
package struct SelectorPart: Sendable {
  /// The kind of the part.
  @usableFromInline
  package let kind: Kind

  @usableFromInline
  let rawToken: Int32

  /// The token of the name; 0 if there is none.
  @inlinable
  package var token: Int { Int(rawToken) }

  package init(_ kind: Kind, _ token: Int = 0) {
    self.kind = kind
    rawToken = Int32(truncatingIfNeeded: token)
  }

  /// The kind of a part.
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    /// `Button`
    case type
    /// `*`
    case universal
    /// `#save`
    case id
    /// `.primary`
    case `class`
    /// `:disabled`
    case pseudoClass
    /// `[name]` or `[name="value"]`
    case attribute
    /// `:not(`, whose conditions follow
    case not
    /// The `)` of a `:not(`
    case end
    /// White space that separates compound selectors.
    case descendant
    /// `>`
    case child
    /// `+`
    case nextSibling
    /// `~`
    case subsequentSibling
    /// `,`
    case comma
  }
}

extension SelectorPart.Kind {
  /// The combinator of the part; `nil` if it is none.
  var combinator: Combinator? {
    switch self {
    case .descendant: .descendant
    case .child: .child
    case .nextSibling: .nextSibling
    case .subsequentSibling: .subsequentSibling
    case .type, .universal, .id, .class, .pseudoClass, .attribute, .not, .end, .comma: nil
    }
  }
}
