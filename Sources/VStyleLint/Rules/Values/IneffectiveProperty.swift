import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A property that shows nothing without another one, such as the color of a border without a width.
  static let ineffectiveProperty = LintRule(
    .ineffectiveProperty,
    summary: "A property shows nothing, because no rule sets another one that it needs.",
    why: """
      A border is 0 points wide, a shadow has the opacity 0, and corners the radius 0, unless a rule says otherwise. \
      Set the other property too. If Swift sets it, say so in a comment that suppresses the rule.
      """,
    bad: [
      "Button.tag { ↓layer-border-color: red; }",
      "View.card { ↓layer-shadow-color: black; layer-shadow-radius: 4; }",
    ],
    good: [
      "Button.tag { layer-border-color: red; layer-border-width: 1; }",
      """
      View { layer-shadow-opacity: 0.2; }
      View.card { layer-shadow-color: black; layer-shadow-radius: 4; }
      """,
    ],
    check: { context in
      guard context.isComplete else { return [] }
      let schema = context.stylesheet.schema
      // The view types of the rules that set each needed property. An empty list stands for any view type.
      var setters: [String: [[String]]] = [:]
      for rule in context.ruleSets.joined() {
        for declaration in rule.declarations where needed.contains(declaration.name) && !declaration.isZero {
          setters[declaration.name, default: []].append(rule.subjectTypes)
        }
      }
      return context.rules { rule in
        var seen: Set<String> = []
        return rule.declarations.compactMap { declaration -> Diagnostic? in
          guard let other = needs[declaration.name], let location = declaration.nameLocation,
            declaration.slice?.text != "none", seen.insert(other).inserted
          else { return nil }
          let types = rule.subjectTypes
          guard !(setters[other] ?? []).contains(where: { schema.mayBeOne($0, types) }) else { return nil }
          return Diagnostic(
            .ineffectiveProperty, at: location, "`\(declaration.name)` shows nothing: no rule sets `\(other)`",
            expected: "`\(other)`", help: "set `\(other)` too, unless Swift sets it"
          ).with(.names([declaration.name, other]))
        }
      }
    })

  /// The property that each property needs.
  private static let needs = [
    "layer-border-color": "layer-border-width", "layer-shadow-color": "layer-shadow-opacity",
    "layer-shadow-offset": "layer-shadow-opacity", "layer-shadow-radius": "layer-shadow-opacity",
    "layer-shadow-path": "layer-shadow-opacity", "layer-masked-corners": "layer-corner-radius",
    "layer-corner-curve": "layer-corner-radius",
  ]

  private static let needed = Set(needs.values)
}

extension Declaration {
  /// Whether the value is the number 0, or `none`.
  fileprivate var isZero: Bool { typedValue(as: Double.self) == 0 || slice?.text == "none" }
}

extension StyleRule {
  /// The view types of the views that the rule applies to; empty if the selector does not name any.
  fileprivate var subjectTypes: [String] {
    guard case .selector(let selector) = target else { return [] }
    return selector.subject.possibleViewTypes
  }
}

extension StyleSchema {
  /// Returns whether a view may be of one of some view types and of one of others.
  ///
  /// An empty list is any view type. So is an unknown name, which is a mistake of its own.
  fileprivate func mayBeOne(_ types: [String], _ others: [String]) -> Bool {
    types.isEmpty || others.isEmpty || (types + others).contains { viewTypes[$0] == nil }
      || types.contains { type in others.contains { isKind(type, of: $0) || isKind($0, of: type) } }
  }
}
