public import VStyle

extension ScrollView {
  /// The look of the scroll indicators. UIKit: `UIScrollView.IndicatorStyle`.
  public enum IndicatorStyle: String, KeywordValue, Bindable {
    /// Dark or light, whichever stands out from the content.
    case `default`
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white
  }
}
