/// A visual effect behind the content of a view: a blur, or the vibrancy of content on a blur.
public enum VisualEffect: Hashable, Sendable, Bindable {
  /// A blur of the background.
  case blur(BlurStyle)
  /// Vibrant content on a blur, which blends with the colors of the background.
  case vibrancy(BlurStyle, VibrancyStyle)

  /// The style of a blur, with the names of UIKit.
  public enum BlurStyle: String, KeywordValue, Bindable {
    /// Lighter than the background.
    case extraLight
    /// As light as the background.
    case light
    /// Darker than the background.
    case dark
    /// Much darker than the background.
    case extraDark
    /// A blur that follows the color scheme.
    case regular
    /// A more prominent blur that follows the color scheme.
    case prominent
    /// A material that follows the color scheme.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// A material that is always light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// The material of bars, always light.
    case systemChromeMaterialLight
    /// A material that is always dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// The material of bars, always dark.
    case systemChromeMaterialDark
  }

  /// The prominence of vibrant content, with the names of UIKit.
  public enum VibrancyStyle: String, KeywordValue, Bindable {
    /// Text.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    /// Filled shapes.
    case fill, secondaryFill, tertiaryFill
    /// Thin lines.
    case separator
  }
}
