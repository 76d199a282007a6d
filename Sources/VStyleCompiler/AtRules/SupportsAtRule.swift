import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension AtRule {
  /// `@supports (…) { }`: rules that apply if the schema has a property, a value or a selector.
  ///
  /// - Spec: https://www.w3.org/TR/css-conditional-4/#at-supports
  static let supports = AtRule("supports", isIndependent: true, needsBlock: true) { compiler, position, context in
    var parser = SupportsParser(compiler: compiler, context: context, source: position.tree.sourceID)
    var cursor = position.prelude
    guard let holds = parser.parseCondition(&cursor), cursor.isAtEnd else {
      compiler.reportInvalidPrelude(
        position, cursor, context, "`@supports` takes conditions in parentheses",
        "[not]? ( <declaration> ) [and | or …]")
      return
    }
    var inner = context.under([.supports(holds)])
    if !holds {
      inner.isReporting = false
      inner.neverApplies = true
    }
    compiler.compileBlock(position, in: inner)
  }
}

/// A parser that evaluates the condition of `@supports`.
struct SupportsParser {
  let compiler: StylesheetCompiler
  let context: RuleContext
  /// The source of the condition.
  let source: SourceID

  /// Evaluates a condition; returns `nil` for an invalid one.
  func parseCondition(_ cursor: inout TokenCursor) -> Bool? {
    cursor.skipTrivia()
    if cursor.consume(ident: "not") { return parseInParentheses(&cursor).map { !$0 } }
    guard var holds = parseInParentheses(&cursor) else { return nil }
    cursor.skipTrivia()
    if cursor.isIdent("and") {
      while cursor.consume(ident: "and") {
        guard let next = parseInParentheses(&cursor) else { return nil }
        holds = holds && next
        cursor.skipTrivia()
      }
      return cursor.isIdent("or") ? nil : holds
    }
    while cursor.consume(ident: "or") {
      guard let next = parseInParentheses(&cursor) else { return nil }
      holds = holds || next
      cursor.skipTrivia()
    }
    return cursor.isIdent("and") ? nil : holds
  }

  /// Evaluates the argument of `supports()` in an `@import`: a condition or a declaration; returns `nil` for another one.
  ///
  /// - Spec: https://www.w3.org/TR/css-cascade-5/#at-import
  func parseArgument(_ cursor: TokenCursor) -> Bool? {
    var cursor = cursor
    cursor.skipTrivia()
    if cursor.kind == .ident, !cursor.isIdent("not") { return supportsDeclaration(cursor) }
    guard let holds = parseCondition(&cursor), cursor.isAtEnd else { return nil }
    return holds
  }

  private func parseInParentheses(_ cursor: inout TokenCursor) -> Bool? {
    // CSS Syntax needs white space between an operator and `(`: without it, the operator is a function.
    cursor.skipTrivia()
    if cursor.isFunction("selector") {
      let inner = cursor.enterBlock()
      return supportsSelector(inner)
    }
    if cursor.isFunction("at-rule") {
      let inner = cursor.enterBlock()
      return supportsAtRule(inner)
    }
    if cursor.kind == .function {
      reportFunction(cursor)
      cursor.skipComponentValue()
      return false
    }
    guard cursor.kind == .leftParenthesis else { return nil }
    var inner = cursor.enterBlock()
    inner.skipTrivia()
    if inner.kind == .leftParenthesis || inner.isIdent("not") || inner.kind == .function {
      let start = inner
      if let holds = parseCondition(&inner), inner.isAtEnd { return holds }
      return start.kind == .endOfFile ? nil : false
    }
    return supportsDeclaration(inner)
  }

  /// Whether a text is one selector that is not relative, with no unknown part, not even in a forgiving list.
  ///
  /// - Spec: https://www.w3.org/TR/css-conditional-4/#support-definition-ext
  private func supportsSelector(_ cursor: TokenCursor) -> Bool {
    var (cursor, dropped) = (cursor, [SelectorError]())
    let grammar = compiler.selectorGrammar(.topLevel)
    let start = cursor
    guard let list = try? SelectorList.parse(&cursor, grammar: grammar, warnings: &dropped) else {
      if start.isAtEnd || start.isString { reportSelectors(start, count: 0) }
      return false
    }
    reportSelectors(start, count: list.selectors.count)
    return list.selectors.count == 1 && dropped.isEmpty
  }

  /// Whether a text is the name of an at-rule of the language, with its `@`.
  ///
  /// - Spec: https://www.w3.org/TR/css-conditional-5/#support-definition-ext
  private func supportsAtRule(_ cursor: TokenCursor) -> Bool {
    let start = cursor
    var cursor = cursor
    cursor.skipTrivia()
    guard cursor.kind == .atKeyword else {
      reportNoAtRule(start)
      return false
    }
    let token = cursor.index
    cursor.advance()
    return cursor.isAtEnd && AtRule.named(token, in: cursor.tape)?.isSupported ?? false
  }

  /// Whether some view type has the property and the value is of the property's value type.
  private func supportsDeclaration(_ cursor: TokenCursor) -> Bool {
    let start = cursor
    var cursor = cursor
    guard cursor.kind == .ident else {
      reportNoDeclaration(start)
      return false
    }
    let name = cursor.name
    let isCustom = cursor.tape.isDashedIdent(cursor.index)
    let location = SourceLocation(source, cursor.range)
    cursor.advance()
    cursor.skipTrivia()
    guard cursor.consume(.colon) else {
      reportNoValue(name, start)
      return false
    }
    cursor.skipTrivia()
    let tokens = withoutImportance(cursor)
    let slice = TokenSlice(tape: cursor.tape, tokens: tokens)
    guard DeclarationValue.misplacedToken(slice.tokens, in: slice.tape) == nil,
      VariableReferences.areWellFormed(in: slice.cursor)
    else {
      return false
    }
    if isCustom { return cursor.tape.isCustomPropertyName(start.index) }
    let context = RuleContext(origin: .app)
    let entries = compiler.candidates(name, context)
    let shorthand = compiler.shorthand(name, context)
    guard !entries.isEmpty || shorthand != nil || name.lowercased() == "all" else {
      if !reportOther(name, start) { checkSpelling(name, at: location) }
      return false
    }
    if WideKeyword(slice.tokens, in: slice.tape) != nil { return true }
    if VariableReferences.appear(slice.tokens, in: slice.tape) { return true }
    if let shorthand {
      return (try? shorthand.parts(of: slice.cursor, kinds: compiler.kinds(of: shorthand, context))) != nil
    }
    return entries.contains { $0.kind.value(of: slice.cursor) != nil }
  }

  /// Reports a name that differs from a property's in one letter. A sheet may ask for any other unknown property.
  private func checkSpelling(_ name: String, at location: SourceLocation) {
    guard context.isReporting, let advice = compiler.adviser?.misspelledProperty(name, at: location, compiler) else {
      return
    }
    compiler.report(
      Diagnostic(
        .unknownProperty, at: location, "there is no property `\(name)`", expected: "the name of a property",
        found: "`\(name)`"
      ).with(advice))
  }

  private func withoutImportance(_ cursor: TokenCursor) -> Range<Int> {
    var end = cursor.end
    func trim() { while end > cursor.index, cursor.tape.kind(end - 1).isTrivia { end -= 1 } }
    trim()
    if end > cursor.index, cursor.tape.isIdent(end - 1, "important") {
      let whole = end
      end -= 1
      trim()
      if end > cursor.index, cursor.tape.isDelim(end - 1, "!") {
        end -= 1
        trim()
      } else {
        end = whole
      }
    }
    return cursor.index..<end
  }
}
