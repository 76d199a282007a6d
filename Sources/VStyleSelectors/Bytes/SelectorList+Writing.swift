package import VStyleSyntax

/// Numbers the selector lists of a stylesheet and writes them as bytes, each once and after those inside it.
package struct SelectorListWriter {
  private var ids: [SelectorList: Int] = [:]
  private var written = ByteWriter()
  private var lists: [SelectorList] = []

  /// Creates a writer without lists.
  package init() {}

  /// Returns the number of a list, which is new for a list that equals no other one.
  package mutating func number(of list: SelectorList) -> Int {
    if let known = ids[list] { return known }
    for selector in list.selectors {
      for compound in selector.compounds {
        for condition in compound.conditions {
          if let inner = condition.list { _ = number(of: inner) }
        }
      }
    }
    ids[list] = lists.count
    lists.append(list)
    return lists.count - 1
  }

  /// Writes all lists that have a number.
  package func write(to writer: inout ByteWriter) {
    writer.write(lists) { writer, list in
      // Only the lists inside of `:has()` count the specificity of selectors that they leave out.
      let own = list.selectors.map(\.specificity).max() ?? .zero
      writer.write(list.specificity == own ? nil : list.specificity) { writer, specificity in
        for count in [specificity.a, specificity.b, specificity.c] { writer.write(count) }
      }
      writer.write(list.selectors) { writer, selector in
        write(selector.first, to: &writer)
        writer.write(selector.rest) { writer, step in
          writer.write(element: step.combinator)
          write(step.compound, to: &writer)
        }
      }
    }
  }

  private func write(_ compound: CompoundSelector, to writer: inout ByteWriter) {
    switch compound.type {
    case .universal: writer.write(0)
    case .named(let name, let extent):
      writer.write(extent == .typeAndSubtypes ? 1 : 2)
      writer.write(name)
    }
    writer.write(compound.conditions) { write($1, to: &$0) }
  }

  private func write(_ condition: SimpleSelector, to writer: inout ByteWriter) {
    func write(_ tag: ConditionTag, _ text: String? = nil) {
      writer.write(tag.rawValue)
      if let text { writer.write(text) }
    }
    switch condition {
    case .id(let name): write(.id, name)
    case .class(let name): write(.class, name)
    case .unreadable(let text): write(.unreadable, text)
    case .attribute(let attribute):
      write(.attribute, attribute.name)
      writer.write(attribute.namespace == .any)
      writer.write(attribute.condition) { writer, condition in
        writer.write(element: condition.comparison)
        writer.write(condition.value)
        writer.write(condition.letterCase.number)
      }
    case .nesting(nil): write(.freeNesting)
    case .nesting(let list?):
      write(.nesting)
      writer.write(ids[list, default: 0])
    case .pseudoClass(let pseudoClass): self.write(pseudoClass, to: &writer)
    }
  }

  private func write(_ pseudoClass: PseudoClass, to writer: inout ByteWriter) {
    func write(_ tag: ConditionTag, _ list: SelectorList? = nil) {
      writer.write(tag.rawValue)
      if let list { writer.write(ids[list, default: 0]) }
    }
    switch pseudoClass {
    case .is(let list): write(.is, list)
    case .where(let list): write(.where, list)
    case .not(let list): write(.not, list)
    case .has(let relative):
      write(.has, relative.list)
      writer.write(relative.combinators) { $0.write(element: $1) }
    case .nth(let nth):
      write(.nth)
      writer.write(signed: nth.formula.a)
      writer.write(signed: nth.formula.b)
      writer.write(nth.start == .last)
      switch nth.siblings {
      case .all: writer.write(0)
      case .sameType: writer.write(1)
      case .matching(let list):
        writer.write(2)
        writer.write(ids[list, default: 0])
      }
    case .edge(let edge, let siblings):
      write(.edge)
      writer.write(element: edge)
      writer.write(element: siblings)
    case .scope: write(.scope)
    case .element(let condition): self.write(condition, to: &writer)
    }
  }

  private func write(_ condition: ElementCondition, to writer: inout ByteWriter) {
    func write(_ tag: ConditionTag, _ text: String? = nil) {
      writer.write(tag.rawValue)
      if let text { writer.write(text) }
    }
    switch condition {
    case .root: write(.root)
    case .empty: write(.empty)
    case .state(let name): write(.state, name)
    case .customState(let name): write(.customState, name)
    case .theme(let name): write(.theme, name)
    case .scheme(let appearance):
      write(.scheme)
      writer.write(element: appearance)
    }
  }
}

/// The numbers of conditions in bytes. A number never changes its meaning within a version of the format.
enum ConditionTag: Int {
  case id, `class`, unreadable, attribute, freeNesting, nesting
  case `is`, `where`, not, has, nth, edge, scope
  case root, empty, state, customState, theme, scheme
}

extension SimpleSelector {
  /// The selector list inside of the condition; `nil` if there is none.
  fileprivate var list: SelectorList? {
    switch self {
    case .nesting(let list): list
    case .pseudoClass(let pseudoClass): pseudoClass.argument
    case .id, .class, .attribute, .unreadable: nil
    }
  }
}

extension AttributeSelector.LetterCase {
  /// The number of the case in bytes.
  var number: Int {
    switch self {
    case .unspecified: 0
    case .insensitive: 1
    case .sensitive: 2
    }
  }
}
