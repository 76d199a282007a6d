public import VStyleSyntax
public import VStyleValues

/// A keyword that every property takes.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#defaulting-keywords
public enum WideKeyword: String, Sendable, Hashable, CaseIterable {
  /// The parent's value.
  case inherit
  /// The initial value.
  case initial
  /// `inherit` for an inherited property, else `initial`.
  case unset
  /// What the weaker origins say.
  case revert
  /// What the weaker layers say.
  case revertLayer = "revert-layer"
}

/// The tokens of a value, in the source that they were written in.
public struct TokenSlice: Sendable {
  /// The tokens.
  public let tape: TokenTape

  /// Which of them belong to the value.
  public let tokens: Range<Int>

  /// A cursor over the tokens.
  public var cursor: TokenCursor { TokenCursor(tape, tokens) }

  /// The text as written.
  public var text: String { tape.source.text(in: tape.range(tokens)) }
}

/// What a declaration says.
public enum DeclaredValue: Sendable {
  /// A keyword that every property takes.
  case wide(WideKeyword)

  /// A value that was read and checked when the sheet was loaded, by the kinds that it may be of.
  case typed([TypedValue])

  /// Tokens with `var()` in them, or of a custom property: read when the tokens' values are known.
  case tokens
}

/// A value together with the kind that it was read as.
public struct TypedValue: Sendable {
  /// The kind.
  public let kind: ValueKind
  /// The value.
  public let value: Value
}
