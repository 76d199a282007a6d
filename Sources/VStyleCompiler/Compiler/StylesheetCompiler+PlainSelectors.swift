import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// Parses the preludes of rules with plain selectors, as most rules have.
extension StylesheetCompiler {
  /// The plain selectors of a top-level rule.
  ///
  /// The result is `nil` if they are not plain, or if they contain an error that the general parser has to report.
  ///
  /// - Throws: the error of the first pseudo-element, which is the most frequent error.
  func plainSelectors(of position: StatementPosition, in context: RuleContext) throws(SelectorError) -> RuleSelectors? {
    let first = recorder.selectors.parts.count
    let summary = PlainSelectorReader.read(
      position.tree.tape, position.statement.content, limit: limits.selectorComponents, into: &recorder.selectors.parts)
    guard let summary else { return nil }
    let parts = first..<recorder.selectors.parts.count
    guard !summary.hasPseudoClasses || arePseudoClassesPlain(parts, position.tree) else {
      recorder.selectors.parts.removeSubrange(parts)
      return nil
    }
    if let pseudoElement = summary.pseudoElement {
      recorder.selectors.parts.removeSubrange(parts)
      guard
        let error = PlainSelectorReader.pseudoElementError(
          position.tree.tape, pseudoElement..<position.statement.content.upperBound, selectorGrammar(.topLevel))
      else { return nil }
      throw error
    }
    let viewTypes = summary.typeCount == 0 ? .any : checkTypes(parts, summary, position.tree, context)
    let index = recorder.selectors.addPlain(firstPart: first, count: summary.count, tree: position.treeIndex)
    return RuleSelectors(index: index, viewTypes: viewTypes)
  }

  private func arePseudoClassesPlain(_ parts: Range<Int>, _ tree: SyntaxTree) -> Bool {
    for index in parts where recorder.selectors.parts[index].kind == .pseudoClass {
      guard isPlainPseudoClass(recorder.selectors.parts[index].token, tree) else { return false }
    }
    return true
  }

  private func isPlainPseudoClass(_ token: Int, _ tree: SyntaxTree) -> Bool {
    let key = ByteMemo<Bool>.key(tree.tape.range(token), in: tree)
    if let known = cache.plainPseudoClasses.find(key, in: tree) { return known }
    let isPlain = PlainPseudoClass.isKnown(tree.tape.name(token), selectorGrammar(.topLevel))
    cache.plainPseudoClasses.add(isPlain, key, in: tree)
    return isPlain
  }

  /// Reports types that the schema lacks.
  ///
  /// - Returns: the view types of the subjects.
  private func checkTypes(
    _ parts: Range<Int>, _ summary: PlainSelectorReader.Summary, _ tree: SyntaxTree, _ context: RuleContext
  ) -> ViewTypeSet {
    // The type of the current compound selector, and the types of the subjects before it.
    var type: Int?
    var subjects: [Int?] = []
    for index in parts {
      let part = recorder.selectors.parts[index]
      switch part.kind {
      case .type:
        type = part.token
        if !meaning(ofType: part.token, tree).isKnown, context.isReporting {
          checkViewType(tree.tape.name(part.token), at: tree.location(ofToken: part.token))
        }
      case .descendant, .child, .nextSibling, .subsequentSibling: type = nil
      case .comma:
        subjects.append(type)
        type = nil
      case .universal, .id, .class, .pseudoClass, .attribute, .not, .end: break
      }
    }
    guard summary.count > 1 else { return type.map { meaning(ofType: $0, tree).viewTypes } ?? .any }
    var names: [String] = []
    for subject in subjects + [type] {
      guard let subject else { return .any }
      let name = tree.tape.name(subject)
      if !names.contains(name) { names.append(name) }
    }
    return knownViewTypes(names)
  }

  /// The meaning of a type's name.
  private func meaning(ofType token: Int, _ tree: SyntaxTree) -> TypeMeaning {
    let key = ByteMemo<TypeMeaning>.key(tree.tape.range(token), in: tree)
    if let known = cache.types.find(key, in: tree) { return known }
    let name = tree.tape.name(token)
    let isKnown = schema.viewTypes[name] != nil || schema.fallbackViewType != nil
    let meaning = TypeMeaning(viewTypes: knownViewTypes([name]), isKnown: isKnown)
    cache.types.add(meaning, key, in: tree)
    return meaning
  }
}

/// The meaning of a type's name in a plain selector.
struct TypeMeaning {
  /// The view type; any if the schema has none for the name.
  let viewTypes: ViewTypeSet
  /// Whether the schema has a view type for the name.
  let isKnown: Bool
}
