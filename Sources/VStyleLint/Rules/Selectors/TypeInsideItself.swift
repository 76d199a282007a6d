import VStyleCascade
import VStyleSelectors
import VStyleSyntax
import VStyleValues

extension DiagnosticRule {
  /// A space before a style class that belongs to the view type before it.
  static let typeInsideItself = DiagnosticRule(
    code: "VS2035", name: "type-inside-itself", severity: .warning,
    summary: "A space before a style class makes a rule for views of a type inside a view of the same type.")
}

extension LintRule {
  /// A space before a style class that belongs to the view type before it.
  static let typeInsideItself = LintRule(
    .typeInsideItself, tier: .strict, fixes: .suggestion,
    why: """
      `Button .save` is a view with the class `save` inside a button, and only buttons have the property. A button has \
      no other button inside. Write `Button.save` for a button with the class.
      """,
    bad: [
      "↓Button .save { title-color: red; }",
      "↓CollectionViewCell .product { content-view-background-color: white; }",
    ],
    good: [
      "Button.save { title-color: red; }",
      "CollectionViewCell.product { content-view-background-color: white; }",
      "Button .badge { text-color: red; }",
      "StackView .row { axis: horizontal; }",
    ],
    check: { context in
      let schema = context.stylesheet.schema
      return context.diagnostics { rule, selector, location in
        guard let typeName = selector.typeBeforeClass,
          let group = separate.first(where: { schema.is(typeName, oneOf: $0) }),
          rule.declarations.contains(where: { declaration in
            guard !declaration.isCustom, schema.property(declaration.name, in: typeName) != nil else { return false }
            return schema.viewTypes(having: declaration.name).allSatisfy { schema.is($0, oneOf: group) }
          })
        else { return [] }
        let place = location()
        let text = context.stylesheet.trees[place.source.index].source.text(in: place.range)
        guard text.hasPrefix(typeName + " ."), !text.dropFirst(typeName.count + 1).contains(where: \.isWhitespace)
        else { return [] }
        let meant = typeName + text.dropFirst(typeName.count + 1)
        return [
          Diagnostic(
            .typeInsideItself, at: place, "`\(text)` is for a \(typeName) inside another one", expected: "`\(meant)`",
            found: "`\(text)`", help: "write `\(meant)`, without a space",
            fixes: [.init("replace with `\(meant)`", safety: .suggestion, edits: [.init(place, meant)])])
        ]
      }
    })

  /// Groups of view types that have no views of the same group inside.
  private static let separate = [
    ["Control"], ["Label"], ["ImageView"], ["TextView"],
    ["TableViewCell", "TableViewHeaderFooterView", "CollectionViewCell"],
  ]
}

extension StyleSchema {
  /// Whether a view type is one of some view types or a subclass of one.
  fileprivate func `is`(_ typeName: String, oneOf others: [String]) -> Bool {
    others.contains { isKind(typeName, of: $0) }
  }
}

extension ComplexSelector {
  /// The view type without conditions before a subject that only has style classes and states; otherwise `nil`.
  fileprivate var typeBeforeClass: String? {
    guard rest.count == 1, rest[0].combinator == .descendant, subject.type == .universal, first.conditions.isEmpty,
      case .named(let name, _) = first.type
    else { return nil }
    let hasClass = subject.conditions.contains { if case .class = $0 { true } else { false } }
    return hasClass ? name : nil
  }
}
