import VStyleSelectors
import VStyleStylesheet

/// The elements that some selectors are limited to: those in a `@scope`, or the one element that has own styles.
struct SelectorScope {
  /// The clause; `nil` for own styles.
  var clause: ScopeClause?
  /// The scope around it, or none.
  var outer = ID<SelectorScope>.none
  /// The feature of elements that have the own styles; none for a clause.
  var localStyles = ID<Feature>.none
  /// The partial matches of its roots; `nil` for the root of the tree or of the scope around it.
  var roots: [ID<PartialMatch>]?
  /// The partial matches of its limits.
  var limits: [ID<PartialMatch>] = []
  /// The predicates that match each root and nothing else.
  var ofRoot: [ID<Predicate>] = []
}

/// What `:scope` and an `&` without a parent rule match in a selector.
struct SelectorContext: Hashable {
  /// The scope whose root they match, if any.
  var scope = ID<SelectorScope>.none
  /// The own styles whose elements they match, if any; used for selectors that test one element alone.
  var localStyles = ID<LocalStyles>.none
  /// Whether a `:has()` or an `of S` may name the root of the scope. Such selectors are matched on nodes.
  var asks = Asks.never

  /// Where the elements are that ask about the root of their scope.
  enum Asks {
    case never
    case anywhere
    /// The root or below it.
    case inside
  }

  /// They match the root of the tree.
  static let none = SelectorContext()
}

extension SimpleSelector {
  /// Whether the condition is `:scope`, or an `&` without a parent rule.
  var isScope: Bool {
    switch self {
    case .nesting(nil), .pseudoClass(.scope): true
    default: false
    }
  }
}

extension CompoundSelector {
  /// Whether the compound selector is `:scope` or `&` alone.
  var isScope: Bool { type == .universal && conditions.count == 1 && conditions[0].isScope }
}

extension SelectorList {
  /// Whether a `:has()` or an `of S` names the scope. Then its answer depends on the root and on another element.
  fileprivate var asksOthersAboutScope: Bool {
    contains { condition in
      switch condition {
      case .pseudoClass(.has(let relative)): return relative.list.contains(where: \.isScope)
      case .pseudoClass(.nth(let nth)):
        guard case .matching(let list) = nth.siblings else { return false }
        return list.contains(where: \.isScope)
      default: return false
      }
    }
  }
}

extension ComplexSelector {
  /// Whether a `:has()` or an `of S` names the scope.
  var asksOthersAboutScope: Bool { SelectorList([self]).asksOthersAboutScope }
}

extension ScopeClause {
  /// Whether a `:has()` or an `of S` of this clause or one around it names the scope.
  var asksOthersAboutScope: Bool {
    outer != nil && roots?.asksOthersAboutScope ?? false || limits?.asksOthersAboutScope ?? false
      || outer?.asksOthersAboutScope ?? false
  }
}

/// Whether a selector of an element's own style tests that element alone.
enum LocalSubject {
  static func isPlain(_ selector: ComplexSelector) -> Bool {
    guard selector.rest.isEmpty else { return false }
    var hasSelf = false
    for condition in selector.first.conditions {
      switch condition {
      case .nesting(nil): hasSelf = true
      // A rule in a rule of the style.
      case .nesting(let parents?) where parents.selectors.allSatisfy(isPlain): hasSelf = true
      case .id, .class, .attribute, .pseudoClass(.element(_)), .pseudoClass(.edge(_, _)): break
      default: return false
      }
    }
    return hasSelf
  }
}
