import VStyleProperties

extension RefusedProperty {
  /// The reason for members that contain code.
  static let closure = "it is code of the app's"

  /// The reason for the theme override of a view.
  static let theme = "a style cannot set the theme that selects the styles; set it in code"
}
