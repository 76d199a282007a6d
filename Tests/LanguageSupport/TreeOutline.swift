import VStyleSelectors
package import VStyleStylesheet
import VStyleSyntax

/// A tree of views as indented text, one view a line, each written as a compound selector:
///
/// ```
/// Window
///   View#card.raised[role=main]
///     Button#save.primary:highlighted
/// ```
///
/// `:theme(name)` sets the theme of a view. The key of a view is its id, or its line number from 1 if it has no id.
package enum TreeOutline {
  /// The tree of an outline, or `nil` if a line is not a compound selector or there is a second root.
  package static func tree(_ text: String) -> ElementTree? {
    var tree = ElementTree()
    var open: [(indent: Int, position: Int)] = []
    for (number, line) in text.split(separator: "\n").enumerated() {
      let indent = line.prefix { $0 == " " }.count
      guard let node = node(String(line.dropFirst(indent)), line: number + 1) else { return nil }
      while let last = open.last, last.indent >= indent { open.removeLast() }
      if open.isEmpty, number > 0 { return nil }
      open.append((indent, tree.add(node, to: open.last?.position)))
    }
    return tree
  }

  private static func node(_ text: String, line: Int) -> ElementNode? {
    var cursor = TokenCursor(TokenTape(SourceText(text)))
    let grammar = SelectorGrammar(states: SelectorGrammar.controlStates)
    guard let list = try? SelectorList.parse(&cursor, grammar: grammar), list.selectors.count == 1,
      let selector = list.selectors.first, selector.rest.isEmpty,
      case .named(let type, _) = selector.first.type
    else { return nil }
    var node = ElementNode(key: "\(line)", typeName: type)
    for condition in selector.first.conditions {
      switch condition {
      case .id(let id):
        node.id = id
        node.key = id
      case .class(let name): node.classes.append(name)
      case .attribute(let attribute): node.attributes[attribute.name] = attribute.condition?.value ?? ""
      case .pseudoClass(.element(.state(let name))), .pseudoClass(.element(.customState(let name))):
        node.states.insert(name)
      case .pseudoClass(.element(.theme(let name))): node.themeName = name
      default: return nil
      }
    }
    return node
  }
}
