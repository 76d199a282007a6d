package import VStyleSelectors

/// The clause of a `@scope`: where its rules begin and end to apply.
///
/// - Spec: https://www.w3.org/TR/css-cascade-6/#scoped-styles
package final class ScopeClause: Sendable {
  /// The selectors of the scope's roots; `nil` for the root of the tree.
  package let roots: SelectorList?

  /// The selectors of the limits: the first elements that are outside of the scope.
  package let limits: SelectorList?

  /// The enclosing `@scope`.
  package let outer: ScopeClause?

  package init(roots: SelectorList?, limits: SelectorList?, outer: ScopeClause?) {
    self.roots = roots
    self.limits = limits
    self.outer = outer
  }
}
