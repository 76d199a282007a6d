import VStyleSyntax

/// Pseudo-classes and pseudo-elements.
extension SelectorParser {
  /// Parses a `<pseudo-class-selector>`, from its `:` on.
  ///
  /// - Spec: https://www.w3.org/TR/2022/WD-selectors-4-20221111/#typedef-pseudo-class-selector
  mutating func consumePseudo(_ cursor: inout TokenCursor) throws(SelectorError) -> Part {
    let start = cursor
    cursor.advance()
    cursor.skipComments()
    if cursor.kind == .colon { throw pseudoElement(&cursor, from: start) }
    guard cursor.kind == .ident || cursor.kind == .function else {
      throw unexpected(cursor, expected: "the name of a state or pseudo-class")
    }
    let name = cursor.name.lowercased()
    let range = SourceRange(start.range.start, nameEnd(cursor))
    if PseudoClassDefinition.legacyPseudoElements.contains(name), cursor.kind == .ident {
      throw notYet(name, at: range)
    }
    guard let row = PseudoClassDefinition.named[name] else { return try state(&cursor, name, at: range) }
    switch (row.meaning, cursor.kind) {
    case (.plain(let pseudoClass), .ident):
      cursor.advance()
      return .condition(.pseudoClass(pseudoClass))
    case (.exactType, .ident):
      cursor.advance()
      return .exactType(range)
    case (.function(let consume, _), .function):
      var argument = cursor.enterBlock()
      argument.skipTrivia()
      let pseudoClass = try consume(&self, &argument)
      argument.skipTrivia()
      guard argument.kind == .endOfFile else { throw unexpected(argument, expected: "`)`") }
      return .condition(.pseudoClass(pseudoClass))
    case (.function(_, let argument), _):
      throw SelectorError(
        .invalidSelector, at: range, "`:\(name)` needs an argument", expected: "`:\(name)(\(argument))`",
        found: "`:\(name)`")
    case (.plain, _), (.exactType, _): throw takesNoArgument(name, at: range)
    }
  }

  /// Parses a pseudo-class outside of the table: a state of the grammar, or an error.
  private func state(
    _ cursor: inout TokenCursor, _ name: String, at range: SourceRange
  ) throws(SelectorError) -> Part {
    if grammar.states.contains(name) {
      guard cursor.kind == .ident else { throw takesNoArgument(name, at: range) }
      cursor.advance()
      return .condition(.pseudoClass(.element(.state(name))))
    }
    let isFunction = cursor.kind == .function
    let text = cursor.tape.excerpt(cursor.index) + (isFunction ? ")" : "")
    let candidates = PseudoClassDefinition.all.filter { $0.isFunction == isFunction }.map(\.name)
    let nearest = NameSuggestion.nearest(to: name, among: candidates + (isFunction ? [] : Array(grammar.states)))
    throw SelectorError(
      .unknownState, at: range, "unknown \(isFunction ? "pseudo-class" : "state") `:\(text)`",
      expected: "a pseudo-class or a state; a state of your own is written `:state(name)`", found: "`:\(text)`",
      suggestion: nearest.map { ":" + $0 })
  }

  private func takesNoArgument(_ name: String, at range: SourceRange) -> SelectorError {
    SelectorError(
      .invalidSelector, at: range, "`:\(name)` takes no argument", expected: "`:\(name)`", found: "`:\(name)(…)`")
  }
}

// MARK: Pseudo-elements

extension SelectorParser {
  /// The error for `::name`: every pseudo-element is reserved for later.
  private func pseudoElement(_ cursor: inout TokenCursor, from start: TokenCursor) -> SelectorError {
    cursor.advance()
    cursor.skipComments()
    guard cursor.kind == .ident || cursor.kind == .function else {
      return unexpected(cursor, expected: "the name of a part")
    }
    return notYet(":" + cursor.name, at: SourceRange(start.range.start, nameEnd(cursor)))
  }

  private func notYet(_ name: String, at range: SourceRange) -> SelectorError {
    SelectorError(
      .unknownPart, at: range, "`:\(name)` is not supported yet", expected: "a selector without a pseudo-element",
      found: "the pseudo-element `:\(name)`")
  }

  /// The end of an identifier, or of a function's name without its parenthesis.
  private func nameEnd(_ cursor: TokenCursor) -> Int { cursor.range.end - (cursor.kind == .function ? 1 : 0) }
}
