import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A style class with the name of a state of the view type.
  static let classNamedAsState = LintRule(
    .classNamedAsState, fixes: .suggestion,
    summary: "A selector names a style class that has the name of a state of the view type.",
    why: """
      `.highlighted` is a style class that Swift sets, and `:highlighted` the state of a button. Nothing else in the \
      sheets asks for the state. Write it with a colon, or give the class another name.
      """,
    bad: [
      "Button↓.highlighted { alpha: 0.5; }",
      "Button.tag { &↓.disabled { alpha: 0.5; } }",
      "@style pill for Button { alpha: 1; &↓.selected { alpha: 0.5; } }",
    ],
    good: [
      "Button:highlighted { alpha: 0.5; }",
      "Button.tag { &:disabled { alpha: 0.5; } }",
      "@style pill for Button { alpha: 1; &:selected { alpha: 0.5; } }",
      "View.disabled { alpha: 0.5; }",
      """
      Button.selected { alpha: 0.5; }
      Button:selected { alpha: 0.7; }
      """,
    ],
    check: { context in
      let (stylesheet, schema) = (context.stylesheet, context.stylesheet.schema)
      let types = [nil] + stylesheet.styleNames.map { stylesheet.style(named: $0)?.typeName }
      var asked: Set<String>?
      return zip(types, context.ruleSets).flatMap { type, rules in
        rules.flatMap { rule -> [Diagnostic] in
          guard case .selector(let selector) = rule.target, let start = rule.location else { return [] }
          return selector.parts.flatMap { compound -> [Diagnostic] in
            let classes = compound.classes
            guard !classes.isEmpty else { return [] }
            let named = compound.possibleViewTypes
            let names = named.isEmpty ? [type].compactMap(\.self) : named
            return classes.compactMap { name -> Diagnostic? in
              guard !names.isEmpty, names.allSatisfy({ schema.states(of: $0).contains(name) }) else { return nil }
              let states = asked ?? context.askedStates
              asked = states
              guard !states.contains(name), let place = context.location(ofClass: name, around: start) else {
                return nil
              }
              return Diagnostic(
                .classNamedAsState, at: place, "`.\(name)` is a style class, and `:\(name)` a state of \(names[0])",
                expected: "`:\(name)`", found: "`.\(name)`", help: "write `:\(name)` for the state",
                fixes: [.init("replace with `:\(name)`", safety: .suggestion, edits: [.init(place, ":\(name)")])])
            }
          }
        }
      }
    })
}

extension CompoundSelector {
  /// The style classes.
  fileprivate var classes: [String] {
    conditions.compactMap { if case .class(let name) = $0 { name } else { nil } }
  }
}

extension LintContext {
  /// The names after a colon in the selectors of the sheets.
  fileprivate var askedStates: Set<String> {
    var names: Set<String> = []
    for tree in stylesheet.trees {
      for node in tree.nodes where node.kind == .qualifiedRule {
        for token in node.content where tree.tape.kind(token) == .ident && token > 0 {
          if tree.tape.kind(token - 1) == .colon { names.insert(tree.tape.name(token).lowercased()) }
        }
      }
    }
    return names
  }

  /// Returns the location of a style class, with its dot, in the selector around a location.
  fileprivate func location(ofClass name: String, around start: SourceLocation) -> SourceLocation? {
    guard let node = rule(around: start) else { return nil }
    let tree = stylesheet.trees[start.source.index]
    let token = node.content.first { token in
      token > 0 && tree.tape.kind(token) == .ident && tree.tape.isDelim(token - 1, ".") && tree.tape.name(token) == name
    }
    return token.map { tree.location(of: $0 - 1..<$0 + 1) }
  }
}
