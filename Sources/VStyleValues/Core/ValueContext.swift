/// Light or dark.
public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
  /// Dark text on light background.
  case light
  /// Light text on dark background.
  case dark
}

/// What a deferred value is resolved against: facts of the view and of its environment.
public struct ValueContext: Hashable, Sendable {
  /// The scheme that `light-dark()` and the system colors follow. Default: light.
  public var colorScheme: ColorScheme = .light

  /// What `currentcolor` means.
  public var currentColor: Color = .black

  /// The size of the view's font, in points: the basis of `em`. Default: 17.
  public var fontSize: Double = 17

  /// The size of the root's font, in points: the basis of `rem`. Default: 17.
  public var rootFontSize: Double = 17

  /// Device pixels per point: the basis of `dpx`. Default: 1.
  public var displayScale: Double = 1

  /// What `skin-color()`, `skin-font()` and `skin-image()` look their keys up in. Default: none.
  public var skin: Skin?

  /// Makes the default context.
  public init() {}
}
