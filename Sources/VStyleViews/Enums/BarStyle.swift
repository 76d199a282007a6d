public import VStyle

/// The style of a bar. UIKit: `UIBarStyle`.
public enum BarStyle: String, KeywordValue, Bindable {
  /// The system default, dark text on a light background.
  case `default`
  /// Dark.
  case black
  /// UIKit's old name for `black`.
  case blackOpaque
  /// UIKit's old name for a dark, translucent bar.
  case blackTranslucent
}
