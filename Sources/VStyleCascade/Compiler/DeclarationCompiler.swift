public import VStyleSyntax
public import VStyleValues

/// Turns a declaration's tokens into a checked declaration.
extension ProgramBuilder {
  /// The declarations that one declaration stands for: one for each longhand of a shorthand, else one;
  /// none if it is wrong, which is reported.
  func compileDeclarations(_ place: StatementPlace, in context: RuleContext) -> [Declaration] {
    let token = place.statement.nameToken
    if let shorthand = shorthand(place.tree.tape.name(token), context),
      context.target != nil || context.theme != nil
    {
      return expand(shorthand, place, in: context)
    }
    return compileDeclaration(place, in: context).map { [$0] } ?? []
  }

  private func compileDeclaration(_ place: StatementPlace, in context: RuleContext) -> Declaration? {
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
    let location = place.tree.location(of: place.statement.tokens)
    let slice = TokenSlice(tape: place.tree.tape, tokens: place.statement.content)
    if place.tree.tape.isDashedIdent(token) || VariableReferences.appear(in: slice.cursor) {
      guard checkValue(slice, place, context) else { return nil }
    }
    if place.tree.tape.isDashedIdent(token) {
      if context.reporting == .on { tokenDeclarations.append((name, slice, place.tree.sourceID)) }
      return declaration(place, name: name, isCustom: true, value: CustomPropertyValue.declared(slice), slice)
    }
    if name.lowercased() == "color-scheme", context.theme != nil {
      checkColorScheme(slice, place, context)
      return nil
    }
    if let keyword = WideKeyword(slice) {
      if name.lowercased() == "all" {
        return declaration(place, name: "all", isCustom: false, value: .wide(keyword), slice)
      }
      guard let entry = checkName(name, at: nameLocation, in: location, context)?.first else { return nil }
      return declaration(
        place, name: entry.name, isCustom: false, value: .wide(keyword), slice, state: entry.state)
    }
    guard let entries = checkName(name, at: nameLocation, in: location, context), let first = entries.first else {
      return nil
    }
    if VariableReferences.appear(in: slice.cursor) {
      guard checkReferences(slice.cursor, place, context) else { return nil }
      return declaration(
        place, name: first.name, isCustom: false, value: .tokens, slice, kinds: entries.map(\.kind),
        state: first.state)
    }
    guard let typed = parse(slice, as: entries, place, context) else { return nil }
    return declaration(place, name: first.name, isCustom: false, value: .typed(typed), slice, state: first.state)
  }

  func declaration(
    _ place: StatementPlace, name: String, isCustom: Bool, value: DeclaredValue, _ slice: TokenSlice,
    kinds: [ValueKind] = [], shorthand: PendingShorthand? = nil, state: String? = nil
  ) -> Declaration {
    Declaration(
      name: name, isCustom: isCustom, value: value, slice: slice, kinds: kinds, shorthand: shorthand,
      isImportant: place.statement.isImportant, slot: state, location: place.tree.location(of: place.statement.tokens),
      nameLocation: place.tree.location(ofToken: place.statement.nameToken))
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
    _ slice: TokenSlice, as entries: [StyleVocabulary.PropertyEntry], _ place: StatementPlace, _ context: RuleContext
  ) -> [TypedValue]? {
    var typed: [TypedValue] = []
    var failure: (entry: StyleVocabulary.PropertyEntry, error: ValueError)?
    for entry in entries where !typed.contains(where: { $0.kind == entry.kind }) {
      do throws(ValueError) {
        typed.append(TypedValue(kind: entry.kind, value: try entry.kind.parseWhole(slice.cursor)))
      } catch {
        if failure == nil { failure = (entry, error) }
      }
    }
    if typed.isEmpty, let failure {
      if context.reporting == .on, !lacksSemicolon(place) {
        report(failure.error.diagnostic(property: failure.entry.name, in: place.tree.sourceID))
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
    return Diagnostic(
      rule, at: location, "`\(property)` takes \(expected), found \(found)", expected: expected, found: found,
      help: help,
      fixes: suggestion.map { [.init("replace with `\($0)`", safety: .suggestion, edits: [.init(location, $0)])] } ?? []
    )
  }
}
