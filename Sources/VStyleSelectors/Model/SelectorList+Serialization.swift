import VStyleSyntax

/// Serialization of selectors.
///
/// Parsing the text of a selector returns an equal selector. Resolved nesting is still written as `&`, so a resolved
/// selector reads as its author wrote it.
///
/// - Spec: https://www.w3.org/TR/2021/WD-cssom-1-20210826/#serializing-selectors
extension SelectorList: CustomStringConvertible {
  /// The selectors separated by a comma and a space.
  package var description: String { selectors.map(\.description).joined(separator: ", ") }
}

extension ComplexSelector: CustomStringConvertible {
  /// The compound selectors with the combinators between them.
  package var description: String {
    rest.reduce(first.description) { text, step in
      let combinator = step.combinator == .descendant ? " " : " \(step.combinator.symbol) "
      return text + combinator + step.compound.description
    }
  }
}

extension CompoundSelector: CustomStringConvertible {
  /// The type selector and the conditions; `*` only if there is nothing else.
  package var description: String {
    let conditions = conditions.map(\.description).joined()
    return switch type {
    case .universal: conditions.isEmpty ? "*" : conditions
    case .named(let name, .typeAndSubtypes): CSSSerialization.serialize(identifier: name) + conditions
    case .named(let name, .exactType): CSSSerialization.serialize(identifier: name) + ":exact" + conditions
    }
  }
}

extension SimpleSelector: CustomStringConvertible {
  /// The condition as text.
  package var description: String {
    switch self {
    case .id(let id): "#" + CSSSerialization.serialize(identifier: id)
    case .class(let name): "." + CSSSerialization.serialize(identifier: name)
    case .attribute(let attribute): attribute.description
    case .pseudoClass(let pseudoClass): pseudoClass.description
    case .nesting: "&"
    case .unreadable(let text): text
    }
  }
}

extension AttributeSelector: CustomStringConvertible {
  /// The attribute selector with its brackets.
  package var description: String {
    let prefix = namespace == .any ? "*|" : ""
    let name = prefix + CSSSerialization.serialize(identifier: name)
    guard let condition else { return "[\(name)]" }
    let value = CSSSerialization.serialize(string: condition.value)
    let flag =
      switch condition.letterCase {
      case .unspecified: ""
      case .insensitive: " i"
      case .sensitive: " s"
      }
    return "[\(name)\(condition.comparison.rawValue)\(value)\(flag)]"
  }
}

extension PseudoClass: CustomStringConvertible {
  /// The pseudo-class with its colon and its argument.
  package var description: String {
    switch self {
    case .is(let list): ":is(\(list))"
    case .where(let list): ":where(\(list))"
    case .not(let list): ":not(\(list))"
    case .has(let list): ":has(\(list))"
    case .nth(let nth): nth.description
    case .edge(let edge, let kind): ":\(edge.rawValue)-\(kind.rawValue)"
    case .scope: ":scope"
    case .element(let condition): condition.description
    }
  }
}

extension RelativeSelectorList: CustomStringConvertible {
  /// The selectors, each with its combinator unless that is the descendant combinator.
  package var description: String {
    zip(combinators, list.selectors).map { combinator, selector in
      combinator == .descendant ? selector.description : "\(combinator.symbol) \(selector)"
    }.joined(separator: ", ")
  }
}

extension NthSelector: CustomStringConvertible {
  /// The pseudo-class with its colon and its argument.
  package var description: String {
    let edge = start == .first ? "" : "last-"
    return switch siblings {
    case .all: ":nth-\(edge)child(\(formula))"
    case .sameType: ":nth-\(edge)of-type(\(formula))"
    case .matching(let list): ":nth-\(edge)child(\(formula) of \(list))"
    }
  }
}

extension ElementCondition: CustomStringConvertible {
  /// The pseudo-class with its colon and its argument.
  package var description: String {
    switch self {
    case .root: ":root"
    case .empty: ":empty"
    case .state(let name): ":" + CSSSerialization.serialize(identifier: name)
    case .customState(let name): ":state(\(CSSSerialization.serialize(identifier: name)))"
    case .theme(let name): ":theme(\(CSSSerialization.serialize(identifier: name)))"
    case .scheme(let scheme): ":scheme(\(scheme.keyword))"
    case .direction(let name): ":dir(\(CSSSerialization.serialize(identifier: name)))"
    }
  }
}

extension Combinator {
  /// The sign of the combinator; a space for the descendant combinator.
  package var symbol: String {
    switch self {
    case .descendant: " "
    case .child: ">"
    case .nextSibling: "+"
    case .subsequentSibling: "~"
    }
  }
}
