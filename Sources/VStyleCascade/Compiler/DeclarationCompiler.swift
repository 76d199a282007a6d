public import VStyleSyntax
public import VStyleValues

/// Turns a declaration's tokens into a checked declaration.
extension ProgramBuilder {
  /// Adds the declarations that one declaration stands for: one for each longhand of a shorthand, else one;
  /// none if it is wrong, which is reported.
  func compileDeclaration(_ place: StatementPlace, in context: RuleContext) {
    guard context.hasTarget || context.theme != nil else { return reportMisplacedDeclaration(place, context) }
    let (tape, token) = (place.tree.tape, place.statement.nameToken)
    let findings = diagnostics.count
    let content: DeclarationContent?
    if tape.isDashedIdent(token) {
      content = compileToken(place, in: context)
    } else {
      let (named, name) = named(place, context)
      if let shorthand = named.shorthand {
        for content in expand(shorthand, place, in: context) {
          recorder.append(recorder.add(content), node: place.node)
        }
        return
      }
      content = compileDeclaration(name, named, place, in: context)
    }
    guard let content else { return }
    let number = recorder.add(content)
    recorder.append(number, node: place.node)
    if context.theme == nil, context.reporting == .on, diagnostics.count == findings {
      memory.declarations.add(content, number: number, place.tree, place.node, context.classes.number)
    }
  }

  private func reportMisplacedDeclaration(_ place: StatementPlace, _ context: RuleContext) {
    guard context.reporting == .on else { return }
    report(
      Diagnostic(
        .misplacedDeclaration, at: place.keyword, "a declaration stands outside any rule and applies to nothing",
        help: "put it into a rule; tokens for everything go into `:root { }`"))
  }

  private func compileToken(_ place: StatementPlace, in context: RuleContext) -> DeclarationContent? {
    let slice = place.slice
    guard checkValue(slice, place, context) else { return nil }
    let name = place.tree.tape.name(place.statement.nameToken)
    noteToken(place, in: context)
    return DeclarationContent(name: name, isCustom: true, value: CustomPropertyValue.declared(slice))
  }

  /// Notes that a token is declared, for the check of its type.
  func noteToken(_ place: StatementPlace, in context: RuleContext) {
    guard context.reporting == .on, declaresTokenTypes else { return }
    let name = place.tree.tape.name(place.statement.nameToken)
    tokenDeclarations.append((name, place.slice, place.tree.sourceID))
  }

  private func compileDeclaration(
    _ name: String, _ named: NamedProperty, _ place: StatementPlace, in context: RuleContext
  ) -> DeclarationContent? {
    let slice = place.slice
    let hasReferences = VariableReferences.appear(in: slice.cursor)
    if hasReferences {
      guard checkValue(slice, place, context) else { return nil }
    }
    if context.theme != nil, name.lowercased() == "color-scheme" {
      checkColorScheme(slice, place, context)
      return nil
    }
    let keyword = WideKeyword(slice)
    if let keyword, name.lowercased() == "all" { return DeclarationContent(name: "all", value: .wide(keyword)) }
    guard name == named.name || check(named, name, place, context) else { return nil }
    if let keyword { return DeclarationContent(name: named.name, value: .wide(keyword), slot: named.state) }
    if hasReferences {
      guard checkReferences(slice.cursor, place, context) else { return nil }
      return DeclarationContent(name: named.name, value: .tokens, kinds: named.kinds, slot: named.state)
    }
    guard let typed = parse(slice, as: named, place, context) else { return nil }
    return DeclarationContent(name: named.name, value: .typed(typed), slot: named.state)
  }

  private func check(
    _ named: NamedProperty, _ name: String, _ place: StatementPlace, _ context: RuleContext
  ) -> Bool {
    check(named, name, at: place.keyword, in: place.tree.location(of: place.statement.tokens), context)
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
    // OPTIMIZATION: nearly all names have one kind, and an array of just one is cheaper than one that grows.
    if named.kinds.count == 1, let value = try? named.kinds[0].parseWhole(slice.cursor) {
      return [TypedValue(kind: named.kinds[0], value: value)]
    }
    var typed: [TypedValue] = []
    var failure: (entry: StyleVocabulary.PropertyEntry, error: ValueError)?
    for entry in named.entries {
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

extension StatementPlace {
  /// The tokens of a declaration's value.
  var slice: TokenSlice { TokenSlice(tape: tree.tape, tokens: statement.content) }
}

extension WideKeyword {
  /// The keyword that makes up a whole value.
  init?(_ slice: TokenSlice) {
    var cursor = slice.cursor
    cursor.skipTrivia()
    guard cursor.kind == .ident, let row = WideKeyword.names.first(where: { cursor.isIdent($0.name) }) else {
      return nil
    }
    cursor.advance()
    guard cursor.isAtEnd else { return nil }
    self = row.keyword
  }

  private static let names: [(name: StaticString, keyword: WideKeyword)] = [
    ("inherit", .inherit), ("initial", .initial), ("unset", .unset), ("revert", .revert),
    ("revert-layer", .revertLayer),
  ]
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
