public import VStyle

/// The look of a bar. UIKit: `UIBarStyle`.
public enum BarStyle: String, KeywordValue, Bindable {
  /// The system's.
  case `default`
  /// Dark.
  case black
  /// UIKit's old name for `black`.
  case blackOpaque
  /// UIKit's old name for a dark bar that lets light through.
  case blackTranslucent
}
