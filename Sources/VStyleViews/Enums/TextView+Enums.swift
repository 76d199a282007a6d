public import VStyle

extension TextView {
  /// The border of a text view. UIKit: `UITextView.BorderStyle`.
  public enum BorderStyle: String, KeywordValue, Bindable {
    /// No border.
    case none
    /// A rounded rectangle.
    case roundedRect
  }
}
