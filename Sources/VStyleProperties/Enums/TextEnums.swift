public import VStyle

/// The border of a text field. UIKit: `UITextField.BorderStyle`.
public enum TextFieldBorderStyle: String, KeywordValue, Bindable {
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
public enum TextFieldViewMode: String, KeywordValue, Bindable {
  /// Never.
  case never
  /// While the text is being edited.
  case whileEditing
  /// While the text is not being edited.
  case unlessEditing
  /// Always.
  case always
}

/// The border of a text view. UIKit: `UITextView.BorderStyle`.
public enum TextViewBorderStyle: String, KeywordValue, Bindable {
  /// No border.
  case none
  /// A rounded rectangle.
  case roundedRect
}

/// The vertical position of a label's text whose font shrinks to fit. UIKit: `UIBaselineAdjustment`.
public enum BaselineAdjustment: String, KeywordValue, Bindable {
  /// The baseline stays where that of the full-sized text is.
  case alignBaselines
  /// The center stays where that of the full-sized text is.
  case alignCenters
  /// The top left corner stays where that of the bounds is.
  case none
}

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
