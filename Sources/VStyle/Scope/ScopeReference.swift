/// A weak reference to a scope.
final class ScopeReference {
  private(set) weak var scope: StyleScope?

  init(_ scope: StyleScope) { self.scope = scope }
}
