public import VStyle

extension ScrollView {
  /// The style of the scroll indicators. UIKit: `UIScrollView.IndicatorStyle`.
  public enum IndicatorStyle: String, KeywordValue, Bindable {
    /// Dark or light, in contrast to the content.
    case `default`
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white
  }
}
