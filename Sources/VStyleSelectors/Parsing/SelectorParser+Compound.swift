import VStyleSyntax

/// Compound selectors, and all simple selectors except attribute selectors and pseudo-classes.
extension SelectorParser {
  /// Parses a `<compound-selector>`. It ends at white space, a combinator, a comma or another token that cannot
  /// continue it.
  ///
  /// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#typedef-compound-selector
  mutating func consumeCompoundSelector(_ cursor: inout TokenCursor) throws(SelectorError) -> CompoundSelector {
    let start = cursor.index
    var type = try consumeTypeSelector(&cursor)
    var conditions: [SimpleSelector] = []
    cursor.skipComments()
    while try consumePart(&cursor, of: &type, or: &conditions) { cursor.skipComments() }
    if cursor.index == start {
      throw unexpected(cursor, expected: "a type, class, id, attribute, state, `*` or `&`")
    }
    if cursor.kind == .ident || cursor.isDelim("*") {
      let text = cursor.tape.excerpt(cursor.index)
      throw SelectorError(
        .invalidSelector, at: cursor.range, "`\(text)` is not first, as the type in `Button.primary` is",
        expected: "a combinator, white space or `,` before a type", found: "`\(text)`")
    }
    return CompoundSelector(type ?? .universal, conditions)
  }

  /// A part of a compound selector after the type selector.
  enum Part {
    /// A simple selector.
    case condition(SimpleSelector)
    /// `:exact`, which changes the type selector.
    case exactType(SourceRange)
  }

  /// Parses one condition or `:exact`; returns `false` if the next token begins neither.
  private mutating func consumePart(
    _ cursor: inout TokenCursor, of type: inout TypeSelector?, or conditions: inout [SimpleSelector]
  ) throws(SelectorError) -> Bool {
    let kind = cursor.kind
    let isClass = kind == .delim && cursor.isDelim(".")
    guard isClass || kind == .hash || kind == .colon || kind == .leftSquare || cursor.isDelim("&") else { return false }
    let range = cursor.range
    try count(at: range)
    switch kind {
    case .hash:
      guard cursor.tape.isIdentifierHash(cursor.index) else {
        let text = cursor.tape.excerpt(cursor.index)
        throw SelectorError(
          .invalidSelector, at: range, "`\(text)` is no id: it starts with a digit", expected: "a name after `#`",
          found: "`\(text)`")
      }
      add(.id(cursor.name), to: &conditions)
      cursor.advance()
    case .leftSquare: add(.attribute(try consumeAttributeSelector(&cursor)), to: &conditions)
    case .colon:
      switch try consumePseudo(&cursor) {
      case .condition(let condition):
        if !condition.isPlain { noteRelation() }
        add(condition, to: &conditions)
      case .exactType(let range): type = try exact(type, at: range)
      }
    case .delim where isClass: add(try consumeClass(&cursor), to: &conditions)
    default:
      cursor.advance()
      noteNesting()
      add(.nesting(nil), to: &conditions)
    }
    return true
  }

  // OPTIMIZATION: most compound selectors have one condition, and an array of one element is cheaper than one that
  // grows.
  private func add(_ condition: SimpleSelector, to conditions: inout [SimpleSelector]) {
    if conditions.isEmpty { conditions = [condition] } else { conditions.append(condition) }
  }

  private func consumeClass(_ cursor: inout TokenCursor) throws(SelectorError) -> SimpleSelector {
    cursor.advance()
    cursor.skipComments()
    guard cursor.kind == .ident else { throw unexpected(cursor, expected: "the name of a view type") }
    let name = cursor.name
    cursor.advance()
    return .class(name)
  }

  private func exact(_ type: TypeSelector?, at range: SourceRange) throws(SelectorError) -> TypeSelector {
    switch type {
    case .named(let name, .typeAndSubtypes)?: return .named(name, .exactType)
    case .named(_, .exactType)?:
      throw SelectorError(.invalidSelector, at: range, "`:exact` appears twice after one type selector")
    case .universal?, nil:
      throw SelectorError(
        .invalidSelector, at: range, "`:exact` is not after a type selector", expected: "`:exact` as in `Button:exact`"
      )
    }
  }
}

extension SimpleSelector {
  /// Whether the condition depends only on the element itself.
  fileprivate var isPlain: Bool {
    switch self {
    case .id, .class, .attribute, .pseudoClass(.element): true
    case .pseudoClass, .nesting, .unreadable: false
    }
  }
}

// MARK: Type selectors

extension SelectorParser {
  /// Parses a `<type-selector>` with its optional `*|` or `|`, which have no meaning for views.
  ///
  /// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#type-nmsp
  private mutating func consumeTypeSelector(_ cursor: inout TokenCursor) throws(SelectorError) -> TypeSelector? {
    let range = cursor.range
    if isBeforeName(cursor, at: 0), cursor.isDelim("|") {
      cursor.advance()
    } else if cursor.kind == .ident || cursor.isDelim("*"), cursor.isDelim(ahead: 1, "|"), isBeforeName(cursor, at: 1) {
      guard cursor.isDelim("*") else { throw namespacePrefix(cursor) }
      cursor.advance()
      cursor.advance()
    }
    guard cursor.kind == .ident || cursor.isDelim("*") else { return nil }
    let isName = cursor.kind == .ident
    if isName { noteType(at: cursor.index) }
    let type: TypeSelector = isName ? .named(cursor.name, .typeAndSubtypes) : .universal
    cursor.advance()
    try count(at: range)
    return type
  }

  /// Whether the token after a `|` can be the name of a type.
  private func isBeforeName(_ cursor: TokenCursor, at offset: Int) -> Bool {
    cursor.kind(ahead: offset + 1) == .ident || cursor.isDelim(ahead: offset + 1, "*")
  }

  /// The error for `prefix|name`. No rule declares namespace prefixes.
  func namespacePrefix(_ cursor: TokenCursor) -> SelectorError {
    let prefix = cursor.tape.excerpt(cursor.index)
    return SelectorError(
      .invalidSelector, at: cursor.range, "unknown namespace prefix `\(prefix)`",
      expected: "a name without a namespace: views have none")
  }
}

extension TokenCursor {
  /// Whether a token after the current one is a delim; the offset includes trivia.
  func isDelim(ahead count: Int, _ scalar: Unicode.Scalar) -> Bool {
    index + count < end && tape.isDelim(index + count, scalar)
  }
}
