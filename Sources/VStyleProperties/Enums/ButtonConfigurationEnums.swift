public import VStyle

extension ButtonConfiguration {
  /// The source of the radius of a button's corners. UIKit: `UIButton.Configuration.CornerStyle`.
  public enum CornerStyle: String, KeywordValue, Bindable {
    /// The radius of the background configuration.
    case fixed
    /// The radius of the background configuration, scaled with the text size.
    case dynamic
    /// A radius of the system.
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

  /// The style of a button on the Mac. UIKit: `UIButton.Configuration.MacIdiomStyle`.
  public enum MacIdiomStyle: String, KeywordValue, Bindable {
    /// The style that fits the preset.
    case automatic
    /// With a border.
    case bordered
    /// Without a border.
    case borderless
    /// Without a border, with content in the tint color.
    case borderlessTinted
  }

  /// The alignment of title and subtitle. UIKit: `UIButton.Configuration.TitleAlignment`.
  public enum TitleAlignment: String, KeywordValue, Bindable {
    /// The alignment that fits the placement of the image.
    case automatic
    /// At the leading edge.
    case leading
    /// Centered.
    case center
    /// At the trailing edge.
    case trailing
  }

  /// Whether a button indicates that it has a menu. UIKit: `UIButton.Configuration.Indicator`.
  public enum Indicator: String, KeywordValue, Bindable {
    /// The button indicates a menu if it has one.
    case automatic
    /// The button has no indicator.
    case none
    /// The button has a pop-up indicator.
    case popup
  }

  /// A preset that a button configuration starts from. UIKit: the factory methods of `UIButton.Configuration`.
  public enum Preset: String, KeywordValue, Bindable {
    /// Text without a background.
    case plain
    /// A background in a pale tint color.
    case tinted
    /// A gray background.
    case gray
    /// A background in the tint color.
    case filled
    /// The system's borderless style.
    case borderless
    /// The system's bordered style.
    case bordered
    /// The system's bordered style, tinted.
    case borderedTinted
    /// The system's prominent bordered style.
    case borderedProminent
  }
}
