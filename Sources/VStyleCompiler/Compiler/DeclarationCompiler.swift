import VStyleStylesheet
package import VStyleSyntax
package import VStyleValues

/// Compiles the tokens of declarations to checked declarations.
extension StylesheetCompiler {
  /// Adds the declarations for a statement: one for each longhand of a shorthand, otherwise one.
  ///
  /// An invalid declaration is reported and adds none.
  func compileDeclaration(_ position: StatementPosition, in context: RuleContext) {
    guard context.hasTarget || context.theme != nil else { return reportMisplacedDeclaration(position, context) }
    let (tape, token) = (position.tree.tape, position.statement.nameToken)
    let known = diagnostics.count
    let content: RecordedContent?
    if tape.isDashedIdent(token) {
      content = compileCustomProperty(position, in: context)
    } else {
      let meaning = named(position, context)
      if let plain = plainValue(position, meaning, context) {
        return store(.plain(property: meaning.property, plain), position, context)
      }
      let named = cache.properties[meaning.property]
      checkMovingNames(named, position, context)
      if let shorthand = named.shorthand {
        for content in expand(shorthand, position, in: context) {
          recorder.append(recorder.add(.made(content)), node: position.node)
        }
        return
      }
      content = compileDeclaration(named, meaning, position, in: context)
    }
    guard let content else { return }
    if diagnostics.count == known {
      store(content, position, context)
    } else {
      recorder.append(recorder.add(content), node: position.node)
    }
  }

  /// Records a declaration without a diagnostic, and caches it for others with the same text.
  private func store(_ content: RecordedContent, _ position: StatementPosition, _ context: RuleContext) {
    let index = recorder.add(content)
    recorder.append(index, node: position.node)
    if context.theme == nil, context.isReporting {
      cache.declarations.add(
        content, index: index, position.tree, position.node, viewTypeSet: context.viewTypes.index)
    }
  }

  // OPTIMIZATION: the general path is simpler, but most values are plain. It scans them for other syntax and retains
  // the meanings of names.
  @inline(__always)
  private func plainValue(_ position: StatementPosition, _ meaning: NameMeaning, _ context: RuleContext) -> PlainValue?
  {
    let tokens = position.statement.content
    guard tokens.count == 1, let plain = meaning.plain, context.theme == nil else { return nil }
    return plain.read(tokens.lowerBound, in: position.tree.tape)
  }

  private func reportMisplacedDeclaration(_ position: StatementPosition, _ context: RuleContext) {
    guard context.isReporting else { return }
    report(
      Diagnostic(
        .misplacedDeclaration, at: position.keyword, "a declaration is outside any rule and applies to nothing",
        help: "write it in a rule; custom properties for everything go into `:root { }`"))
  }

  private func compileCustomProperty(_ position: StatementPosition, in context: RuleContext) -> RecordedContent? {
    guard checkCustomPropertyName(position, context), checkValue(position, context), checkReferences(position, context)
    else { return nil }
    noteCustomProperty(position, in: context)
    guard let keyword = WideKeyword(position.statement.content, in: position.tree.tape) else {
      return .customProperty(at: position)
    }
    let name = position.tree.tape.name(position.statement.nameToken)
    return .made(DeclarationContent(name: name, isCustom: true, value: .wide(keyword)))
  }

  private func checkCustomPropertyName(_ position: StatementPosition, _ context: RuleContext) -> Bool {
    guard !position.tree.tape.isCustomPropertyName(position.statement.nameToken) else { return true }
    if context.isReporting {
      report(
        Diagnostic(
          .unknownProperty, at: position.keyword, "`--` alone is no custom property",
          help: "write a name after the hyphens, such as `--accent`"))
    }
    return false
  }

  /// Records the declaration of a custom property, to check its registered type later.
  func noteCustomProperty(_ position: StatementPosition, in context: RuleContext) {
    guard context.isReporting, hasRegistrations else { return }
    let name = position.tree.tape.name(position.statement.nameToken)
    customPropertyDeclarations.append((name, position.slice, position.tree.sourceID))
  }

