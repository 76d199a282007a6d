package import VStyleSyntax

/// The facts of a view and its environment in which deferred values are resolved.
package struct ValueContext: Hashable, Sendable {
  /// The color scheme of `light-dark()` and the system colors. Default: light.
  package var colorScheme: Appearance = .light

  /// The color of `currentcolor`. Default: black.
  package var currentColor: Color = .black

  /// The font size of the view, in points: the basis of `em`. Default: 17.
  package var fontSize: Double = 17

  /// The font size of the root, in points: the basis of `rem`. Default: 17.
  package var rootFontSize: Double = 17

  /// Device pixels per point: the basis of `dpx`. Default: 1.
  package var displayScale: Double = 1

  /// The skin in which `skin-color()`, `skin-font()` and `skin-image()` look up their keys. Default: none.
  package var skin: Skin?

  /// Creates the default context.
  package init() {}
}
