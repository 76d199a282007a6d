import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A space before a style class that belongs to the view type before it.
  static let typeInsideItself = LintRule(
    .typeInsideItself, fixes: .suggestion,
    summary: "A space in a selector makes a rule for views of a type inside a view of a type that has none.",
    why: """
      `Button .save` is a view with the class `save` inside a button, and only buttons have the property. A button has \
      no other button inside. Write `Button.save` for a button with the class. The views that a control creates for itself, \
      such as the label of a button's title, are parts with properties of the control.
      """,
    bad: [
      "↓Button .save { title-color: red; }",
      "↓CollectionViewCell .product { content-view-background-color: white; }",
      "↓Label.title Label.note { alpha: 0.8; }",
      "View.box, ↓TextField TextView { alpha: 0.8; }",
      "↓SearchBar.top SearchTextField { font: 15 system; }",
    ],
    good: [
      "Button.save { title-color: red; }",
      "CollectionViewCell.product { content-view-background-color: white; }",
      "Button .badge { text-color: red; }",
      "StackView .row { axis: horizontal; }",
      "Label.title, Label.note { alpha: 0.8; }",
      "Button Label.badge, TableViewCell Label, SearchBar Button { alpha: 0.8; }",
      "TextField ActivityIndicatorView, TextView Label, TextField Button, Label + Switch { alpha: 0.8; }",
    ],
    check: { context in
      let schema = context.stylesheet.schema
      return context.diagnostics { rule, selector, location in
        if let name = selector.typeInsideItself(leaves) {
          return [
            Diagnostic(
              .typeInsideItself, at: location(), "this selector is for a \(name) inside another one",
              help: "write a comma between two selectors")
          ]
        }
        if let (part, name) = InnerView.first(in: selector) {
          return [
            Diagnostic(
              .typeInsideItself, at: location(),
              "the \(name) of a \(part.owner) is a part of it, which no selector matches",
              help: "write \(part.properties) of the \(part.owner)")
          ]
        }
        if let (outer, inner) = selector.typeInsideAnother(closed, contents) {
          return [
            Diagnostic(
              .typeInsideItself, at: location(), "this selector is for a \(inner) inside a \(outer), which has none",
              help: "write a comma between two selectors")
          ]
        }
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

  /// View types that have no views of the same type inside.
  private static let leaves: Set<String> = [
    "Label", "ImageView", "TextView", "TextField", "Button", "Switch", "Slider", "Stepper", "SegmentedControl",
    "ProgressView", "PageControl", "DatePicker", "ActivityIndicatorView",
  ]

  /// View types with no controls or texts for input inside, other than the buttons of a text field.
  private static let closed: Set<String> = [
    "Label", "TextView", "TextField", "Switch", "Slider", "Stepper", "ProgressView", "PageControl",
    "ActivityIndicatorView",
  ]

  /// View types that are never inside of those.
  private static let contents: Set<String> = [
    "TextView", "TextField", "Switch", "Slider", "Stepper", "SegmentedControl", "PageControl", "DatePicker",
  ]

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
  /// The first of some view types that the selector names twice, one inside the other; `nil` if there is none.
  fileprivate func typeInsideItself(_ names: Set<String>) -> String? {
    var outer: Set<String> = []
    var compound = first
    for step in rest {
      if step.combinator == .descendant || step.combinator == .child, case .named(let name, _) = compound.type,
        names.contains(name)
      {
        outer.insert(name)
      }
      compound = step.compound
      if case .named(let name, _) = compound.type, outer.contains(name) { return name }
    }
    return nil
  }

  /// The first of some view types that the selector names below one of other types; `nil` if there is none.
  fileprivate func typeInsideAnother(
    _ names: Set<String>, _ contents: Set<String>
  ) -> (outer: String, inner: String)? {
    var outer: String?
    var compound = first
    for step in rest {
      if step.combinator == .descendant || step.combinator == .child, case .named(let name, _) = compound.type,
        names.contains(name)
      {
        outer = outer ?? name
      }
      compound = step.compound
      if let outer, case .named(let name, _) = compound.type, contents.contains(name) { return (outer, name) }
    }
    return nil
  }

  /// The view type without conditions before a subject that only has style classes and states; otherwise `nil`.
  fileprivate var typeBeforeClass: String? {
    guard rest.count == 1, rest[0].combinator == .descendant, subject.type == .universal, first.conditions.isEmpty,
      case .named(let name, _) = first.type
    else { return nil }
    let hasClass = subject.conditions.contains { if case .class = $0 { true } else { false } }
    return hasClass ? name : nil
  }
}