  private func compileDeclaration(
    _ named: NamedProperty, _ meaning: NameMeaning, _ position: StatementPosition, in context: RuleContext
  ) -> RecordedContent? {
    let (tokens, token) = (position.statement.content, position.statement.nameToken)
    let hasReferences = VariableReferences.appear(tokens, in: position.tree.tape)
    if hasReferences {
      guard checkValue(position, context) else { return nil }
    }
    if context.theme != nil, position.tree.tape.isName(token, "color-scheme") {
      checkColorScheme(position.slice, position, context)
      return nil
    }
    let keyword = WideKeyword(tokens, in: position.tree.tape)
    if position.tree.tape.isName(token, "all") {
      return compileAll(keyword, hasReferences: hasReferences, position, context)
    }
    guard meaning.isCanonical || check(named, position, context) else { return nil }
    if let keyword { return .wide(property: meaning.property, keyword) }
    if hasReferences {
      return checkReferences(position, context) ? .tokens(property: meaning.property) : nil
    }
    if named.acceptsAnyTokens, !tokens.isEmpty, position.tree.tape.tooDeepTokens.isEmpty {
      return .text(property: meaning.property, at: position)
    }
    guard let kind = named.kind else {
      return parse(position.slice, as: named, position, context).map { .made(DeclarationContent(named, .typed($0))) }
    }
    do throws(ValueError) {
      let value = try kind.parseWhole(position.prelude)
      if context.isReporting { checkObject(kind, value, of: named.name, position) }
      return .typed(property: meaning.property, value)
    } catch {
      report(error, of: named.name, [kind], position.slice, position, context)
      return nil
    }
  }

  private func compileAll(
    _ keyword: WideKeyword?, hasReferences: Bool, _ position: StatementPosition, _ context: RuleContext
  ) -> RecordedContent? {
    if let keyword { return .made(DeclarationContent(name: "all", value: .wide(keyword))) }
    if hasReferences {
      return checkReferences(position, context) ? .made(DeclarationContent(name: "all", value: .tokens)) : nil
    }
    guard context.isReporting, !lacksSemicolon(position) else { return nil }
    let slice = position.slice
    report(
      Diagnostic(
        .unknownKeyword, at: SourceLocation(position.tree.sourceID, slice.tape.range(slice.tokens)),
        "`all` takes a keyword that every property takes, found `\(slice.text)`", expected: WideKeyword.syntax,
        found: "`\(slice.text)`", help: "write `initial`, `inherit`, `unset`, `revert` or `revert-layer`"))
    return nil
  }

  /// Whether every token of the value is allowed in a declaration; the first one that is not is reported.
  func checkValue(_ position: StatementPosition, _ context: RuleContext) -> Bool {
    let tape = position.tree.tape
    guard let index = DeclarationValue.misplacedToken(position.statement.content, in: tape) else { return true }
    if context.isReporting, !lacksSemicolon(position) {
      let diagnostic = Diagnostic(
        .unexpectedToken, at: position.tree.location(ofToken: index),
        "`\(tape.source.text(in: tape.range(index)))` cannot be part of a value", expected: "<declaration-value>",
        help: tape.kind(index) == .semicolon ? "close the parentheses before it, or write a comma" : nil)
      report(advice?.completed(diagnostic, aboutToken: index, in: tape) ?? diagnostic)
    }
    return false
  }

  /// Parses a value as each value type that the property has in the rule's view types.
  ///
  /// - Returns: the values of the types that match; `nil` after a diagnostic if none matches.
  func parse(
    _ slice: TokenSlice, as named: NamedProperty, _ position: StatementPosition, _ context: RuleContext
  ) -> [TypedValue]? {
    var typed: [TypedValue] = []
    var failure: (property: String, error: ValueError)?
    for entry in named.entries {
      do throws(ValueError) {
        typed.append(TypedValue(kind: entry.kind, value: try entry.kind.parseWhole(slice.cursor)))
      } catch {
        if failure == nil { failure = (entry.name, error) }
      }
    }
    if typed.count == 1, context.isReporting {
      checkObject(typed[0].kind, typed[0].value, of: named.name, position)
    }
    if typed.isEmpty, let failure {
      report(failure.error, of: failure.property, named.entries.map(\.kind), slice, position, context)
      return nil
    }
    return typed
  }

