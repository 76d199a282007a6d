import VStyleSelectors
import VStyleSyntax
import VStyleTrace

/// Selectors in words.
enum SelectorWords {
  /// Returns a sentence about the views that a selector matches: "A `Button` with the style class `primary`."
  static func sentence(_ selector: ComplexSelector) -> String {
    var words = compound(selector.subject)
    var steps = selector.rest
    while let step = steps.popLast() {
      let next = steps.last?.compound ?? selector.first
      words += relation(step.combinator) + compound(next)
    }
    return words.prefix(1).uppercased() + words.dropFirst() + "."
  }

  private static func relation(_ combinator: Combinator) -> String {
    switch combinator {
    case .descendant: ", inside of "
    case .child: ", directly inside of "
    case .nextSibling: ", directly after "
    case .subsequentSibling: ", after "
    }
  }

  private static func compound(_ compound: CompoundSelector) -> String {
    var subject: String
    switch compound.type {
    case .universal: subject = "any view"
    case .named(let name, .typeAndSubtypes): subject = "a \(HoverText.code(name))"
    case .named(let name, .exactType): subject = "a \(HoverText.code(name)), but no subclass of it,"
    }
    let conditions = compound.conditions.map(condition)
    if !conditions.isEmpty { subject += " " + conditions.joined(separator: " and ") }
    return subject
  }

  private static func condition(_ condition: SimpleSelector) -> String {
    switch condition {
    case .id(let id): "with the id \(HoverText.code(id))"
    case .class(let name): "with the style class \(HoverText.code(name))"
    case .attribute: "with \(HoverText.code(condition.description))"
    case .nesting: "that the rule around it matches"
    case .unreadable(let text): "with \(HoverText.code(text)), which matches nothing"
    case .pseudoClass(let pseudoClass): words(pseudoClass, condition.description)
    }
  }

  private static func words(_ pseudoClass: PseudoClass, _ text: String) -> String {
    switch pseudoClass {
    case .is, .where: "that matches \(HoverText.code(text))"
    case .not(let list): "that does not match \(HoverText.code(list.resolvedText))"
    case .has: "that has other views: \(HoverText.code(text))"
    case .nth: "at the positions \(HoverText.code(text)) among its siblings"
    case .edge(.only, .child): "without siblings"
    case .edge(let edge, .child): "that is the \(edge.rawValue) child"
    case .edge(let edge, .ofType): "that is the \(edge.rawValue) one of its view type among its siblings"
    case .scope: "that is the root of the scope"
    case .element(.root): "that is the root of the tree"
    case .element(.empty): "without contents"
    case .element(.state(let name)): "in the state \(HoverText.code(name))"
    case .element(.customState(let name)): "in the app's state \(HoverText.code(name))"
    case .element(.theme(let name)): "in the theme \(HoverText.code(name))"
    case .element(.scheme(let scheme)): "in \(scheme.keyword) mode"
    case .element(.direction(let name)): "in the direction \(HoverText.code(name))"
    }
  }
}
