import VStyleAdvice
import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A state that a view type does not have.
  static let stateNotSupported = LintRule(
    .stateNotSupported,
    summary: "A selector names a state that neither the view type nor any of its subclasses has.",
    why: "The rule can never apply. Write a state of the view type; `vstyle schema` lists them.",
    bad: [
      "Label↓:on { alpha: 0.5; }",
      "Label.note { &↓:on { alpha: 0.5; } }",
      ".note↓:hover { alpha: 0.5; }",
      "Button:not(↓:hover) { alpha: 0.5; }",
      "BarButtonItem↓:disabled { tint-color: gray; }",
    ],
    good: [
      "Switch:on { alpha: 0.5; }",
      "Switch.note { &:on { alpha: 0.5; } }",
      ".note:highlighted { alpha: 0.5; }",
      "Button:not(:highlighted) { alpha: 0.5; }",
      "BarButtonItem:disabled { title-text-attributes: text-attributes(foreground-color gray); }",
    ],
    check: { context in
      let schema = context.stylesheet.schema
      // OPTIMIZATION: the search for a subtype with a state visits all view types, so its results are cached.
      var known: [[String]: Bool] = [:]
      func hasState(_ state: String, _ typeName: String) -> Bool {
        if let answer = known[[state, typeName]] { return answer }
        let answer = schema.hasState(state, typeName)
        known[[state, typeName]] = answer
        return answer
      }
      // Any view may have the states of all view types, and a fallback view type has every state.
      lazy var states = Set(schema.allStates.map { $0.lowercased() })
      func isKnown(_ state: String) -> Bool {
        state == "normal" || schema.fallbackViewType != nil || states.contains(state)
      }
      return context.diagnostics { rule, selector, location in
        guard selector.mayNameStates else { return [] }
        let wrong = selector.parts.flatMap { $0.namedStates(of: []) }.filter { use in
          guard use.viewTypes.allSatisfy({ schema.viewTypes[$0] != nil }) else { return false }
          // `:not()` with a state of other view types always holds, and harms nothing.
          if use.viewTypes.isEmpty || use.isNegated { return !isKnown(use.state) }
          return !use.viewTypes.contains { hasState(use.state, $0) || rule.setsValues(for: use.state, $0, schema) }
        }
        guard !wrong.isEmpty else { return [] }
        return wrong.map { use in
          let (state, names) = (use.state, use.viewTypes)
          let subject =
            switch names.count {
            case 0: "no view type has a"
            case 1: "`\(names[0])` has no"
            default: "none of these view types has a"
            }
          let guess = names.first.flatMap { Spelling.closest(to: state, in: schema.states(of: $0)) }
          return Diagnostic(
            .stateNotSupported, at: context.location(ofState: state, in: location()),
            "\(subject) state `:\(state)`",
            help: ForeignNames.state(state) ?? guess.map { "did you mean `:\($0)`?" }
              ?? names.first.map { stateList(of: $0, schema) }
          ).with(names.count == 1 ? .viewType(names[0]) : nil)
        }
      }
    })
}

extension LintRule {
  /// The sentence that lists the states of a view type.
  private static func stateList(of typeName: String, _ schema: StyleSchema) -> String {
    let states = Set(schema.states(of: typeName)).sorted().map { "`:\($0)`" }
    let perState = schema.properties(of: typeName).filter { !$0.slots.isEmpty }.map(\.name)
    if states.isEmpty, !perState.isEmpty {
      return "only some properties have a value for each state, such as \(NameList.quoted(Array(perState.prefix(2))))"
    }
    guard let last = states.last else { return "`\(typeName)` has no states; set one of your own as `:state(name)`" }
    guard states.count > 1 else { return "its only state is \(last)" }
    return "its states are \(states.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension StyleRule {
  /// Whether a view type without a state has a value for it in each property that the rule sets.
  ///
  /// The items of a bar have titles for the states of a control, and are not controls themselves.
  fileprivate func setsValues(for state: String, _ typeName: String, _ schema: StyleSchema) -> Bool {
    !declarations.isEmpty
      && declarations.allSatisfy { schema.property($0.name, in: typeName)?.slots.contains(state) ?? false }
  }
}

extension StyleSchema {
  /// Returns whether a view type or one of its subtypes has a state. Every view type has the normal state.
  fileprivate func hasState(_ state: String, _ typeName: String) -> Bool {
    if state == "normal" || states(of: typeName).contains(where: { $0.lowercased() == state }) { return true }
    return viewTypeNames.contains { isKind($0, of: typeName) && states(of: $0).contains { $0.lowercased() == state } }
  }
}

extension CompoundSelector {
  /// The view types of matching elements; empty if neither the compound selector nor the enclosing rule names any.
  var possibleViewTypes: [String] {
    var memo = ListMemo<[String]>()
    return possibleViewTypes(&memo)
  }

