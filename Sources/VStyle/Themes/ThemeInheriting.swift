/// An object that belongs to another and takes its theme from there, such as the layer of a view.
public protocol ThemeInheriting: Styleable {
  /// The object that it belongs to, whose properties include its own; `nil` for one that stands alone.
  var themeOwner: (any Styleable)? { get }
}

/// A node whose theme can be overridden, so that it holds from there down.
public protocol ThemeOverriding: StyleNode {
  /// The theme that is in force from here down; `nil` leaves the parent's.
  var styleThemeName: String? { get set }
}
