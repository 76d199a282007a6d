#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import VStyleProperties

  extension MemberConversion<UIFont, Font> {
    /// A font. One with a text style has the size that the user prefers.
    public static var font: Self { Self(read: { .system($0.pointSize) }, write: { UIFont.of($0) }) }
  }

  extension UIFont {
    /// The font of a sheet: the first family that is installed, or else the system font.
    static func of(_ font: Font) -> UIFont {
      var result = font.families.lazy.compactMap { upright(font, $0) }.first ?? system(font, .default)
      if font.isItalic { result = result.with(.traitItalic) }
      guard let style = font.textStyle else { return result }
      return UIFontMetrics(forTextStyle: UIFont.TextStyle(style)).scaledFont(for: result)
    }

    /// The font of a family; `nil` if it is not installed.
    private static func upright(_ font: Font, _ family: Font.Family) -> UIFont? {
      switch family {
      case .system: system(font, .default)
      case .serif: system(font, .serif)
      case .rounded: system(font, .rounded)
      case .monospaced: system(font, .monospaced)
      case .named(let name):
        UIFont(name: name, size: font.size).map { font.weight < .semibold ? $0 : $0.with(.traitBold) }
      }
    }

    private static func system(_ font: Font, _ design: UIFontDescriptor.SystemDesign) -> UIFont {
      let system = UIFont.systemFont(ofSize: font.size, weight: UIFont.Weight(font.weight))
      return system.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 0) } ?? system
    }

    private func with(_ trait: UIFontDescriptor.SymbolicTraits) -> UIFont {
      fontDescriptor.withSymbolicTraits(fontDescriptor.symbolicTraits.union(trait))
        .map { UIFont(descriptor: $0, size: 0) } ?? self
    }
  }

  extension UIFont.Weight {
    /// The heaviest of UIKit's weights that is not above a weight.
    init(_ weight: Font.Weight) {
      let weights: KeyValuePairs<Font.Weight, UIFont.Weight> = [
        .ultraLight: .ultraLight, .thin: .thin, .light: .light, .regular: .regular, .medium: .medium,
        .semibold: .semibold, .bold: .bold, .heavy: .heavy, .black: .black,
      ]
      self = weights.last { $0.key <= weight }?.value ?? .ultraLight
    }
  }

  extension UIFont.TextStyle {
    /// The text style of a font; that of a title on tvOS, which has no large title.
    init(_ style: Font.TextStyle) {
      switch style {
      case .largeTitle:
        #if os(tvOS)
          self = .title1
        #else
          self = .largeTitle
        #endif
      case .title1: self = .title1
      case .title2: self = .title2
      case .title3: self = .title3
      case .headline: self = .headline
      case .subheadline: self = .subheadline
      case .body: self = .body
      case .callout: self = .callout
      case .footnote: self = .footnote
      case .caption1: self = .caption1
      case .caption2: self = .caption2
      }
    }
  }
#endif
