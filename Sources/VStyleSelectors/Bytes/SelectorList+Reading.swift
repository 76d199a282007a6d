package import VStyleSyntax

extension ByteReader {
  /// Reads the selector lists of a stylesheet, as ``SelectorListWriter`` writes them.
  package mutating func selectorLists() throws(Failure) -> [SelectorList] {
    var lists = SelectorListReader()
    _ = try list { (reader) throws(Failure) in try lists.readList(&reader) }
    return lists.all
  }
}

private struct SelectorListReader {
  private(set) var all: [SelectorList] = []

  private let combinators = Combinator.allCases

  mutating func readList(_ reader: inout ByteReader) throws(ByteReader.Failure) {
    let specificity = try reader.optional { (reader) throws(ByteReader.Failure) in
      Specificity(try reader.number(), try reader.number(), try reader.number())
    }
    let selectors = try reader.list { (reader) throws(ByteReader.Failure) in try selector(&reader) }
    let list = specificity.map { SelectorList(selectors, specificity: $0) } ?? SelectorList(selectors)
    // A deeper list could overflow the stack. No parser reads one.
    guard list.storage.depth <= SelectorLimits.matchingDepth else { throw ByteReader.Failure() }
    all.append(list)
  }

  private func selector(_ reader: inout ByteReader) throws(ByteReader.Failure) -> ComplexSelector {
    let first = try compound(&reader)
    return ComplexSelector(
      first,
      try reader.list { (reader) throws(ByteReader.Failure) in
        ComplexSelector.Step(try reader.element(of: combinators), try compound(&reader))
      })
  }

  private func compound(_ reader: inout ByteReader) throws(ByteReader.Failure) -> CompoundSelector {
    let type: TypeSelector
    switch try reader.number(below: 3) {
    case 0: type = .universal
    case 1: type = .named(try reader.text(), .typeAndSubtypes)
    default: type = .named(try reader.text(), .exactType)
    }
    return CompoundSelector(
      type, try reader.list { (reader) throws(ByteReader.Failure) in try condition(&reader) })
  }

  private func condition(_ reader: inout ByteReader) throws(ByteReader.Failure) -> SimpleSelector {
    switch try reader.value(ConditionTag.self) {
    case .id: .id(try reader.text())
    case .class: .class(try reader.text())
    case .unreadable: .unreadable(try reader.text())
    case .attribute: .attribute(try attribute(&reader))
    case .freeNesting: .nesting(nil)
    case .nesting: .nesting(try list(&reader))
    case .is: .pseudoClass(.is(try list(&reader)))
    case .where: .pseudoClass(.where(try list(&reader)))
    case .not: .pseudoClass(.not(try list(&reader)))
    case .has: .pseudoClass(.has(try relative(&reader)))
    case .nth: .pseudoClass(.nth(try nth(&reader)))
    case .edge:
      .pseudoClass(
        .edge(
          try reader.element(of: PseudoClass.Edge.allCases), try reader.element(of: PseudoClass.SiblingKind.allCases)))
    case .scope: .pseudoClass(.scope)
    case .root: .pseudoClass(.element(.root))
    case .empty: .pseudoClass(.element(.empty))
    case .state: .pseudoClass(.element(.state(try reader.text())))
    case .customState: .pseudoClass(.element(.customState(try reader.text())))
    case .theme: .pseudoClass(.element(.theme(try reader.text())))
    case .scheme: .pseudoClass(.element(.scheme(try reader.element(of: Appearance.allCases))))
    }
  }

  /// Reads the number of a list that is read already.
  private func list(_ reader: inout ByteReader) throws(ByteReader.Failure) -> SelectorList {
    all[try reader.number(below: all.count)]
  }

  private func attribute(_ reader: inout ByteReader) throws(ByteReader.Failure) -> AttributeSelector {
    let name = try reader.text()
    let namespace: AttributeSelector.Namespace = try reader.flag() ? .any : .none
    let condition = try reader.optional { (reader) throws(ByteReader.Failure) in
      let comparison = try reader.element(of: AttributeSelector.Comparison.allCases)
      let value = try reader.text()
      let cases: [AttributeSelector.LetterCase] = [.unspecified, .insensitive, .sensitive]
      return AttributeSelector.Condition(comparison, value, cases[try reader.number(below: cases.count)])
    }
    return AttributeSelector(name, namespace: namespace, condition)
  }

  private func relative(_ reader: inout ByteReader) throws(ByteReader.Failure) -> RelativeSelectorList {
    let list = try list(&reader)
    let own = try reader.list { (reader) throws(ByteReader.Failure) in try reader.element(of: combinators) }
    guard own.count == list.selectors.count else { throw ByteReader.Failure() }
    return RelativeSelectorList(own, list)
  }

  private func nth(_ reader: inout ByteReader) throws(ByteReader.Failure) -> NthSelector {
    let formula = NthExpression(a: try reader.signedNumber(), b: try reader.signedNumber())
    // Numbers of this syntax have 32 bits.
    guard Int(Int32(clamping: formula.a)) == formula.a, Int(Int32(clamping: formula.b)) == formula.b else {
      throw ByteReader.Failure()
    }
    let start: NthSelector.Start = try reader.flag() ? .last : .first
    let siblings: NthSelector.Siblings
    switch try reader.number(below: 3) {
    case 0: siblings = .all
    case 1: siblings = .sameType
    default: siblings = .matching(try list(&reader))
    }
    return NthSelector(formula, among: siblings, from: start)
  }
}
