import VStyle

extension RefusedProperty {
  /// The reason for what holds code.
  static let closure = "it is code of the app's"

  /// The reason for the theme of a view.
  static let theme = "the theme decides which styles hold; set it in code"
}
