public import VStyle

/// How far the system may rewrite a text. UIKit: `UIWritingToolsBehavior`.
public enum WritingToolsBehavior: String, KeywordValue, Bindable {
  /// Not at all.
  case none
  /// As the system decides.
  case `default`
  /// In the text itself.
  case complete
  /// In a panel.
  case limited
}
