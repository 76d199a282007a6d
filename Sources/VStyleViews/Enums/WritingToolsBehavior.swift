public import VStyle

/// The extent to which Writing Tools may change a text. UIKit: `UIWritingToolsBehavior`.
public enum WritingToolsBehavior: String, KeywordValue, Bindable {
  /// Writing Tools are disabled.
  case none
  /// The system decides.
  case `default`
  /// Writing Tools change the text in place.
  case complete
  /// Writing Tools display results in a panel.
  case limited
}
