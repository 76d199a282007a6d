#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyleProperties

  extension MemberConversion<UIImage.SymbolConfiguration, SymbolConfiguration> {
    /// The configuration of a symbol. UIKit does not tell its parts.
    static var symbolConfiguration: Self {
      Self(read: { _ in SymbolConfiguration() }, write: { UIImage.SymbolConfiguration.of($0) })
    }
  }

  extension UIImage.SymbolConfiguration {
    /// The configuration of a sheet: that of each of its members, applied to the others.
    static func of(_ symbol: SymbolConfiguration) -> UIImage.SymbolConfiguration {
      var parts: [UIImage.SymbolConfiguration] = []
      if let size = symbol.pointSize { parts.append(UIImage.SymbolConfiguration(pointSize: size)) }
      if let style = symbol.textStyle {
        parts.append(UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(style)))
      }
      if let font = symbol.font { parts.append(UIImage.SymbolConfiguration(font: UIFont.of(font))) }
      if let weight = symbol.weight { parts.append(UIImage.SymbolConfiguration(weight: UIImage.SymbolWeight(weight))) }
      if let scale = UIImage.SymbolScale(symbol.scale) { parts.append(UIImage.SymbolConfiguration(scale: scale)) }
      if let color = symbol.hierarchicalColor {
        parts.append(UIImage.SymbolConfiguration(hierarchicalColor: UIColor.of(color)))
      }
      if let colors = symbol.paletteColors {
        parts.append(UIImage.SymbolConfiguration(paletteColors: colors.map(UIColor.of)))
      }
      switch symbol.renderingMode {
      case .automatic: break
      case .preferringMonochrome: parts.append(.preferringMonochrome())
      case .preferringMulticolor: parts.append(.preferringMulticolor())
      }
      return parts.reduce(.unspecified) { $0.applying($1) }
    }
  }

  extension UIImage.SymbolWeight {
    init(_ weight: Font.Weight) {
      let weights: KeyValuePairs<Font.Weight, UIImage.SymbolWeight> = [
        .ultraLight: .ultraLight, .thin: .thin, .light: .light, .regular: .regular, .medium: .medium,
        .semibold: .semibold, .bold: .bold, .heavy: .heavy, .black: .black,
      ]
      self = weights.last { $0.key <= weight }?.value ?? .ultraLight
    }
  }

  extension UIImage.SymbolScale {
    init?(_ scale: SymbolConfiguration.Scale) {
      switch scale {
      case .default: return nil
      case .unspecified: self = .unspecified
      case .small: self = .small
      case .medium: self = .medium
      case .large: self = .large
      }
    }
  }
#endif
