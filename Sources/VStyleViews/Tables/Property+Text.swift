public import VStyle

/// Properties of several classes that show or take a text.
extension Property {
  /// The text: `text`.
  public static let text = Property("text", .string)
  /// The text with attributes of its own: `attributed-text`.
  public static let attributedText = Property("attributed-text", .attributedText)
  /// Whether the font follows the user's text size: `adjusts-font-for-content-size-category`.
  public static let adjustsFontForContentSizeCategory = Property("adjusts-font-for-content-size-category", .bool)
  /// The title, per control state: `title`.
  public static let title = Property("title", .string)
  /// The title with attributes of its own, per control state: `attributed-title`.
  public static let attributedTitle = Property("attributed-title", .attributedText)
  /// The text while there is no other: `placeholder`.
  public static let placeholder = Property("placeholder", .string)
  /// The view in the place of the keyboard: `input-view`, a class to make one of.
  public static let inputView = Property("input-view", .object(of: View.self))
  /// The view above the keyboard: `input-accessory-view`, a class to make one of.
  public static let inputAccessoryView = Property("input-accessory-view", .object(of: View.self))
  /// The attributes of what is typed next: `typing-attributes`.
  public static let typingAttributes = Property("typing-attributes", .textAttributes)
  /// Whether what is typed replaces the text: `clears-on-insertion`.
  public static let clearsOnInsertion = Property("clears-on-insertion", .bool)
  /// The attributes of the text where it has none of its own: `title-text-attributes`.
  public static let titleTextAttributes = Property("title-text-attributes", .textAttributes)
}
