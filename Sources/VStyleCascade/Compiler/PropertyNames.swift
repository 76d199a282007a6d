import VStyleSyntax
import VStyleValues

/// Checks that the classes at hand have a property.
extension StylesheetCompiler {
  /// What a name stands for on the classes at hand.
  func named(_ name: String, _ context: RuleContext) -> NamedProperty {
    let key = CandidateKey(name: name, viewTypeSet: context.viewTypes.number)
    if let known = memory.knownNames[key] { return known }
    let found = schema.named(name, in: memory.names(of: context.viewTypes))
    memory.knownNames[key] = found
    return found
  }

  /// What the name of a declaration stands for on the classes at hand.
  func named(_ place: StatementPlace, _ context: RuleContext) -> NameMeaning {
    let key = ByteMemo<NameMeaning>.key(
      place.tree.tape.range(place.statement.nameToken), in: place.tree, meaning: context.viewTypes.number)
    if let known = memory.names.find(key, in: place.tree) { return known }
    let spelling = place.tree.tape.name(place.statement.nameToken)
    let property = schema.named(spelling, in: memory.names(of: context.viewTypes))
    let meaning = NameMeaning(memory.add(property), property, spelling: spelling)
    memory.names.add(meaning, key, in: place.tree)
    return meaning
  }

  /// The entries under which the classes at hand, or their subclasses, have a property; the first of each kind.
  func candidates(_ name: String, _ context: RuleContext) -> [StyleSchema.PropertyEntry] {
    named(name, context).entries
  }

  /// The shorthand that the classes at hand have under a name.
  func shorthand(_ name: String, _ context: RuleContext) -> Shorthand? { named(name, context).shorthand }

  /// Whether the classes at hand have the property that a name stands for; if not, that is reported.
  ///
  /// - Parameters:
  ///   - named: what the name stands for.
  ///   - declaration: the place of the whole declaration.
  func check(
    _ named: NamedProperty, _ name: String, at location: SourceLocation, in declaration: SourceLocation,
    _ context: RuleContext
  ) -> Bool {
    guard named.entries.isEmpty else {
      checkSpelling(name, of: named, at: location, in: declaration, context)
      return true
    }
    guard context.reporting == .on else { return false }
    let viewTypeNames = memory.names(of: context.viewTypes)
    if let refused = viewTypeNames.lazy.compactMap({ [schema] in schema.refused(name, in: $0) }).first {
      report(
        Diagnostic(
          .propertyNotApplicable, at: location, "no style sets `\(refused.name)`: \(refused.reason)",
          expected: "a property that a style can set", found: "`\(refused.name)`"))
      return false
    }
    let owners = owners(of: name)
    if owners.isEmpty {
      reportUnknown(name, at: location, context)
    } else {
      let viewTypes = viewTypeNames.joined(separator: ", ")
      report(
        Diagnostic(
          .propertyNotApplicable, at: location, "`\(name)` is not a property of \(viewTypes)",
          expected: "a property of \(viewTypes)", found: "a property of \(owners.joined(separator: ", "))",
          help: ForeignNames.property(name)?.help
            ?? "\(owners.joined(separator: ", ")) \(owners.count == 1 ? "has" : "have") it; remove it here"))
    }
    return false
  }

  private func checkSpelling(
    _ name: String, of named: NamedProperty, at location: SourceLocation, in declaration: SourceLocation,
    _ context: RuleContext
  ) {
    guard name != named.name, context.reporting == .on else { return }
    guard NameStyle.folded(name) != NameStyle.folded(named.name) else { return }
    let state = named.state.flatMap { $0 == "normal" ? nil : $0 }
    let right = state.map { "&:\($0) { \(named.name): … }" } ?? named.name
    report(
      Diagnostic(
        .propertyAlias, at: location, "`\(name)` is written `\(right)` here", expected: "`\(right)`",
        found: "`\(name)`", fixes: [fix(named.name, state: state, at: location, declaration)]))
  }

  /// The right name in the place of a spelling; one for a state moves into a rule for that.
  private func fix(
    _ name: String, state: String?, at location: SourceLocation, _ declaration: SourceLocation
  ) -> Diagnostic.Fix {
    guard let state else { return .init("replace with `\(name)`", safety: .safe, edits: [.init(location, name)]) }
    let end = SourceLocation(declaration.source, SourceRange(declaration.range.end, declaration.range.end))
    return .init(
      "move into `&:\(state)`", safety: .safe,
      edits: [.init(location, "&:\(state) { \(name)"), .init(end, " }")])
  }

  /// The classes that have a property which those at hand lack.
  private func owners(of name: String) -> [String] {
    if let known = memory.knownOwners[name] { return known }
    let owners = schema.viewTypes(having: name)
    memory.knownOwners[name] = owners
    return owners
  }

  /// The property that was probably meant. A sheet with very many unknown names gets no more guesses.
  private func guess(_ name: String, _ context: RuleContext) -> String? {
    let key = CandidateKey(name: name, viewTypeSet: context.viewTypes.number)
    if let known = knownGuesses[key] { return known }
    guard knownGuesses.count < guessLimit else { return nil }
    let guess = schema.closestProperty(to: name, of: memory.names(of: context.viewTypes)) { most in
      farGuesses += 1
      return farGuesses <= most / guessShare
    }
    knownGuesses[key] = .some(guess)
    return guess
  }

  private func reportUnknown(_ name: String, at location: SourceLocation, _ context: RuleContext) {
    if ReservedProperties.contains(name) {
      report(
        Diagnostic(
          .unsupportedCSS, at: location, "`\(name)` is not yet part of the language; the declaration is ignored"))
      return
    }
    let advice = ForeignNames.property(name)
    let guess = advice.map(\.replacement) ?? guess(name, context)
    report(
      Diagnostic(
        .unknownProperty, at: location, "there is no property `\(name)`", expected: "the name of a property",
        found: "`\(name)`", help: advice?.help ?? guess.map { "did you mean `\($0)`?" },
        fixes: guess.map { [.init("replace with `\($0)`", safety: .suggestion, edits: [.init(location, $0)])] } ?? []))
  }
}

/// What names are looked up by: a property as written, and the classes at hand.
struct CandidateKey: Hashable {
  let name: String
  let viewTypeSet: Int
}

/// What the name of a declaration stands for.
struct NameMeaning {
  /// The number of the property in a ``CompilerMemory``.
  let property: Int32
  /// Whether it is written as the property is called.
  let isCanonical: Bool
  /// The plain values that the property takes where nothing else is to be checked.
  let plain: PlainSyntax?

  init(_ number: Int32, _ named: NamedProperty, spelling: String) {
    property = number
    isCanonical = spelling == named.name
    plain = isCanonical && named.shorthand == nil ? named.kind?.plainSyntax : nil
  }
}
