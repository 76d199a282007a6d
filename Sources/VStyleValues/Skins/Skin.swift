/// The colors, fonts and images of a skin by their keys: what `skin-color()`, `skin-font()` and `skin-image()`
/// stand for.
///
/// A skin is made whole and never changes; two skins are equal if they are the same one.
public final class Skin: Sendable {
  /// The name of the pack that the skin was made of.
  public let name: String

  /// The colors by key.
  public let colors: [String: Color]

  /// The fonts by key.
  public let fonts: [String: Font]

  /// The images by key.
  public let images: [String: Image]

  /// The skin that is asked for keys which this one does not have.
  public let fallback: Skin?

  /// Makes a skin.
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

  /// The color of a key, or that of the fallback; `nil` where neither has one.
  public func color(_ key: String) -> Color? { colors[key] ?? fallback?.color(key) }

  /// The font of a key, or that of the fallback; `nil` where neither has one.
  public func font(_ key: String) -> Font? { fonts[key] ?? fallback?.font(key) }

  /// The image of a key, or that of the fallback; `nil` where neither has one.
  public func image(_ key: String) -> Image? { images[key] ?? fallback?.image(key) }
}

extension Skin: Hashable {
  /// Whether two skins are the same one.
  public static func == (left: Skin, right: Skin) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The face of a skin's font; it only counts where the skin asks for the system font.
public enum SkinFontStyle: String, KeywordValue {
  /// The usual face.
  case regular
  /// A heavy face.
  case bold
  /// A slanted face.
  case italic
}
