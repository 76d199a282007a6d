package import VStyleSyntax

/// Builds selectors from parts.
package struct SelectorBuilder {
  private let tape: TokenTape
  private let parts: ArraySlice<SelectorPart>
  private var index: Int

  /// Whether each condition so far concerns only the element itself.
  private var isPlain = true

  /// Builds the list that parts represent.
  ///
  /// - Parameters:
  ///   - parts: at least one complex selector, as ``PlainSelectorReader`` writes it.
  ///   - tape: the tokens of the parts.
  package static func list(_ parts: ArraySlice<SelectorPart>, _ tape: TokenTape) -> SelectorList {
    var builder = SelectorBuilder(tape, parts)
    return builder.makeList()
  }

  private init(_ tape: TokenTape, _ parts: ArraySlice<SelectorPart>) {
    self.tape = tape
    self.parts = parts
    index = parts.startIndex
  }

  private mutating func makeList() -> SelectorList {
    let first = makeSelector()
    var others: [ComplexSelector] = []
    while index < parts.endIndex, parts[index].kind == .comma {
      index += 1
      others.append(makeSelector())
    }
    return SelectorList(first, others, isPlain: isPlain)
  }

  private mutating func makeSelector() -> ComplexSelector {
    let first = makeCompound()
    var rest: [ComplexSelector.Step] = []
    while index < parts.endIndex, let combinator = parts[index].kind.combinator {
      index += 1
      rest.append(ComplexSelector.Step(combinator, makeCompound()))
    }
    return ComplexSelector(first, rest)
  }

  private mutating func makeCompound() -> CompoundSelector {
    var type = TypeSelector.universal
    if index < parts.endIndex, parts[index].kind == .type || parts[index].kind == .universal {
      if parts[index].kind == .type { type = .named(tape.name(parts[index].token), .typeAndSubtypes) }
      index += 1
    }
    return CompoundSelector(type, makeConditions())
  }

  private mutating func makeConditions() -> [SimpleSelector] {
    guard let first = makeCondition() else { return [] }
    // OPTIMIZATION: most compound selectors have one condition, and an array of one element is cheaper than one that
    // grows.
    var conditions = [first]
    while let next = makeCondition() { conditions.append(next) }
    return conditions
  }

  private mutating func makeCondition() -> SimpleSelector? {
    guard index < parts.endIndex else { return nil }
    let part = parts[index]
    let condition: SimpleSelector
    switch part.kind {
    case .id: condition = .id(tape.name(part.token))
    case .class: condition = .class(tape.name(part.token))
    case .pseudoClass:
      let pseudoClass = PlainPseudoClass.meaning(of: tape.name(part.token))
      if case .element = pseudoClass {} else { isPlain = false }
      condition = .pseudoClass(pseudoClass)
    case .attribute: condition = .attribute(makeAttribute(part.token))
    case .not: return .pseudoClass(.not(makeNegated()))
    case .type, .universal, .end, .descendant, .child, .nextSibling, .subsequentSibling, .comma: return nil
    }
    index += 1
    return condition
  }

  /// Builds the argument of `:not()`.
  private mutating func makeNegated() -> SelectorList {
    isPlain = true
    // A condition with a list is not plain.
    defer { isPlain = false }
    index += 1
    let compound = CompoundSelector(.universal, makeConditions())
    index += 1
    return SelectorList(ComplexSelector(compound), [], isPlain: isPlain)
  }

  private func makeAttribute(_ token: Int) -> AttributeSelector {
    let name = tape.name(token)
    let comparison: AttributeSelector.Comparison? =
      switch tape.kind(token + 1) == .rightSquare ? 0 : tape.firstByte(token + 1) {
      case UInt8(ascii: "="): .equals
      case UInt8(ascii: "~"): .includes
      case UInt8(ascii: "|"): .dashMatch
      case UInt8(ascii: "^"): .prefix
      case UInt8(ascii: "$"): .suffix
      case UInt8(ascii: "*"): .substring
      default: nil
      }
    guard let comparison else { return AttributeSelector(name) }
    let value = token + (comparison == .equals ? 2 : 3)
    let text = tape.kind(value) == .string ? tape.string(value) : tape.name(value)
    return AttributeSelector(name, AttributeSelector.Condition(comparison, text))
  }
}
