/// The kind of a token.
///
/// - Spec: https://www.w3.org/TR/css-syntax-3/#tokenization
@usableFromInline
package enum TokenKind: UInt8, Sendable {
  /// `red`, `--accent`
  case ident
  /// `rgb(`
  case function
  /// `@media`
  case atKeyword
  /// `#fff`, `#save`
  case hash
  /// `"text"`, `'text'`; also one that the end of the file cuts off
  case string
  /// A string that a line end cuts off
  case badString
  /// `url(a.png)` without quotes
  case url
  /// An unquoted url with a quote, a parenthesis or white space inside
  case badURL
  /// One code point that is no other token
  case delim
  /// `12`, `-1.5e3`
  case number
  /// `50%`
  case percentage
  /// `12pt`
  case dimension
  /// A run of spaces, tabs and line ends
  case whitespace
  /// `/* … */`; also one that the end of the file cuts off
  case comment
  /// `<!--`
  case cdo
  /// `-->`
  case cdc
  /// `:`
  case colon
  /// `;`
  case semicolon
  /// `,`
  case comma
  /// `[`
  case leftSquare
  /// `]`
  case rightSquare
  /// `(`
  case leftParenthesis
  /// `)`
  case rightParenthesis
  /// `{`
  case leftBrace
  /// `}`
  case rightBrace
  /// The end of the tokens of a cursor
  case endOfFile

  /// Whether the token is white space or a comment.
  @inlinable
  package var isTrivia: Bool { self == .whitespace || self == .comment }

  /// Whether the token opens a block or a function.
  @inlinable
  package var opensBlock: Bool {
    switch self {
    case .function, .leftParenthesis, .leftSquare, .leftBrace: true
    default: false
    }
  }
}
