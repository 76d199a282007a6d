import Synchronization

/// A node with objects outside the tree that inherit its theme, such as a view with its layer.
public protocol ThemeOwning: StyleNode {
  /// The objects that inherit the node's theme.
  var themeParts: [any Styleable] { get }
}

extension StyleNode {
  /// Applies the current theme to the node and its descendants.
  ///
  /// Call it when an override of the theme changes at the node or above, or when the node gets another parent.
  ///
  /// Only providers with another theme than before are called. Nodes with a style of their own outside a scope are
  /// styled again.
  public func themeNeedsUpdate() {
    forEachInside { node in
      node.showTheme()
      for part in (node as? any ThemeOwning)?.themeParts ?? [] { part.showTheme() }
    }
  }

  /// Whether the node or one of its ancestors overrides the theme.
  package var hasThemeOverride: Bool { nearest { $0.styleThemeName != nil } != nil }
}

/// Whether a view has ever overridden the theme.
///
/// OPTIMIZATION: a search among the ancestors of each new subview would be simpler, but then a chain of subviews takes
/// quadratic time.
package enum ThemeOverrides {
  private static let wereSet = Atomic(false)

  /// Whether an override was ever set.
  package static var exist: Bool { wereSet.load(ordering: .relaxed) }

  /// Records that an override was set.
  package static func noteOverride() { wereSet.store(true, ordering: .relaxed) }
}

extension StyleStorage {
  /// Whether a theme override above the object can affect it.
  package var followsTheme: Bool { themeBindings != nil || assigned != nil }
}

extension Styleable {
  /// Applies the current theme to the object.
  func showTheme() {
    knownThemeBindings?.show(.changed)
    applyDetachedStyle()
  }

  /// The nearest override of the theme: the object's own, or that of an ancestor.
  var nearestThemeOverride: ThemeStyle? {
    if let override = knownThemeBindings?.override { return override }
    let owner = (self as? any ThemeInheriting)?.themeOwner
    let node = ((owner ?? self) as? any StyleNode)?.nearest { $0.styleThemeName != nil }
    return node?.styleThemeName.map(ThemeStyle.init(rawValue:))
  }
}
