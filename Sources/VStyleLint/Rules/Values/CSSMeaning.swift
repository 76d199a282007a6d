import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A property with the name of one of CSS, which only an unrelated view type has.
  static let cssMeaning = LintRule(
    .cssMeaning,
    summary: "A property or an attribute of CSS on the web, which means something else here or has no effect.",
    why: """
      Texts and titles do not have the property, so the rule does nothing for them, without a message. Write the \
      property of the view, or name the view type in the selector. Views have states and themes in place of attributes \
      such as `disabled`. They have only those attributes that an app gives them.
      """,
    bad: [
      ".title { ↓color: red; }", ".card { ↓width: 100px; }", "View.hero { ↓background-image: url(\"hero.png\"); }",
      "Button[↓disabled] { alpha: 0.4; }", "[↓data-theme=\"dark\"] Label { text-color: white; }",
      "TextField[↓type=\"search\"] { text-color: gray; }",
    ],
    good: [
      ".title { text-color: red; }",
      "ActivityIndicatorView.busy { color: red; }", "BarButtonItem.done { width: 100px; }",
      ".spinner { color: red; }",
      "Button.hero { background-image: url(\"hero.png\"); }",
      "Button:disabled { alpha: 0.4; }",
      "Label:theme(dark) { text-color: white; }",
      "Label[lang=\"de\"] { number-of-lines: 2; }",
    ],
    check: { context in
      let schema = context.stylesheet.schema
      // OPTIMIZATION: few sheets set such a property, so the view types of selectors are collected at the first one.
      var named: Set<String>?
      // OPTIMIZATION: few sheets have such an attribute, so those of the trees are collected at the first one.
      var known: Set<String>?
      let selectors = context.names(of: .attribute) { name, location in
        guard let meaning = LintRule.attributes[name] else { return nil }
        let attributes = known ?? context.treeAttributes
        known = attributes
        guard !attributes.contains(name) else { return nil }
        return Diagnostic(
          .cssMeaning, at: location, "views have no attribute `\(name)` of their own", expected: meaning,
          found: "`\(name)`", help: "write \(meaning)")
      }
      let properties = context.rules { rule -> [Diagnostic] in
        if let image = imageOfView(rule, schema) { return [image] }
        guard case .selector(let selector) = rule.target, selector.parts.allSatisfy({ $0.type == .universal }) else {
          return []
        }
        return rule.declarations.compactMap { declaration -> Diagnostic? in
          guard let meaning = meanings[declaration.name], let location = declaration.nameLocation else { return nil }
          let owners = schema.owners(of: declaration.name)
          let types = named ?? context.selectedTypes
          named = types
          guard !owners.isEmpty, types.isDisjoint(with: owners), !isAbout(owners, meaning.words, rule, selector, schema)
          else {
            return nil
          }
          return Diagnostic(
            .cssMeaning, at: location, "`\(declaration.name)` is a property of \(NameList.text(owners)) alone",
            expected: meaning.expected, found: "`\(declaration.name)`",
            help: "\(meaning.help), or name the view type in the selector")
        }
      }
      return properties + selectors
    })

  /// The diagnostic about an image behind a plain view, which only some of its subclasses have.
  private static func imageOfView(_ rule: StyleRule, _ schema: StyleSchema) -> Diagnostic? {
    guard case .selector(let selector) = rule.target, case .named(let name, _) = selector.subject.type, name == "View",
      let declaration = rule.declarations.first(where: { $0.name == "background-image" }),
      let location = declaration.nameLocation, schema.property(declaration.name, in: name) == nil
    else { return nil }
    let meaning = "`image` of an ImageView, or `background-color`"
    return Diagnostic(
      .cssMeaning, at: location, "`View` has no `background-image`", expected: meaning, found: "`background-image`",
      help: "write \(meaning), or name the view type in the selector")
  }

  /// What to write instead of attributes of the web.
  private static let attributes = [
    "checked": "`:on` for a switch that is on, and `:selected` for a chosen control",
    "data-color-scheme": "`:scheme(dark)`, or a rule in `@theme dark`",
    "data-theme": "`:theme(dark)`, or a rule in `@theme dark`",
    "disabled": "`:disabled`",
    "selected": "`:selected`",
    "type": "the name of a view type, such as `Switch` for a checkbox, or a style class",
  ]

  /// What CSS means by a name.
  private struct Meaning {
    /// What a rule for most views has instead.
    let expected: String
    /// What to do, as an imperative.
    let help: String
    /// Words of style classes that suggest the view types that have the property, beside those of their names.
    let words: [String]
  }

  private static let meanings = [
    "color": Meaning(
      expected: "`text-color` for a text or `title-color` for a button",
      help: "write `text-color` for a text or `title-color` for a button",
      words: ["spin", "load", "progress", "busy", "wait", "pending", "refresh"]),
    "width": Meaning(
      expected: "constraints in Swift", help: "remove it, since sheets do not lay views out", words: []),
  ]

  /// Words of the names of view types that a style class of any view may have.
  private static let generalWords: Set<String> = ["view", "button", "item"]

  /// Returns whether something suggests that a rule is for some view types.
  ///
  /// That is a style class that reads like their names, or a property that only they have.
  private static func isAbout(
    _ owners: [String], _ words: [String], _ rule: StyleRule, _ selector: ComplexSelector, _ schema: StyleSchema
  ) -> Bool {
    let names = selector.subject.names.joined(separator: " ").lowercased()
    let owned = owners.flatMap(\.words).map { $0.lowercased() }.filter { !generalWords.contains($0) }
    if (words + owned).contains(where: names.contains) { return true }
    return rule.declarations.contains { declaration in
      guard meanings[declaration.name] == nil, !declaration.isCustom else { return false }
      let others = schema.owners(of: declaration.name)
      return !others.isEmpty && Set(others).isSubset(of: owners)
    }
  }
}

extension LintContext {
  /// The attributes of views in the trees.
  fileprivate var treeAttributes: Set<String> {
    Set(trees.flatMap { tree in tree.document.nodes.flatMap(\.element.attributes.keys) })
  }

  /// The view types that selectors name.
  fileprivate var selectedTypes: Set<String> {
    var types: Set<String> = []
    for rule in ruleSets.joined() {
      guard case .selector(let selector) = rule.target else { continue }
      for part in selector.parts { if case .named(let name, _) = part.type { types.insert(name) } }
    }
    return types
  }
}

extension StyleSchema {
  /// The view types that have a property.
  fileprivate func owners(of property: String) -> [String] {
    viewTypeNames.filter { self.property(property, in: $0) != nil }
  }
}

extension CompoundSelector {
  /// The style classes and IDs.
  fileprivate var names: [String] {
    conditions.compactMap { condition in
      switch condition {
      case .class(let name), .id(let name): name
      default: nil
      }
    }
  }
}

extension String {
  /// The words of a name with capitals.
  fileprivate var words: [String] {
    reduce(into: [String]()) { words, letter in
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
  }
}
