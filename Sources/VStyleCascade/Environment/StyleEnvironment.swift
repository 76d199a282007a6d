public import VStyleValues

/// What holds outside the tree: the theme and the skin in force and the traits of the surroundings.
public struct StyleEnvironment: Hashable, Sendable {
  /// The theme in force at the root; `nil` picks the first theme whose scheme is the appearance's.
  public var themeName: String?

  /// The traits that `@media` asks for.
  public var traits: Traits

  /// The skin in force; `nil` for none.
  public var skin: Skin?

  /// Makes an environment.
  public init(themeName: String? = nil, traits: Traits = Traits(), skin: Skin? = nil) {
    self.themeName = themeName
    self.traits = traits
    self.skin = skin
  }
}

extension StyleEnvironment {
  /// What the values of a root are resolved against.
  package var rootContext: ValueContext {
    var context = ValueContext()
    context.fontSize = traits.fontSize
    context.rootFontSize = traits.fontSize
    return context
  }
}

/// The facts about the surroundings that media features ask for.
public struct Traits: Hashable, Sendable {
  /// Light or dark appearance. Default: light.
  public var colorScheme: ColorScheme = .light

  /// The width of the window, in points. Default: 390.
  public var width: Double = 390

  /// The height of the window, in points. Default: 844.
  public var height: Double = 844

  /// Device pixels per point. Default: 1.
  public var displayScale: Double = 1

  /// The size of text where no style says one: what `em` and `rem` are measured in there and in media
  /// queries. Unit: points. Default: 17.
  public var fontSize: Double = 17

  /// The other features by name, such as `idiom: phone`, in lower case.
  public var features: [String: String] = [:]

  /// Makes the default traits.
  public init() {}
}
