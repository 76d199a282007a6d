import VStyleSkins
public import VStyleValues

/// Where the value of a key came from: the packs that were asked, and what came of it.
public struct SkinTrace: Sendable, Equatable, CustomStringConvertible {
  /// What was asked for.
  public let kind: Kind
  /// The key.
  public let key: String
  /// The packs that do not have it, in the order in which they were asked.
  public let without: [String]
  /// The pack that has it; `nil` where a constant holds.
  public let found: String?

  /// The kinds of values that packs have.
  public enum Kind: String, Sendable, CaseIterable {
    /// A color; white where no pack has one.
    case color
    /// A font; the system's of 14 points where no pack has one.
    case font
    /// An image; an empty one where no pack has one.
    case image
  }

  /// Whether the skin that is on does not have the key.
  public var isFallback: Bool { !without.isEmpty }

  /// The trace as one line.
  public var description: String {
    let steps = without.map { "\($0) does not have it" } + [found.map { "\($0) has it" } ?? "a constant holds"]
    return "\(kind.rawValue) `\(key)`: \(steps.joined(separator: ", "))"
  }
}

extension SkinManager {
  /// The color of a key: of the skin that is on, of `default`, or white.
  ///
  /// - Parameter alpha: replaces the opacity of the color, unless it is 1. Range: `[0, 1]`.
  public func color(_ key: String, alpha: Double = 1) -> Color {
    record(explain(.color, key))
    let color = skin.color(key) ?? .white
    return alpha < 1 ? color.withAlpha(max(0, alpha)) : color
  }

  /// The font of a key: of the skin that is on, of `default`, or the system's of 14 points.
  ///
  /// - Parameter style: counts for the system's font alone.
  public func font(_ key: String, style: SkinFontStyle = .regular) -> Font {
    record(explain(.font, key))
    var font = skin.font(key) ?? .system(14)
    if font.families == [.system] {
      if style == .bold { font.weight = .bold }
      if style == .italic { font.isItalic = true }
    }
    return font
  }

  /// The image of a key: of the skin that is on, of `default`, or the image of that name.
  ///
  /// One that has to be downloaded is asked for, and the fallback holds until it is there: ``shared`` loads it by
  /// itself, another manager with ``loadPendingImages(limits:)``. Then scopes show it, and what ``refresh(_:with:)``
  /// keeps for the target runs, if the skin is still on.
  ///
  /// - Parameters:
  ///   - renderingMode: whether the image shows its own colors or the tint color.
  ///   - target: the object that shows the image.
  public func image(
    _ key: String, renderingMode: Image.RenderingMode = .automatic, for target: AnyObject? = nil
  ) -> Image {
    record(explain(.image, key))
    if case .onItsWay(let address) = packs[skinName]?.image(key, cache: cache) {
      pending.ask(PendingImages.Request(pack: skinName, address: address), for: target)
      loadsByItself?()
    }
    return (skin.image(key) ?? .named(key)).withRenderingMode(renderingMode)
  }

  /// An image made of the color of a key.
  ///
  /// - Parameter size: in points. Default: 1 by 1, to be stretched.
  public func image(fromColor key: String, size: Size = Image.defaultColorSize) -> Image {
    Image(color: color(key), size: size)
  }

  /// Whether the skin that is on has a value for a key itself.
  public func exists(_ kind: SkinTrace.Kind, _ key: String) -> Bool { has(kind, key, packs[skinName]) }

  /// Says where the value of a key comes from.
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
