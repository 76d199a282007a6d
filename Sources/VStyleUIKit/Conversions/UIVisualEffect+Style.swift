#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyleProperties

  extension MemberConversion<UIVisualEffect, VisualEffect> {
    /// An effect of a visual effect view. UIKit does not tell the style of an effect.
    static var effect: Self { Self(read: { _ in .blur(.regular) }, write: { UIVisualEffect.of($0) }) }
  }

  extension UIVisualEffect {
    /// The effect of a sheet; `nil` if the system does not have its style.
    @MainActor
    static func of(_ effect: VisualEffect) -> UIVisualEffect? {
      switch effect {
      case .blur(let style): UIBlurEffect.of(style)
      case .vibrancy(let blur, let style): UIBlurEffect.of(blur).map { vibrancy(over: $0, style) }
      }
    }

    @MainActor
    private static func vibrancy(over blur: UIBlurEffect, _ style: VisualEffect.VibrancyStyle) -> UIVisualEffect {
      #if os(tvOS)
        return UIVibrancyEffect(blurEffect: blur)
      #else
        let styles: [VisualEffect.VibrancyStyle: UIVibrancyEffectStyle] = [
          .label: .label, .secondaryLabel: .secondaryLabel, .tertiaryLabel: .tertiaryLabel,
          .quaternaryLabel: .quaternaryLabel, .fill: .fill, .secondaryFill: .secondaryFill,
          .tertiaryFill: .tertiaryFill, .separator: .separator,
        ]
        return UIVibrancyEffect(blurEffect: blur, style: styles[style] ?? .label)
      #endif
    }
  }

  extension UIBlurEffect {
    /// The effect of a style; `nil` if the system does not have the style.
    @MainActor
    static func of(_ style: VisualEffect.BlurStyle) -> UIBlurEffect? {
      // The raw values are the positions of the keywords.
      guard let raw = VisualEffect.BlurStyle.allCases.firstIndex(of: style) else { return nil }
      #if os(tvOS)
        guard raw <= UIBlurEffect.Style.prominent.rawValue else { return nil }
      #endif
      return UIBlurEffect.Style(rawValue: raw).map { UIBlurEffect(style: $0) }
    }
  }
#endif
