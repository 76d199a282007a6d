import VStyle
public import VStyleValues

// Deprecated names of CJSkinSwift, for apps that migrate. The compiler suggests the current names.

/// The closure that runs when the skin changes, with the object that it belongs to.
@available(*, deprecated, message: "write (Label) -> Void, with the type of the object")
public typealias SkinUISetUpBlock<Object> = (Object) -> Void

extension SkinFontStyle {
  /// The regular face.
  @available(*, deprecated, renamed: "regular")
  public static var skinFontRegular: SkinFontStyle { .regular }

  /// The bold face.
  @available(*, deprecated, renamed: "bold")
  public static var skinFontBold: SkinFontStyle { .bold }

  /// The italic face.
  @available(*, deprecated, renamed: "italic")
  public static var skinFontItalic: SkinFontStyle { .italic }
}
