public import VStyleSyntax
package import VStyleValues

/// A CSS-wide keyword, which every property accepts.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#defaulting-keywords
package enum WideKeyword: String, Sendable, Hashable, CaseIterable {
  /// The parent's value.
  case inherit
  /// The initial value.
  case initial
  /// `inherit` for an inherited property, otherwise `initial`.
  case unset
  /// The value from weaker origins.
  case revert
  /// The value from weaker layers.
  case revertLayer = "revert-layer"
}

/// A range of tokens in their source.
@usableFromInline
package struct TokenSlice: Sendable {
  /// The tokens of the source.
  package let tape: TokenTape

  /// The indices of the tokens that belong to the value.
  package let tokens: Range<Int>

  /// Creates a value from tokens.
  @usableFromInline
  package init(tape: TokenTape, tokens: Range<Int>) {
    self.tape = tape
    self.tokens = tokens
  }

  /// Creates a value from a text.
  package init(_ text: String) {
    let tape = TokenTape(SourceText(text))
    self.init(tape: tape, tokens: 0..<tape.count)
  }

  /// A cursor over the tokens.
  @usableFromInline
  package var cursor: TokenCursor { TokenCursor(tape, tokens) }

  /// The text as it is written.
  package var text: String { tape.source.text(in: tape.range(tokens)) }
}

/// The value of a declaration.
package enum DeclaredValue: Sendable {
  /// A CSS-wide keyword.
  case wide(WideKeyword)

  /// A value that is parsed and checked at compile time, by the value types that it can have.
  case typed([TypedValue])

  /// Tokens with `var()`, or of a custom property. They are parsed after substitution.
  case tokens
}

/// A value with the value type that it was parsed as.
package struct TypedValue: Sendable {
  /// The value type.
  package let kind: ValueKind
  /// The value.
  package let value: StyleValue

  /// Creates a value of a value type.
  package init(kind: ValueKind, value: StyleValue) {
    self.kind = kind
    self.value = value
  }
}
