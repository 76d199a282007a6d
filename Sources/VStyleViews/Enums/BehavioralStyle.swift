public import VStyle

/// After which platform's controls a control behaves. UIKit: `UIBehavioralStyle`.
public enum BehavioralStyle: String, KeywordValue, Bindable {
  /// As suits the app.
  case automatic
  /// As on a tablet.
  case pad
  /// As on a desktop.
  case mac
}
