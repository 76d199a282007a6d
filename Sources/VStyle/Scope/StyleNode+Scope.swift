extension StyleNode {
  /// The scope that styles the node, or else the nearest of its ancestors; `nil` if none is in a scope.
  ///
  /// A node has a scope from the first flush on. So a part of an app reaches the scope of its window through any view
  /// in it: `view.styleScope?.flush()`. The search visits the ancestors up to the first one with a scope.
  public var styleScope: StyleScope? { nearest { $0.styleStorage.scope != nil }?.styleStorage.scope }
}
