import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// Reads the preludes of rules whose selectors are plain, as most are.
extension StylesheetCompiler {
  /// The plain selectors of a top-level rule; `nil` if they are not plain, or if there is a mistake in them that the
  /// parser has to find.
  ///
  /// - Throws: the mistake that the first pseudo-element is, which is the most frequent one.
  func plainSelectors(of place: StatementPlace, in context: RuleContext) throws(SelectorError) -> RuleSelectors? {
    let first = recorder.selectors.parts.count
    let summary = PlainSelectorReader.read(
      place.tree.tape, place.statement.content, limit: limits.selectorComponents, into: &recorder.selectors.parts)
    guard let summary else { return nil }
    let parts = first..<recorder.selectors.parts.count
    guard !summary.hasPseudoClasses || arePseudoClassesPlain(parts, place.tree) else {
      recorder.selectors.parts.removeSubrange(parts)
      return nil
    }
    if let pseudoElement = summary.pseudoElement {
      recorder.selectors.parts.removeSubrange(parts)
      guard
        let error = PlainSelectorReader.pseudoElementError(
          place.tree.tape, pseudoElement..<place.statement.content.upperBound, selectorGrammar(.topLevel))
      else { return nil }
      throw error
    }
    let viewTypes = summary.typeCount == 0 ? .any : checkTypes(parts, summary, place.tree, context)
    let number = recorder.selectors.addPlain(firstPart: first, count: summary.count, tree: place.treeIndex)
    return RuleSelectors(number: number, viewTypes: viewTypes)
  }

  private func arePseudoClassesPlain(_ parts: Range<Int>, _ tree: SyntaxTree) -> Bool {
    for number in parts where recorder.selectors.parts[number].kind == .pseudoClass {
      guard isPlainPseudoClass(recorder.selectors.parts[number].token, tree) else { return false }
    }
    return true
  }

  private func isPlainPseudoClass(_ token: Int, _ tree: SyntaxTree) -> Bool {
    let key = ByteMemo<Bool>.key(tree.tape.range(token), in: tree)
    if let known = memory.plainPseudoClasses.find(key, in: tree) { return known }
    let isPlain = PlainPseudoClass.isKnown(tree.tape.name(token), selectorGrammar(.topLevel))
    memory.plainPseudoClasses.add(isPlain, key, in: tree)
    return isPlain
  }

  /// Reports types that the schema lacks.
  ///
  /// - Returns: the classes of the subjects.
  private func checkTypes(
    _ parts: Range<Int>, _ summary: PlainSelectorReader.Summary, _ tree: SyntaxTree, _ context: RuleContext
  ) -> ViewTypeSet {
    // The type of the compound that is being read, and those of the subjects before.
    var type: Int?
    var subjects: [Int?] = []
    for number in parts {
      let part = recorder.selectors.parts[number]
      switch part.kind {
      case .type:
        type = part.token
        if !meaning(ofType: part.token, tree).isKnown, context.reporting == .on {
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

  /// What the name of a type stands for.
  private func meaning(ofType token: Int, _ tree: SyntaxTree) -> TypeMeaning {
    let key = ByteMemo<TypeMeaning>.key(tree.tape.range(token), in: tree)
    if let known = memory.types.find(key, in: tree) { return known }
    let name = tree.tape.name(token)
    let isKnown = schema.viewTypes[name] != nil || schema.fallbackViewType != nil
    let meaning = TypeMeaning(viewTypes: knownViewTypes([name]), isKnown: isKnown)
    memory.types.add(meaning, key, in: tree)
    return meaning
  }
}

/// What the name of a type stands for.
struct TypeMeaning {
  /// The class; every class where the schema has none for it.
  let viewTypes: ViewTypeSet
  /// Whether the schema has a class for it.
  let isKnown: Bool
}
