public import VStyleSyntax
public import VStyleValues

/// Turns a declaration's tokens into a checked declaration.
extension StylesheetCompiler {
  /// Adds the declarations that one declaration stands for: one for each longhand of a shorthand, else one;
  /// none if it is wrong, which is reported.
  func compileDeclaration(_ place: StatementPlace, in context: RuleContext) {
    guard context.hasTarget || context.theme != nil else { return reportMisplacedDeclaration(place, context) }
    let (tape, token) = (place.tree.tape, place.statement.nameToken)
    let known = diagnostics.count
    let content: RecordedContent?
    if tape.isDashedIdent(token) {
      content = compileCustomProperty(place, in: context)
    } else {
      let meaning = named(place, context)
      if let plain = plainValue(place, meaning, context) {
        return remember(.plain(property: meaning.property, plain), place, context)
      }
      let named = memory.properties[meaning.property]
      if let shorthand = named.shorthand {
        for content in expand(shorthand, place, in: context) {
          recorder.append(recorder.add(.made(content)), node: place.node)
        }
        return
      }
      content = compileDeclaration(named, meaning, place, in: context)
    }
    guard let content else { return }
    if diagnostics.count == known {
      remember(content, place, context)
    } else {
      recorder.append(recorder.add(content), node: place.node)
    }
  }

  /// Takes down a declaration without a diagnostic, for those that say the same too.
  private func remember(_ content: RecordedContent, _ place: StatementPlace, _ context: RuleContext) {
    let number = recorder.add(content)
    recorder.append(number, node: place.node)
    if context.theme == nil, context.reporting == .on {
      memory.declarations.add(content, number: number, place.tree, place.node, context.viewTypes.number)
    }
  }

  // OPTIMIZATION: most values are plain. What follows looks at them for what they cannot be, and counts references
  // to what names stand for.
  @inline(__always)
  private func plainValue(_ place: StatementPlace, _ meaning: NameMeaning, _ context: RuleContext) -> PlainValue? {
    let tokens = place.statement.content
    guard tokens.count == 1, let plain = meaning.plain, context.theme == nil else { return nil }
    return plain.read(tokens.lowerBound, in: place.tree.tape)
  }

  private func reportMisplacedDeclaration(_ place: StatementPlace, _ context: RuleContext) {
    guard context.reporting == .on else { return }
    report(
      Diagnostic(
        .misplacedDeclaration, at: place.keyword, "a declaration stands outside any rule and applies to nothing",
        help: "put it into a rule; custom properties for everything go into `:root { }`"))
  }

  private func compileCustomProperty(_ place: StatementPlace, in context: RuleContext) -> RecordedContent? {
    guard checkValue(place, context) else { return nil }
    noteCustomProperty(place, in: context)
    guard let keyword = WideKeyword(place.statement.content, in: place.tree.tape) else {
      return .customProperty(at: place)
    }
    let name = place.tree.tape.name(place.statement.nameToken)
    return .made(DeclarationContent(name: name, isCustom: true, value: .wide(keyword)))
  }

  /// Notes that a custom property is declared, for the check of its type.
  func noteCustomProperty(_ place: StatementPlace, in context: RuleContext) {
    guard context.reporting == .on, hasRegistrations else { return }
    let name = place.tree.tape.name(place.statement.nameToken)
    customPropertyDeclarations.append((name, place.slice, place.tree.sourceID))
  }