  /// Reports a value that does not match the property.
  private func report(
    _ error: ValueError, of property: String, _ kinds: [ValueKind], _ slice: TokenSlice,
    _ position: StatementPosition, _ context: RuleContext
  ) {
    guard context.isReporting, !lacksSemicolon(position), !reportLineComment(position) else { return }
    report(error, of: property, kinds, slice, in: position.tree.sourceID)
  }

  /// Reports `//` after the value of a declaration.
  ///
  /// - Returns: whether there is one.
  private func reportLineComment(_ position: StatementPosition) -> Bool {
    let (tape, tokens) = (position.tree.tape, position.statement.content)
    guard let comment = tape.lineComment(in: tokens), comment > tokens.lowerBound,
      tape.kind(comment - 1) == .whitespace
    else { return false }
    // The comment may contain the semicolon that ends the declaration, but nothing of the next statement.
    let last = tape.range(tokens.upperBound).end
    report(
      tape.lineCommentDiagnostic(
        at: comment, in: position.tree.sourceID, before: statementLineEnd(after: last, in: tape), endsValue: true))
    return true
  }

  /// The offset of the line end after the end of a statement, if only white space stands between.
  private func statementLineEnd(after end: Int, in tape: TokenTape) -> Int {
    let bytes = tape.source.bytes
    var offset = min(end, bytes.count)
    while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    return offset
  }

  /// Whether a missing semicolon inside the declaration is reported already.
  ///
  /// Such a declaration extends over the next one, and one mistake is one diagnostic.
  func lacksSemicolon(_ position: StatementPosition) -> Bool {
    let range = position.tree.tape.range(position.statement.tokens)
    let missing = missingSemicolons(in: position.treeIndex)
    return missing[missing.partitioningIndex { $0.start >= range.start }...].first.map(range.contains) ?? false
  }

  private func checkColorScheme(_ slice: TokenSlice, _ position: StatementPosition, _ context: RuleContext) {
    guard Appearance(keyword: slice.text.lowercased()) == nil, context.isReporting else { return }
    let location = SourceLocation(position.tree.sourceID, slice.tape.range(slice.tokens))
    report(
      Diagnostic(
        .unknownKeyword, at: location, "`color-scheme` takes `light` or `dark`, found `\(slice.text)`",
        expected: "light | dark", found: "`\(slice.text)`",
        help: "write `color-scheme: light` or `color-scheme: dark`"
      ).with(adviser?.colorScheme(slice.text, at: location)).with(.colorScheme))
  }
}

/// The diagnostic about a value, with an advice if there is one.
func advised(
  _ error: ValueError, of property: String, _ kinds: [ValueKind], _ slice: TokenSlice, in source: SourceID,
  _ advice: (any CompilerAdvice)?
) -> Diagnostic {
  let diagnostic = error.diagnostic(property: property, in: source)
  return advice?.completed(diagnostic, about: RefusedValue(error, slice, kinds, property: property)) ?? diagnostic
}

extension ValueError {
  /// What the error found in a value of some value types, for other checks.
  func detail(of slice: TokenSlice, _ kinds: [ValueKind]) -> DiagnosticDetail? {
    let token = slice.tokens.first { slice.tape.range($0).start == range.start }
    if let token, slice.tape.kind(token) == .function { return .function }
    return kinds.contains { $0.syntax.hasPrefix("<string>") } ? .textWithoutQuotes : nil
  }

  /// The diagnostic about a property's value.
  package func diagnostic(property: String, in source: SourceID) -> Diagnostic {
    let location = SourceLocation(source, range)
    // All other suggestions are guesses.
    let safety: Diagnostic.Safety = rule == .unspacedCalcOperator ? .safe : .suggestion
    return Diagnostic(
      rule, at: location, "`\(property)` takes \(GrammarInWords.words(for: expected)), found \(found)",
      expected: expected, found: found, help: help,
      fixes: suggestion.map { [.init("replace with `\($0)`", safety: safety, edits: [.init(location, $0)])] } ?? [])
  }
}
