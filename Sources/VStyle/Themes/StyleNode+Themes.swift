/// A node with objects that take their theme from it and stand in no tree, such as a view with its layer.
public protocol ThemeOwning: StyleNode {
  /// The objects.
  var themeParts: [any Styleable] { get }
}

extension StyleNode {
  /// Shows the theme that is in force at the node now, in it and in all that is below. To be called when an override
  /// of the theme changes there or above, or when the node comes under another parent.
  ///
  /// Only providers are asked whose theme is another one than before. Nodes with a style of their own that stand in
  /// no scope are styled again.
  public func themeNeedsUpdate() {
    var pending: [any StyleNode] = [self]
    while let node = pending.popLast() {
      node.showTheme()
      for part in (node as? any ThemeOwning)?.themeParts ?? [] { part.showTheme() }
      pending += node.styleChildren.reversed()
    }
  }

  /// Whether a theme is overridden at the node or above it.
  package var hasThemeOverride: Bool {
    var next: (any StyleNode)? = self
    while let node = next {
      if node.styleThemeName != nil { return true }
      next = node.styleParent
    }
    return false
  }
}

extension Styleable {
  /// Shows the theme that is in force at the object now.
  func showTheme() {
    knownThemeBindings?.show(.changed)
    applyCarriedStyle()
  }

  /// The nearest override of the theme: the object's own, or that of a node around it.
  var nearestThemeOverride: ThemeStyle? {
    if let override = knownThemeBindings?.override { return override }
    let owner = (self as? any ThemeInheriting)?.themeOwner
    var next = (owner ?? self) as? any StyleNode
    while let node = next {
      if let name = node.styleThemeName { return ThemeStyle(rawValue: name) }
      next = node.styleParent
    }
    return nil
  }
}
