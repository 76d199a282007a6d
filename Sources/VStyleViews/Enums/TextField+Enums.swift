public import VStyle

extension TextField {
  /// The border of a text field. UIKit: `UITextField.BorderStyle`.
  public enum BorderStyle: String, KeywordValue, Bindable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A bezel.
    case bezel
    /// A rounded rectangle.
    case roundedRect
  }

  /// When an overlay of a text field is there. UIKit: `UITextField.ViewMode`.
  public enum ViewMode: String, KeywordValue, Bindable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While the text is not edited.
    case unlessEditing
    /// Always.
    case always
  }
}
