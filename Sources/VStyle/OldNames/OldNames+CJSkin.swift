public import VStyleValues

// Names of CJSkinSwift, for apps that move over. The compiler says what each is called now.

/// What runs when the skin changes, with the object that it belongs to.
@available(*, deprecated, message: "write (Label) -> Void, with the type of the object")
public typealias SkinUISetUpBlock<Object> = (Object) -> Void

extension SkinFontStyle {
  /// The usual face.
  @available(*, deprecated, renamed: "regular")
  public static var skinFontRegular: SkinFontStyle { .regular }

  /// A heavy face.
  @available(*, deprecated, renamed: "bold")
  public static var skinFontBold: SkinFontStyle { .bold }

  /// A slanted face.
  @available(*, deprecated, renamed: "italic")
  public static var skinFontItalic: SkinFontStyle { .italic }
}
