import TestSupport
import VStyleSelectors
import VStyleSyntax

/// Creates random selectors.
struct RandomSelectors {
  var random: SeededGenerator
  /// The set from which names are chosen.
  let names: Names
  /// Whether `&` may appear.
  let nesting: Nesting

  enum Names {
    /// Few and simple names, so that selectors match in small trees.
    case few
    /// Names with characters that need an escape.
    case odd
  }

  enum Nesting {
    case allowed
    case none
  }

  init(seed: UInt64, names: Names, nesting: Nesting = .none) {
    random = SeededGenerator(seed: seed)
    self.names = names
    self.nesting = nesting
  }

  mutating func list(depth: Int = 2, insideHas: Bool = false) -> SelectorList {
    SelectorList((0..<random.pick(1, 1, 2)).map { _ in complex(depth: depth, insideHas: insideHas) })
  }

  private mutating func complex(depth: Int, insideHas: Bool) -> ComplexSelector {
    let steps = (0..<random.pick(0, 0, 1, 1, 2, 3)).map { _ in
      ComplexSelector.Step(combinator(), compound(depth: depth, insideHas: insideHas))
    }
    return ComplexSelector(compound(depth: depth, insideHas: insideHas), steps)
  }

  private mutating func combinator() -> Combinator {
    random.pick(.descendant, .descendant, .child, .nextSibling, .subsequentSibling)
  }

  private mutating func compound(depth: Int, insideHas: Bool) -> CompoundSelector {
    let type: TypeSelector =
      random.oneIn(2) ? .universal : .named(name(), random.pick(.typeAndSubtypes, .typeAndSubtypes, .exactType))
    let conditions = (0..<random.pick(0, 1, 1, 2)).map { _ in condition(depth: depth, insideHas: insideHas) }
    return CompoundSelector(type, conditions)
  }

  private mutating func condition(depth: Int, insideHas: Bool) -> SimpleSelector {
    switch Int.random(in: 0..<(depth > 0 ? 16 : 9), using: &random) {
    case 0: .id(name())
    case 1...3: .class(name())
    case 4: .attribute(attribute())
    case 5: .pseudoClass(.element(element()))
    case 6: .pseudoClass(.edge(random.pick(.first, .last, .only), random.pick(.child, .ofType)))
    case 7: nesting == .allowed ? .nesting(nil) : .pseudoClass(.scope)
    case 8: .pseudoClass(.nth(nth(among: random.pick(.all, .sameType))))
    case 9: .pseudoClass(.nth(nth(among: .matching(list(depth: depth - 1, insideHas: insideHas)))))
    case 10: .pseudoClass(.where(list(depth: depth - 1, insideHas: insideHas)))
    case 11: .pseudoClass(.not(list(depth: depth - 1, insideHas: insideHas)))
    case 12 where !insideHas, 13 where !insideHas:
      .pseudoClass(.has(relative(depth: depth - 1)))
    default: .pseudoClass(.is(list(depth: depth - 1, insideHas: insideHas)))
    }
  }

  private mutating func relative(depth: Int) -> RelativeSelectorList {
    RelativeSelectorList(
      (0..<random.pick(1, 1, 2)).map { _ in (combinator(), complex(depth: depth, insideHas: true)) })
  }

  private mutating func nth(among siblings: NthSelector.Siblings) -> NthSelector {
    let formula = NthExpression(a: random.pick(0, 1, 2, -1, 3), b: random.pick(0, 1, 2, -1, 3))
    return NthSelector(formula, among: siblings, from: random.pick(.first, .last))
  }

  private mutating func attribute() -> AttributeSelector {
    let comparison = AttributeSelector.Comparison.allCases.randomElement(using: &random) ?? .equals
    let condition = AttributeSelector.Condition(
      comparison, text(), random.pick(.unspecified, .unspecified, .insensitive, .sensitive))
    return AttributeSelector(
      name(), namespace: names == .odd ? random.pick(.none, .any) : .none, random.oneIn(4) ? nil : condition)
  }

  private mutating func element() -> ElementCondition {
    random.pick(
      .root, .empty, .state("disabled"), .state("hover"), .customState(name()), .theme(name()), .scheme(.dark),
      .direction("rtl"))
  }

  private mutating func text() -> String {
    names == .few ? random.pick("a", "b", "A", "a b", "a-b", "") : random.pick("", " ", "\"\\\n") + name()
  }

  mutating func name() -> String {
    switch names {
    case .few: random.pick("a", "b", "c")
    case .odd: random.pick("a", "-", "1", "-1", "--", "é", "\u{1}", " ", "台") + random.pick("b", ".", "_", "\\", "of")
    }
  }
}

/// Creates random trees.
struct RandomTrees {
  var random: SeededGenerator

  mutating func tree() -> TestTree {
    let tree = TestTree()
    for index in 0..<random.pick(1, 5, 7, 9) {
      var node = TestTree.Node(key: "n\(index)")
      node.types = [random.pick("a", "b", "c")] + (random.oneIn(2) ? ["c"] : [])
      node.id = random.oneIn(4) ? random.pick("a", "b") : nil
      node.classes = Set((0..<random.pick(0, 1, 2)).map { _ in random.pick("a", "b", "c") })
      if random.oneIn(2) { node.attributes["a"] = random.pick("a", "A b", "a-b", "") }
      node.conditions = Set((0..<random.pick(0, 1)).map { _ in random.pick(.state("hover"), .scheme(.dark)) })
      tree.add(node, to: index == 0 ? nil : Int.random(in: max(0, index - 5)..<index, using: &random))
    }
    return tree
  }
}
