public import VStyleSyntax
package import VStyleValues

/// The environment of a tree: the active theme, the active skin and the traits.
package struct StyleEnvironment: Hashable, Sendable {
  /// The active theme at the root; `nil` selects the first theme whose color scheme is the one of the traits.
  package var themeName: String?

  /// The values of the media features that `@media` compares.
  package var traits: Traits

  /// The active skin; `nil` for none.
  package var skin: Skin?

  /// Creates an environment. Default: the first theme of the color scheme, the default traits, and no skin.
  package init(themeName: String? = nil, traits: Traits = Traits(), skin: Skin? = nil) {
    self.themeName = themeName
    self.traits = traits
    self.skin = skin
  }
}

extension StyleEnvironment {
  /// The context in which the values of a root are resolved.
  package var rootContext: ValueContext {
    var context = ValueContext()
    (context.fontSize, context.rootFontSize) = (traits.fontSize, traits.fontSize)
    return context
  }
}

/// The values of media features: window size, appearance, scale and others.
public struct Traits: Hashable, Sendable {
  /// The light or dark appearance. Default: light.
  public var colorScheme: Appearance = .light

  /// The width of the window, in points. Default: 390.
  public var width: Double = 390

  /// The height of the window, in points. Default: 844.
  public var height: Double = 844

  /// The device pixels in a point. Default: 1.
  public var displayScale: Double = 1

  /// The initial font size: the base of `em` and `rem` at the root and in media queries. Unit: points. Default: 17.
  public var fontSize: Double = 17

  /// The values of other features by name in lower case, such as `idiom: phone`. Apps set them by typed members, so that
  /// a misspelled name does not compile.
  package var features: [String: String] = [:]

  /// Creates the default traits.
  public init() {}
}
