import VStyleValues

/// The changed values between two versions of a stylesheet.
package struct StylesheetDifference {
  /// The indices of the declarations with changed values, counted over all rules.
  package private(set) var declarations: [Int] = []

  /// Compares two stylesheets; returns `nil` if they differ in more than values.
  package init?(_ old: CompiledStylesheet, _ new: CompiledStylesheet) {
    guard old.rules.count == new.rules.count, old.schema.isIdentical(to: new.schema),
      old.atRules.isSame(new.atRules), old.themeNames == new.themeNames,
      old.themes.allSatisfy({ name, theme in new.themes[name].map(theme.isSame) ?? false })
    else { return nil }
    var index = 0
    for (former, rule) in zip(old.rules, new.rules) {
      guard former.isSame(rule) else { return nil }
      for (before, after) in zip(former.declarations, rule.declarations) {
        guard before.isOfSameProperty(after) else { return nil }
        if !before.hasSameText(as: after) { declarations.append(index) }
        index += 1
      }
    }
  }
}

extension StyleRule {
  /// Whether two rules differ only in the values of their declarations.
  fileprivate func isSame(_ other: StyleRule) -> Bool {
    target == other.target && origin == other.origin && layer == other.layer && order == other.order
      && declarations.count == other.declarations.count
      && conditions.elementsEqual(other.conditions) { $0.description == $1.description }
      && ScopeClause.areSame(scope, other.scope)
  }
}

extension ScopeClause {
  /// Whether two clauses have the same selectors, and so have those around them.
  static func areSame(_ left: ScopeClause?, _ right: ScopeClause?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.roots == right.roots && left.limits == right.limits && areSame(left.outer, right.outer)
  }
}

extension Theme {
  fileprivate func isSame(_ other: Theme) -> Bool {
    base == other.base && colorScheme == other.colorScheme && firstOrder == other.firstOrder
  }
}

extension CustomPropertyRegistration {
  /// Whether two registrations have the same effect.
  func isSame(_ other: CustomPropertyRegistration) -> Bool {
    kind == other.kind && inherits == other.inherits && initial == other.initial
  }
}

extension Declaration {
  /// Whether another declaration has the same property, state and importance, and the same effect on the cascade.
  fileprivate func isOfSameProperty(_ other: Declaration) -> Bool {
    name == other.name && isCustom == other.isCustom && isImportant == other.isImportant && slot == other.slot
      && wideKeyword == other.wideKeyword && (shorthand == nil) == (other.shorthand == nil)
  }

  /// Whether another declaration has the same text.
  fileprivate func hasSameText(as other: Declaration) -> Bool {
    if content === other.content { return true }
    guard let slice, let otherSlice = other.slice else { return false }
    return slice.text == otherSlice.text
  }

  private var wideKeyword: WideKeyword? {
    if case .wide(let keyword) = value { keyword } else { nil }
  }
}
