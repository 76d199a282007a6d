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
    forEachInside { node in
      node.showTheme()
      for part in (node as? any ThemeOwning)?.themeParts ?? [] { part.showTheme() }
    }
  }

  /// Whether a theme is overridden at the node or above it.
  package var hasThemeOverride: Bool { nearest { $0.styleThemeName != nil } != nil }
}

extension StyleStorage {
  /// Whether an override of the theme above the object may show in it.
  package var followsTheme: Bool { themeBindings != nil || assigned != nil }
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
    let node = ((owner ?? self) as? any StyleNode)?.nearest { $0.styleThemeName != nil }
    return node?.styleThemeName.map(ThemeStyle.init(rawValue:))
  }
}