  private func possibleViewTypes(_ memo: inout ListMemo<[String]>) -> [String] {
    if case .named(let name, _) = type { return [name] }
    for condition in conditions {
      guard case .nesting(let list?) = condition else { continue }
      // OPTIMIZATION: the way to one selector around this one does not branch, and so needs no memo.
      if list.selectors.count == 1 { return list.selectors[0].subject.possibleViewTypes(&memo) }
      return memo.answer(list) { memo in
        var known: [String] = []
        for selector in list.selectors {
          let names = selector.subject.possibleViewTypes(&memo)
          guard !names.isEmpty else { return [] }
          for name in names where !known.contains(name) { known.append(name) }
        }
        return known
      }
    }
    return []
  }

  /// A state in a selector, and the view types of the elements that it is asked of.
  fileprivate struct NamedState {
    let state: String
    /// The view types; empty if none is named.
    let viewTypes: [String]
    /// Whether the state is inside `:not()`.
    let isNegated: Bool
  }

  /// The states that the compound selector names, also inside `:is()`, `:where()` and `:not()`.
  ///
  /// - Parameter outer: the view types of the element by what is around the compound selector.
  fileprivate func namedStates(of outer: [String], isNegated: Bool = false) -> [NamedState] {
    guard conditions.contains(where: \.mayNameStates) else { return [] }
    let own = possibleViewTypes
    let names = own.isEmpty ? outer : own
    func inside(_ list: SelectorList, isNegated: Bool) -> [NamedState] {
      list.selectors.flatMap { selector in
        selector.parts.dropLast().flatMap { $0.namedStates(of: [], isNegated: isNegated) }
          + selector.subject.namedStates(of: names, isNegated: isNegated)
      }
    }
    return conditions.flatMap { condition -> [NamedState] in
      switch condition {
      case .pseudoClass(.element(.state(let name))): [NamedState(state: name, viewTypes: names, isNegated: isNegated)]
      case .pseudoClass(.is(let list)), .pseudoClass(.where(let list)): inside(list, isNegated: isNegated)
      case .pseudoClass(.not(let list)): inside(list, isNegated: true)
      default: []
      }
    }
  }
}

extension ComplexSelector {
  /// Whether a part has a condition that is a state, or may have some inside.
  fileprivate var mayNameStates: Bool {
    first.conditions.contains(where: \.mayNameStates)
      || rest.contains { $0.compound.conditions.contains(where: \.mayNameStates) }
  }
}

extension SimpleSelector {
  /// Whether the condition is a state, or may have some inside.
  fileprivate var mayNameStates: Bool {
    switch self {
    case .pseudoClass(.element(.state)), .pseudoClass(.is), .pseudoClass(.where), .pseudoClass(.not): true
    default: false
    }
  }
}

extension LintContext {
  /// Returns the location of a state in a selector.
  fileprivate func location(ofState state: String, in selector: SourceLocation) -> SourceLocation {
    let tree = stylesheet.trees[selector.source.index]
    let tokens = tree.tape.token(from: selector.range.start)..<tree.tape.token(from: selector.range.end)
    let token = tokens.first { token in
      tree.tape.kind(token) == .ident && token > 0 && tree.tape.kind(token - 1) == .colon
        && tree.tape.name(token).lowercased() == state
    }
    return token.map { tree.location(of: $0 - 1..<$0 + 1) } ?? selector
  }
}