  private func compileDeclaration(
    _ named: NamedProperty, _ meaning: NameMeaning, _ place: StatementPlace, in context: RuleContext
  ) -> RecordedContent? {
    let (tokens, token) = (place.statement.content, place.statement.nameToken)
    let hasReferences = VariableReferences.appear(tokens, in: place.tree.tape)
    if hasReferences {
      guard checkValue(place, context) else { return nil }
    }
    if context.theme != nil, place.tree.tape.isName(token, "color-scheme") {
      checkColorScheme(place.slice, place, context)
      return nil
    }
    let keyword = WideKeyword(tokens, in: place.tree.tape)
    if let keyword, place.tree.tape.isName(token, "all") {
      return .made(DeclarationContent(name: "all", value: .wide(keyword)))
    }
    guard meaning.isCanonical || check(named, place.tree.tape.name(token), place, context) else { return nil }
    if let keyword { return .wide(property: meaning.property, keyword) }
    if hasReferences {
      return checkReferences(place, context) ? .tokens(property: meaning.property) : nil
    }
    if named.takesAnyTokens, !tokens.isEmpty, place.tree.tape.tooDeepTokens.isEmpty {
      return .text(property: meaning.property, at: place)
    }
    guard let kind = named.kind else {
      return parse(place.slice, as: named, place, context).map { .made(DeclarationContent(named, .typed($0))) }
    }
    do throws(ValueError) {
      return .typed(property: meaning.property, try kind.parseWhole(place.prelude))
    } catch {
      report(error, of: named.name, place.slice, place, context)
      return nil
    }
  }

  private func check(
    _ named: NamedProperty, _ name: String, _ place: StatementPlace, _ context: RuleContext
  ) -> Bool {
    check(named, name, at: place.keyword, in: place.tree.location(of: place.statement.tokens), context)
  }

  /// Whether any tokens at all may stand in the value as they do; what may not is reported.
  func checkValue(_ place: StatementPlace, _ context: RuleContext) -> Bool {
    let tape = place.tree.tape
    guard let index = DeclarationValue.misplacedToken(place.statement.content, in: tape) else { return true }
    if context.reporting == .on, !lacksSemicolon(place) {
      report(
        Diagnostic(
          .unexpectedToken, at: place.tree.location(ofToken: index),
          "`\(tape.source.text(in: tape.range(index)))` cannot stand in a value",
          expected: "<declaration-value>"))
    }
    return false
  }

  /// The kinds that the value may be of, each once; reads the value as every one of them.
  func parse(
    _ slice: TokenSlice, as named: NamedProperty, _ place: StatementPlace, _ context: RuleContext
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
    if typed.isEmpty, let failure {
      report(failure.error, of: failure.property, slice, place, context)
      return nil
    }
    return typed
  }

  /// Reports that a value is not what a property takes.
  private func report(
    _ error: ValueError, of property: String, _ slice: TokenSlice, _ place: StatementPlace, _ context: RuleContext
  ) {
    guard context.reporting == .on, !lacksSemicolon(place) else { return }
    let diagnostic = error.diagnostic(property: property, in: place.tree.sourceID)
    report(ForeignNames.advised(diagnostic, property: property, in: slice))
  }

  /// Whether a missing semicolon was reported inside the declaration: its value took in the next one, and
  /// one mistake is one diagnostic.
  func lacksSemicolon(_ place: StatementPlace) -> Bool {
    let range = place.tree.tape.range(place.statement.tokens)
    let missing = missingSemicolons(in: place.treeIndex)
    return missing[missing.partitioningIndex { $0.start >= range.start }...].first.map(range.contains) ?? false
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
  init?(_ tokens: Range<Int>, in tape: TokenTape) {
    guard let first = tokens.first(where: { !tape.kind($0).isTrivia }), tape.kind(first) == .ident,
      WideKeyword.mayBegin(tape.firstByte(first)),
      let row = WideKeyword.names.first(where: { tape.isName(first, $0.name) })
    else { return nil }
    var cursor = TokenCursor(tape, first..<tokens.upperBound)
    cursor.advance()
    guard cursor.isAtEnd else { return nil }
    self = row.keyword
  }

  // OPTIMIZATION: every value is asked.
  /// Whether a name that starts with a byte can be one of them: an `i`, `u` or `r` in any case, or an escape.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "r"), UInt8(ascii: "\\") | 0x20: true
    default: false
    }
  }

  private static let names: [(name: StaticString, keyword: WideKeyword)] = [
    ("inherit", .inherit), ("initial", .initial), ("unset", .unset), ("revert", .revert),
    ("revert-layer", .revertLayer),
  ]
}

extension ValueError {
  /// The diagnostic about a property's value.
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
