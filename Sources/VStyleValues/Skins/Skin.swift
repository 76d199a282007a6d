/// A set of colors, fonts and images by key, for `skin-color()`, `skin-font()` and `skin-image()`.
///
/// A skin is immutable. Two skins are equal if they are the same object.
public final class Skin: Sendable {
  /// The name of the pack from which the skin was created.
  public let name: String

  /// The colors by key.
  public let colors: [String: Color]

  /// The fonts by key.
  public let fonts: [String: Font]

  /// The images by key.
  public let images: [String: Image]

  /// The skin in which keys are looked up that this one does not have.
  public let fallback: Skin?

  /// Creates a skin.
  public init(
    name: String, colors: [String: Color] = [:], fonts: [String: Font] = [:], images: [String: Image] = [:],
    fallback: Skin? = nil
  ) {
    self.name = name
    self.colors = colors
    self.fonts = fonts
    self.images = images
    self.fallback = fallback
  }

  /// The color of a key, or that of the fallback; `nil` if neither has one.
  public func color(_ key: String) -> Color? { colors[key] ?? fallback?.color(key) }

  /// The font of a key, or that of the fallback; `nil` if neither has one.
  public func font(_ key: String) -> Font? { fonts[key] ?? fallback?.font(key) }

  /// The image of a key, or that of the fallback; `nil` if neither has one.
  public func image(_ key: String) -> Image? { images[key] ?? fallback?.image(key) }
}

extension Skin: Hashable {
  /// Whether two skins are the same object.
  public static func == (left: Skin, right: Skin) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The face of a font of a skin. It applies only to the system font.
public enum SkinFontStyle: String, KeywordValue {
  /// The regular face.
  case regular
  /// A heavy face.
  case bold
  /// A slanted face.
  case italic
}
