public import VStyle

/// Properties of view types that display or accept text.
extension Property {
  /// The text. In sheets: `text`.
  public static let text = Property("text", .string)
  /// The attributed text. In sheets: `attributed-text`.
  public static let attributedText = Property("attributed-text", .attributedText)
  /// Whether the font scales with the user's text size. In sheets: `adjusts-font-for-content-size-category`.
  public static let adjustsFontForContentSizeCategory = Property("adjusts-font-for-content-size-category", .bool)
  /// The title, for each control state. In sheets: `title`.
  public static let title = Property("title", .string)
  /// The attributed title, for each control state. In sheets: `attributed-title`.
  public static let attributedTitle = Property("attributed-title", .attributedText)
  /// The placeholder, displayed while the text is empty. In sheets: `placeholder`.
  public static let placeholder = Property("placeholder", .string)
  /// The input view that replaces the keyboard. In sheets: `input-view`, the name of a view type.
  public static let inputView = Property("input-view", .object(of: View.self))
  /// The accessory view above the keyboard. In sheets: `input-accessory-view`, the name of a view type.
  public static let inputAccessoryView = Property("input-accessory-view", .object(of: View.self))
  /// The attributes of newly typed text. In sheets: `typing-attributes`.
  public static let typingAttributes = Property("typing-attributes", .textAttributes)
  /// Whether typed text replaces the existing text. In sheets: `clears-on-insertion`.
  public static let clearsOnInsertion = Property("clears-on-insertion", .bool)
  /// The text attributes of a title. In sheets: `title-text-attributes`.
  public static let titleTextAttributes = Property("title-text-attributes", .textAttributes)
}
