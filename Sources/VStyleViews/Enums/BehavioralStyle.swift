public import VStyle

/// The platform whose controls a control behaves like. UIKit: `UIBehavioralStyle`.
public enum BehavioralStyle: String, KeywordValue, Bindable {
  /// The style that fits the app.
  case automatic
  /// The style of iPad.
  case pad
  /// The style of the Mac.
  case mac
}
