import VStyleSelectors
import VStyleSyntax

/// A pseudo-class or pseudo-element in the tokens of a selector.
struct PseudoReader {
  /// The name without colons, in lower case.
  let name: String

  /// Whether it is a pseudo-element.
  let isElement: Bool

  /// All its tokens.
  private let tokens: TokenCursor

  /// The tokens of the argument; `nil` if there is none.
  private let argument: TokenCursor?

  /// Consumes a pseudo-class or pseudo-element; returns `nil` and consumes nothing at other tokens.
  init?(_ cursor: inout TokenCursor) {
    var ahead = cursor
    guard ahead.consume(.colon) else { return nil }
    ahead.skipComments()
    let hasTwoColons = ahead.consume(.colon)
    ahead.skipComments()
    guard ahead.kind == .ident || ahead.kind == .function else { return nil }
    name = ahead.name.lowercased()
    if ahead.kind == .function {
      argument = ahead.enterBlock()
    } else {
      argument = nil
      ahead.advance()
    }
    isElement = hasTwoColons || argument == nil && DocumentPseudo.legacyElements.contains(name)
    tokens = TokenCursor(cursor.tape, cursor.index..<ahead.index)
    cursor = ahead
  }

  /// The row of a pseudo-class or pseudo-element of documents; `nil` for others, and if the argument is not valid.
  var row: DocumentPseudo? {
    DocumentPseudo.named(name, isElement: isElement).flatMap { accepts($0.argument) ? $0 : nil }
  }

  /// Returns whether another pseudo-class or pseudo-element can follow this pseudo-element.
  ///
  /// - Spec: https://www.w3.org/TR/selectors-4/#pseudo-element-states, https://www.w3.org/TR/css-shadow-parts-1/#part,
  ///   https://www.w3.org/TR/css-scoping-1/#slotted-pseudo
  func canPrecede(_ next: PseudoReader) -> Bool {
    let isHost = name == "part" || name == "slotted"
    if next.isElement { return isHost && next.row != nil && next.name != "part" && next.name != "slotted" }
    if isHost { return name == "part" && next.isState }
    return next.argument == nil && DocumentPseudo.userActions.contains(next.name)
  }

  /// Whether a pseudo-class is valid and independent of the position in the tree.
  private var isState: Bool {
    switch SuiteSelector(tokens).list?.selectors.first?.first.conditions.first {
    case .pseudoClass(.element(.root)): row != nil
    case .pseudoClass(.element(.empty)), .pseudoClass(.edge), .pseudoClass(.nth), .pseudoClass(.has),
      .pseudoClass(.scope):
      false
    case .pseudoClass: true
    default: false
    }
  }

  private func accepts(_ syntax: DocumentPseudo.Argument) -> Bool {
    guard let argument else { return syntax == .none || syntax == .optionalCompound }
    switch syntax {
    case .none: return false
    case .name: return isList(argument, of: [.ident], atMost: 1)
    case .names: return isList(argument, of: [.ident])
    case .texts: return isList(argument, of: [.ident, .string], separator: .comma)
    case .compound, .optionalCompound:
      let selectors = SuiteSelector(argument).list?.selectors
      return selectors?.count == 1 && selectors?.first?.count == 1
    }
  }

  private func isList(
    _ tokens: TokenCursor, of kinds: Set<TokenKind>, separator: TokenKind? = nil, atMost limit: Int = .max
  ) -> Bool {
    var cursor = tokens
    var count = 0
    repeat {
      cursor.skipTrivia()
      guard kinds.contains(cursor.kind) else { return false }
      cursor.advance()
      cursor.skipTrivia()
      count += 1
    } while separator.map { cursor.consume($0) } ?? !cursor.isAtEnd
    return cursor.isAtEnd && count <= limit
  }
}
