import VStyleCascade
import VStyleSelectors
import VStyleSyntax
import VStyleValues

extension DiagnosticRule {
  /// A weaker rule after a stronger one for some of its views.
  static let descendingSpecificity = DiagnosticRule(
    code: "VS3008", name: "descending-specificity", severity: .warning,
    summary: "A rule comes after a more specific one, which still wins on the views that both match.")
}

extension LintRule {
  /// A weaker rule after a stronger one for some of its views.
  static let descendingSpecificity = LintRule(
    .descendingSpecificity, tier: .style,
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
        return later.rules(matchingMoreThan: selector.subject, stylesheet.schema).compactMap { general in
          guard general.order > special.order, !seen.contains(general.order), general.layer == special.layer,
            general.specificity < special.specificity,
            general.location?.source == special.location?.source,
            let (name, location) = general.difference(from: special), let start = general.location
          else { return nil }
          seen.insert(general.order)
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
  private var byCompound: [CompoundSelector: [StyleRule]] = [:]

  init(_ stylesheet: CompiledStylesheet) {
    for rule in stylesheet.rules where rule.isComparable {
      guard case .selector(let selector) = rule.target, selector.count == 1, selector.isComparable else { continue }
      byCompound[selector.subject, default: []].append(rule)
    }
  }

  /// Returns the rules whose compound selector has some of the conditions of another one, and a type of its own or above.
  ///
  /// Of compound selectors with many conditions, only the general rules with one of them or none are found.
  func rules(matchingMoreThan subject: CompoundSelector, _ schema: StyleSchema) -> [StyleRule] {
    var types: [TypeSelector] = [.universal]
    if case .named(let name, let match) = subject.type {
      types += ([name] + schema.ancestry(of: name)).map { .named($0, match) }
    } else if subject.type != .universal {
      types.append(subject.type)
    }
    let conditions = subject.conditions
    var subsets: [[SimpleSelector]] = [[]] + conditions.map { [$0] }
    if (2...3).contains(conditions.count) { subsets.append(conditions) }
    var seen: Set<CompoundSelector> = []
    return types.flatMap { type in
      subsets.flatMap { subset -> [StyleRule] in
        let compound = CompoundSelector(type, subset)
        return seen.insert(compound).inserted ? byCompound[compound] ?? [] : []
      }
    }
  }
}

extension StyleRule {
  /// Whether only its selector and its layer decide where the rule applies.
  fileprivate var isComparable: Bool { conditions.isEmpty && !isScoped && origin == .app }

  /// Returns a property that the rules set to different values, with its location in the other rule.
  fileprivate func difference(from other: StyleRule) -> (name: String, location: SourceLocation)? {
    for declaration in declarations where !declaration.isImportant {
      let match = other.declarations.first { $0.name == declaration.name && $0.slot == declaration.slot }
      guard let match, !match.isImportant, let location = match.location, let text = match.slice?.text,
        text != declaration.slice?.text
      else { continue }
      return (declaration.name, location)
    }
    return nil
  }
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
