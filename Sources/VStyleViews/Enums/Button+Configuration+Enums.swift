public import VStyle

extension Button.Configuration {
  /// Where the radius of a button's corners comes from. UIKit: `UIButton.Configuration.CornerStyle`.
  public enum CornerStyle: String, KeywordValue, Bindable {
    /// The background's radius.
    case fixed
    /// The background's radius, larger for larger text.
    case dynamic
    /// The system's radii.
    case small, medium, large
    /// Half the height.
    case capsule
  }

  /// The size of a button. UIKit: `UIButton.Configuration.Size`.
  public enum Size: String, KeywordValue, Bindable {
    /// Smaller than usual.
    case mini, small
    /// The usual size.
    case medium
    /// Larger than usual.
    case large
  }

  /// The look of a button on a desktop. UIKit: `UIButton.Configuration.MacIdiomStyle`.
  public enum MacIdiomStyle: String, KeywordValue, Bindable {
    /// As suits the preset.
    case automatic
    /// With a border.
    case bordered
    /// Without a border.
    case borderless
    /// Without a border, in the tint color.
    case borderlessTinted
  }

  /// How title and subtitle are aligned. UIKit: `UIButton.Configuration.TitleAlignment`.
  public enum TitleAlignment: String, KeywordValue, Bindable {
    /// As suits the image.
    case automatic
    /// Where lines begin.
    case leading
    /// In the middle.
    case center
    /// Where lines end.
    case trailing
  }

  /// Whether a button shows that it has a menu. UIKit: `UIButton.Configuration.Indicator`.
  public enum Indicator: String, KeywordValue, Bindable {
    /// If it has one.
    case automatic
    /// It does not.
    case none
    /// It does.
    case popup
  }

  /// The look that a configuration starts from. UIKit: the factory methods of UIButton.Configuration.
  public enum Preset: String, KeywordValue, Bindable {
    /// Text.
    case plain
    /// On a pale background of the tint color.
    case tinted
    /// On a gray background.
    case gray
    /// On the tint color.
    case filled
    /// Text, with the system's spacing.
    case borderless
    /// The system's button.
    case bordered
    /// The system's button in the tint color.
    case borderedTinted
    /// The system's button that stands out.
    case borderedProminent
  }
}
