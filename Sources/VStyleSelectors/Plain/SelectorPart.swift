/// A part of a plain selector: what it is, and where its name stands.
///
/// A *plain* selector holds no `&`, and no list but that of a `:not()` with one compound selector: most are, and a
/// sheet of thousands keeps them as numbers in a row, from which the selectors are made when they are asked for.
package struct SelectorPart: Sendable {
  /// What the part is.
  package let kind: Kind

  private let number: Int32

  /// The token of the name; 0 where there is none.
  package var token: Int { Int(number) }

  package init(_ kind: Kind, _ token: Int = 0) {
    self.kind = kind
    number = Int32(truncatingIfNeeded: token)
  }

  /// What a part is.
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
  /// The combinator that the part is.
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
