public import VStyleSyntax
public import VStyleValues

/// Turns a declaration's tokens into a checked declaration.
extension ProgramBuilder {
  /// The declarations that one declaration stands for: one for each longhand of a shorthand, else one;
  /// none if it is wrong, which is reported.
  ///
  /// - Parameter classSet: the number of the classes at hand.
  func compileDeclarations(
    _ place: StatementPlace, in context: RuleContext, classSet: Int, into run: inout [Declaration]
  ) {
    let statement = place.statement
    let tape = place.tree.tape
    let slice = TokenSlice(tape: tape, tokens: statement.content)
    let range = tape.range(statement.nameToken..<max(statement.content.upperBound, statement.nameToken + 1))
    let isPlain = context.theme == nil && context.target != nil
    if isPlain, let known = memory.declarations.content(tape, range, classSet) {
      if known.isCustom, context.reporting == .on { tokenDeclarations.append((known.name, slice, place.tree.sourceID)) }
      run.append(declaration(place, known, slice))
      return
    }
    let findings = diagnostics.count
    if context.target != nil || context.theme != nil, !tape.isDashedIdent(statement.nameToken),
      let shorthand = shorthand(tape.name(statement.nameToken), context)
    {
      run += expand(shorthand, place, in: context)
    } else if let content = compileDeclaration(place, slice, in: context) {
      run.append(declaration(place, content, slice))
      if isPlain, context.reporting == .on, diagnostics.count == findings {
        memory.declarations.add(content, tape, range, classSet)
      }
    }
  }

  private func compileDeclaration(
    _ place: StatementPlace, _ slice: TokenSlice, in context: RuleContext
  ) -> DeclarationContent? {
    let token = place.statement.nameToken
    let nameLocation = place.tree.location(ofToken: token)
    guard context.target != nil || context.theme != nil else {
      if context.reporting == .on {
        report(
          Diagnostic(
            .misplacedDeclaration, at: nameLocation, "a declaration stands outside any rule and applies to nothing",
            help: "put it into a rule; tokens for everything go into `:root { }`"))
      }
      return nil
    }
    let name = place.tree.tape.name(token)
    let isCustom = place.tree.tape.isDashedIdent(token)
    let hasReferences = VariableReferences.appear(in: slice.cursor)
    if isCustom || hasReferences {
      guard checkValue(slice, place, context) else { return nil }
    }
    if isCustom {
      if context.reporting == .on { tokenDeclarations.append((name, slice, place.tree.sourceID)) }
      return DeclarationContent(name: name, isCustom: true, value: CustomPropertyValue.declared(slice))
    }
    if context.theme != nil, name.lowercased() == "color-scheme" {
      checkColorScheme(slice, place, context)
      return nil
    }
    let location = place.tree.location(of: place.statement.tokens)
    if let keyword = WideKeyword(slice) {
      if name.lowercased() == "all" { return DeclarationContent(name: "all", value: .wide(keyword)) }
      guard let entry = checkName(name, at: nameLocation, in: location, context)?.entries.first else { return nil }
      return DeclarationContent(name: entry.name, value: .wide(keyword), slot: entry.state)
    }
    guard let named = checkName(name, at: nameLocation, in: location, context), let first = named.entries.first else {
      return nil
    }
    if hasReferences {
      guard checkReferences(slice.cursor, place, context) else { return nil }
      return DeclarationContent(name: first.name, value: .tokens, kinds: named.kinds, slot: first.state)
    }
    guard let typed = parse(slice, as: named, place, context) else { return nil }
    return DeclarationContent(name: first.name, value: .typed(typed), slot: first.state)
  }

  func declaration(_ place: StatementPlace, _ content: DeclarationContent, _ slice: TokenSlice) -> Declaration {
    let statement = place.statement
    return Declaration(
      content, slice: slice, isImportant: statement.isImportant,
      location: place.tree.location(of: statement.tokens),
      nameLocation: place.tree.location(ofToken: statement.nameToken))
  }

  /// Whether any tokens at all may stand in the value as they do; what may not is reported.
  func checkValue(_ slice: TokenSlice, _ place: StatementPlace, _ context: RuleContext) -> Bool {
    guard let index = DeclarationValue.misplacedToken(in: slice.cursor) else { return true }
    if context.reporting == .on, !lacksSemicolon(place) {
      report(
        Diagnostic(
          .unexpectedToken, at: place.tree.location(ofToken: index),
          "`\(slice.tape.source.text(in: slice.tape.range(index)))` cannot stand in a value",
          expected: "<declaration-value>"))
    }
    return false
  }

  /// The kinds that the value may be of, each once; reads the value as every one of them.
  func parse(
    _ slice: TokenSlice, as named: NamedProperty, _ place: StatementPlace, _ context: RuleContext
  ) -> [TypedValue]? {
    var typed: [TypedValue] = []
    var failure: (entry: StyleVocabulary.PropertyEntry, error: ValueError)?
    for entry in named.distinct {
      do throws(ValueError) {
        typed.append(TypedValue(kind: entry.kind, value: try entry.kind.parseWhole(slice.cursor)))
      } catch {
        if failure == nil { failure = (entry, error) }
      }
    }
    if typed.isEmpty, let failure {
      if context.reporting == .on, !lacksSemicolon(place) {
        let finding = failure.error.diagnostic(property: failure.entry.name, in: place.tree.sourceID)
        report(ForeignNames.advised(finding, property: failure.entry.name, in: slice))
      }
      return nil
    }
    return typed
  }

  /// Whether a missing semicolon was reported inside the declaration: its value took in the next one, and
  /// one mistake is one finding.
  func lacksSemicolon(_ place: StatementPlace) -> Bool {
    let range = place.tree.tape.range(place.statement.tokens)
    return place.tree.diagnostics.contains {
      $0.rule == .missingSemicolon && range.contains($0.location.range)
    }
  }

  private func checkColorScheme(_ slice: TokenSlice, _ place: StatementPlace, _ context: RuleContext) {
    guard ColorScheme(rawValue: slice.text.lowercased()) == nil, context.reporting == .on else { return }
    let location = SourceLocation(place.tree.sourceID, slice.tape.range(slice.tokens))
    report(
      Diagnostic(
        .unknownKeyword, at: location, "`color-scheme` takes `light` or `dark`, found `\(slice.text)`",
        expected: "light | dark", found: "`\(slice.text)`"))
  }
}

extension WideKeyword {
  /// The keyword that makes up a whole value.
  init?(_ slice: TokenSlice) {
    var cursor = slice.cursor
    cursor.skipTrivia()
    guard cursor.kind == .ident, let keyword = WideKeyword(rawValue: cursor.name.lowercased()) else { return nil }
    cursor.advance()
    guard cursor.isAtEnd else { return nil }
    self = keyword
  }
}

extension ValueError {
  /// The finding about a property's value.
  public func diagnostic(property: String, in source: SourceID) -> Diagnostic {
    let location = SourceLocation(source, range)
    // All other suggestions are guesses.
    let safety: Diagnostic.Safety = rule == .unspacedCalcOperator ? .safe : .suggestion
    return Diagnostic(
      rule, at: location, "`\(property)` takes \(expected), found \(found)", expected: expected, found: found,
      help: help,
      fixes: suggestion.map { [.init("replace with `\($0)`", safety: safety, edits: [.init(location, $0)])] } ?? [])
  }
}
