import VStyle
import VStylePacks
public import VStyleValues

/// The trace of a lookup: the packs that were searched for a key, and the result.
public struct SkinTrace: Sendable, Equatable, CustomStringConvertible {
  /// The type of the value.
  public let kind: Kind
  /// The key.
  public let key: String
  /// The packs that do not have the key, in the order of the search.
  public let without: [String]
  /// The pack that has the key; `nil` if a constant applies.
  public let found: String?

  /// The types of values in packs.
  public enum Kind: String, Sendable, CaseIterable {
    /// A color; white if no pack has the key.
    case color
    /// A font; the system font of 14 points if no pack has the key.
    case font
    /// An image; the image named like the key if no pack has the key.
    case image
  }

  /// Whether the current skin does not have the key.
  public var isFallback: Bool { !without.isEmpty }

  /// The trace in one line.
  public var description: String {
    let steps = without.map { "\($0) does not have it" } + [found.map { "\($0) has it" } ?? "a constant applies"]
    return "\(kind.rawValue) `\(key)`: \(steps.joined(separator: ", "))"
  }
}

extension SkinManager {
  /// Returns the color of a key from the current skin, from `default`, or white.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - alpha: replaces the opacity of the color, unless it is 1. Range: `[0, 1]`. Default: 1.
  public func color(_ key: String, alpha: Double = 1) -> Color {
    record(explain(.color, key))
    let color = skin.color(key) ?? .white
    return alpha < 1 ? color.withAlpha(max(0, alpha)) : color
  }

  /// Returns the font of a key from the current skin, from `default`, or the system font of 14 points.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - style: applies to the system font alone. Default: regular.
  public func font(_ key: String, style: SkinFontStyle = .regular) -> Font {
    record(explain(.font, key))
    var font = skin.font(key) ?? .system(14)
    if font.families == [.system] {
      if style == .bold { font.weight = .bold }
      if style == .italic { font.isItalic = true }
    }
    return font
  }

  /// Returns the image of a key from the current skin, from `default`, or the image of that name.
  ///
  /// An image that has to be downloaded is requested, and the fallback applies until it arrives. With a downloader,
  /// ``shared`` loads it without another call; for other managers, call ``loadPendingImages(limits:)``. If the skin is
  /// still the current one then, scopes update, and the ``refresh(_:with:)`` closure of the target runs.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - renderingMode: whether the image has its own colors or the tint color. Default: automatic.
  ///   - target: the object that displays the image.
  public func image(
    _ key: String, renderingMode: Image.RenderingMode = .automatic, for target: AnyObject? = nil
  ) -> Image {
    record(explain(.image, key))
    if case .onItsWay(let address) = packs[skinName]?.image(key, cache: cache) {
      pending.add(PendingImages.Request(pack: skinName, address: address), for: target)
      startsAutomatically?()
    }
    return (skin.image(key) ?? .named(key)).withRenderingMode(renderingMode)
  }

  /// Returns an image that is filled with the color of a key.
  ///
  /// - Parameters:
  ///   - key: the key of the color.
  ///   - size: the size in points. Default: 1 by 1, for stretching.
  public func image(fromColor key: String, size: Size = Image.defaultColorSize) -> Image {
    Image(color: color(key), size: size)
  }

  /// Whether the current skin itself has a value for a key.
  public func exists(_ kind: SkinTrace.Kind, _ key: String) -> Bool { has(kind, key, packs[skinName]) }

  /// Returns the trace of the lookup of a key.
  public func explain(_ kind: SkinTrace.Kind, _ key: String) -> SkinTrace {
    let chain = skinName == SkinPack.defaultName ? [skinName] : [skinName, SkinPack.defaultName]
    let found = chain.first { has(kind, key, packs[$0]) }
    return SkinTrace(kind: kind, key: key, without: Array(chain.prefix { $0 != found }), found: found)
  }

  var cache: SkinCache? { library?.cache }

  private func has(_ kind: SkinTrace.Kind, _ key: String, _ pack: LoadedPack?) -> Bool {
    guard let pack else { return false }
    switch kind {
    case .color: return pack.pack.colors[key] != nil
    case .font: return pack.pack.fonts[key] != nil
    case .image:
      if case .found = pack.image(key, cache: cache) { return true }
      return false
    }
  }
}
