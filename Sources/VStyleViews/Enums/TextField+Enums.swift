public import VStyle

extension TextField {
  /// The border of a text field. UIKit: `UITextField.BorderStyle`.
  public enum BorderStyle: String, KeywordValue, Bindable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A bezel around the field.
    case bezel
    /// A rounded rectangle.
    case roundedRect
  }

  /// When an overlay of a text field is displayed. UIKit: `UITextField.ViewMode`.
  public enum ViewMode: String, KeywordValue, Bindable {
    /// Never.
    case never
    /// While the text is being edited.
    case whileEditing
    /// While the text is not being edited.
    case unlessEditing
    /// Always.
    case always
  }
}
