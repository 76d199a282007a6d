/// An object that inherits the theme of the object it belongs to, such as the layer of a view.
public protocol ThemeInheriting: Styleable {
  /// The object that it belongs to, whose properties include its own; `nil` for an independent object.
  var themeOwner: (any Styleable)? { get }
}

/// A node whose theme can be overridden for the node and its descendants.
public protocol ThemeOverriding: StyleNode {
  /// The theme of the node and its descendants; `nil` inherits the parent's theme.
  var styleThemeName: String? { get set }
}
