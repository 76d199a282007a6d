/// An effect behind the content of a view: a blur, or the vibrancy of content on a blur.
public enum VisualEffect: Hashable, Sendable, Bindable {
  /// A blur of what lies behind.
  case blur(BlurStyle)
  /// Content that lets color through from behind a blur.
  case vibrancy(BlurStyle, VibrancyStyle)

  /// The look of a blur, as UIKit names them.
  public enum BlurStyle: String, KeywordValue, Bindable {
    /// Lighter than the background.
    case extraLight
    /// As light as the background.
    case light
    /// Darker than the background.
    case dark
    /// Much darker than the background.
    case extraDark
    /// Follows the scheme.
    case regular
    /// Follows the scheme and stands out.
    case prominent
    /// A material that follows the scheme.
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

  /// The prominence of vibrant content, as UIKit names them.
  public enum VibrancyStyle: String, KeywordValue, Bindable {
    /// Text.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    /// Filled shapes.
    case fill, secondaryFill, tertiaryFill
    /// Thin lines.
    case separator
  }
}
