import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
package import VStyleValues

/// Resolves the names of properties and checks that the view types of a rule have them.
extension StylesheetCompiler {
  /// The property that a name means for the view types of a rule.
  func named(_ name: String, _ context: RuleContext) -> NamedProperty {
    let key = CandidateKey(name: name, viewTypeSet: context.viewTypes.index)
    if let known = cache.knownNames[key] { return known }
    let found = schema.named(name, in: cache.names(of: context.viewTypes))
    cache.knownNames[key] = found
    return found
  }

  /// The meaning of a declaration's name for the view types of a rule.
  func named(_ position: StatementPosition, _ context: RuleContext) -> NameMeaning {
    let key = ByteMemo<NameMeaning>.key(
      position.tree.tape.range(position.statement.nameToken), in: position.tree, meaning: context.viewTypes.index)
    if let known = cache.names.find(key, in: position.tree) { return known }
    let spelling = position.tree.tape.name(position.statement.nameToken)
    let property = schema.named(spelling, in: cache.names(of: context.viewTypes))
    let meaning = NameMeaning(cache.add(property), property, spelling: spelling)
    cache.names.add(meaning, key, in: position.tree)
    return meaning
  }

  /// The entries of a property in the view types of a rule and their subclasses.
  ///
  /// Only the first entry of each value type is included.
  package func candidates(_ name: String, _ context: RuleContext) -> [StyleSchema.PropertyEntry] {
    named(name, context).entries
  }

  /// The shorthand that a name means for the view types of a rule; `nil` for another name.
  func shorthand(_ name: String, _ context: RuleContext) -> Shorthand? { named(name, context).shorthand }

  /// Whether the view types of a rule have a property; if not, a diagnostic is reported.
  ///
  /// - Parameters:
  ///   - named: the property that the name means.
  ///   - position: the declaration.
  ///   - context: the context of the rule.
  func check(_ named: NamedProperty, _ position: StatementPosition, _ context: RuleContext) -> Bool {
    let name = position.tree.tape.name(position.statement.nameToken)
    let location = position.keyword
    guard !named.entries.contains(where: { $0.kind != .untyped }) else {
      checkSpelling(
        name, of: named, at: location, in: position.tree.location(of: position.statement.tokens), context)
      return true
    }
    guard context.isReporting else { return false }
    if !named.entries.isEmpty {
      report(
        Diagnostic(
          .valueTypeMismatch, at: location, "`\(name)` has no value type, so a sheet cannot set it",
          expected: ValueKind.untypedExpectation, found: "`\(name)`"))
      return false
    }
    let viewTypeNames = cache.names(of: context.viewTypes)
    if let refused = viewTypeNames.lazy.compactMap({ [schema] in schema.refused(name, in: $0) }).first {
      report(
        Diagnostic(
          .propertyNotApplicable, at: location, "no style sets `\(refused.name)`: \(refused.reason)",
          expected: "a property that a style can set", found: "`\(refused.name)`"))
      return false
    }
    let owners = owners(of: name)
    if owners.isEmpty {
      reportUnknown(name, position, context)
    } else {
      let viewTypes = viewTypeNames.joined(separator: ", ")
      report(
        Diagnostic(
          .propertyNotApplicable, at: location, "`\(name)` is not a property of \(viewTypes)",
          expected: "a property of \(viewTypes)", found: "a property of \(owners.joined(separator: ", "))",
          help: "\(owners.joined(separator: ", ")) \(owners.count == 1 ? "has" : "have") it; remove it here"
        ).with(adviser?.inapplicableProperty(name, position, context, self)).with(
          viewTypeNames.count == 1 ? .viewType(viewTypeNames[0]) : nil))
    }
    return false
  }

  private func checkSpelling(
    _ name: String, of named: NamedProperty, at location: SourceLocation, in declaration: SourceLocation,
    _ context: RuleContext
  ) {
    guard name != named.name, context.isReporting else { return }
    guard NameStyle.folded(name) != NameStyle.folded(named.name) else { return }
    let state = named.state.flatMap { $0 == "normal" ? nil : $0 }
    let right = state.map { "&:\($0) { \(named.name): … }" } ?? named.name
    report(
      Diagnostic(
        .propertyAlias, at: location, "`\(name)` is written `\(right)` here", expected: "`\(right)`",
        found: "`\(name)`", fixes: [fix(named.name, state: state, at: location, declaration)]))
  }

  /// The fix that replaces a spelling by the right name.
  ///
  /// A value for a state moves into a nested rule, whose specificity is higher than that of the rule.
  private func fix(
    _ name: String, state: String?, at location: SourceLocation, _ declaration: SourceLocation
  ) -> Diagnostic.Fix {
    guard let state else { return .init("replace with `\(name)`", safety: .safe, edits: [.init(location, name)]) }
    let end = SourceLocation(declaration.source, SourceRange(declaration.range.end, declaration.range.end))
    return .init(
      "move into `&:\(state)`", safety: .unsafe,
      edits: [.init(location, "&:\(state) { \(name)"), .init(end, " }")])
  }

  /// The view types that have a property which those of the rule lack.
  private func owners(of name: String) -> [String] {
    if let known = cache.knownOwners[name] { return known }
    let owners = schema.viewTypes(having: name)
    cache.knownOwners[name] = owners
    return owners
  }

  private func reportUnknown(_ name: String, _ position: StatementPosition, _ context: RuleContext) {
    let location = position.keyword
    if ReservedProperties.contains(name) {
      report(
        Diagnostic(
          .unsupportedCSS, at: location, "`\(name)` is not yet part of the language; the declaration is ignored",
          help: "remove it"))
      return
    }
    let advice = adviser?.unknownProperty(name, position, context, self)
    // The view type that is reported may have the property.
    if advice?.isGeneral ?? true, context.viewTypes == .unknown { return }
    report(
      Diagnostic(
        .unknownProperty, at: location, "there is no property `\(name)`", expected: "the name of a property",
        found: "`\(name)`"
      ).with(advice))
  }
}

/// The key of a name: the property as it is written, and the view types of the rule.
package struct CandidateKey: Hashable {
  package let name: String
  package let viewTypeSet: Int

  package init(name: String, viewTypeSet: Int) { (self.name, self.viewTypeSet) = (name, viewTypeSet) }
}

/// The meaning of a declaration's name.
struct NameMeaning {
  /// The ID of the property in a ``CompilerCache``.
  let property: Int32
  /// Whether the name is written in its canonical spelling and can be set by a sheet.
  let isCanonical: Bool
  /// The syntax of plain values, if the property needs no other check; otherwise `nil`.
  let plain: PlainSyntax?

  init(_ index: Int32, _ named: NamedProperty, spelling: String) {
    property = index
    isCanonical = spelling == named.name && named.kind != .untyped
    plain = isCanonical && named.shorthand == nil ? named.kind?.plainSyntax : nil
  }
}
