import VStyleCheck
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

extension LintRule {
  /// A weaker rule after a stronger one for some of its views.
  static let descendingSpecificity = LintRule(
    .descendingSpecificity,
    summary: "A rule comes after a more specific one, which still wins on the views that both match.",
    why: """
      Readers expect that the later rule wins, and it does so on some of its views only. Write general rules before \
      special ones.
      """,
    bad: [
      """
      View Label { alpha: 0.5; }
      ↓Label { alpha: 0.6; }
      """
    ],
    good: [
      """
      Label { alpha: 0.6; }
      View Label { alpha: 0.5; }
      """
    ],
    check: { context in
      let stylesheet = context.stylesheet
      let later = GeneralRules(stylesheet)
      var seen: Set<Int> = []
      return stylesheet.rules.flatMap { special -> [Diagnostic] in
        guard case .selector(let selector) = special.target, special.isComparable, selector.isComparable else {
          return []
        }
        return later.rules(after: special, selector.subject, stylesheet.schema).compactMap { general in
          guard !seen.contains(general.rule.order), general.rule.layer == special.layer,
            general.rule.specificity < special.specificity, let start = general.rule.location,
            start.source == special.location?.source, let (name, location) = general.difference(from: special)
          else { return nil }
          seen.insert(general.rule.order)
          return Diagnostic(
            .descendingSpecificity, at: context.preludeLocation(around: start),
            "an earlier rule is more specific, and still sets `\(name)`",
            notes: [.init("this one wins on the views that both match", at: location)],
            help: "move this rule before the other one")
        }
      }
    })
}

/// The rules for all views of a type or with a style class, by their only compound selector.
private struct GeneralRules {
  /// A rule with the values of its properties.
  struct General {
    let rule: StyleRule
    /// The texts of the values, by property and state slot.
    let values: [[String?]: String]

    init(_ rule: StyleRule) {
      self.rule = rule
      var values: [[String?]: String] = [:]
      for declaration in rule.declarations where !declaration.isImportant {
        values[[declaration.name, declaration.slot]] = declaration.slice?.text
      }
      self.values = values
    }

    /// Returns a property that another rule sets to a different value, with its location there.
    func difference(from other: StyleRule) -> (name: String, location: SourceLocation)? {
      for declaration in other.declarations where !declaration.isImportant {
        guard let text = values[[declaration.name, declaration.slot]], text != declaration.slice?.text,
          let location = declaration.location
        else { continue }
        return (declaration.name, location)
      }
      return nil
    }
  }

  /// The rules in order.
  private var byCompound: [CompoundSelector: [General]] = [:]

  init(_ stylesheet: CompiledStylesheet) {
    for rule in stylesheet.rules where rule.isComparable {
      guard case .selector(let selector) = rule.target, selector.count == 1, selector.isComparable else { continue }
      byCompound[selector.subject, default: []].append(General(rule))
    }
  }

  /// Returns the first later rule of each compound selector that matches all views of another one.
  ///
  /// That are compound selectors with some of its conditions, and its type or one above. Of many conditions, only one or
  /// none is tried.
  func rules(after special: StyleRule, _ subject: CompoundSelector, _ schema: StyleSchema) -> [General] {
    var types: [TypeSelector] = [.universal, subject.type]
    if case .named(let name, _) = subject.type {
      types += ([name] + schema.ancestry(of: name)).map { .named($0, .typeAndSubtypes) }
    }
    let conditions = subject.conditions
    var subsets: [[SimpleSelector]] = [[]] + conditions.prefix(8).map { [$0] }
    if (2...3).contains(conditions.count) { subsets.append(conditions) }
    var seen: Set<CompoundSelector> = []
    return types.flatMap { type in
      subsets.compactMap { subset -> General? in
        let compound = CompoundSelector(type, subset)
        guard seen.insert(compound).inserted, let all = byCompound[compound] else { return nil }
        let first = all.partitioningIndex { $0.rule.order > special.order }
        return first < all.count ? all[first] : nil
      }
    }
  }
}

extension StyleRule {
  /// Whether only its selector and its layer decide where the rule applies.
  fileprivate var isComparable: Bool { conditions.isEmpty && !isScoped && origin == .app }
}

extension ComplexSelector {
  /// Whether the subject has a type, style classes, an ID and attributes only, and can be compared with others.
  fileprivate var isComparable: Bool {
    subject.conditions.allSatisfy { condition in
      switch condition {
      case .class, .id, .attribute: true
      default: false
      }
    }
  }
}
