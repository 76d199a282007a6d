// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import VStyle
public import VStyleValues

// CJSkin's functions, which use the skin of the app.

/// Returns the color of a key. See ``SkinManager/color(_:alpha:)``.
@MainActor
public func SkinColor(_ key: String, _ alpha: Double = 1) -> Color { SkinManager.shared.color(key, alpha: alpha) }

/// Returns the font of a key. See ``SkinManager/font(_:style:)``.
@MainActor
public func SkinFont(_ key: String, _ style: SkinFontStyle = .regular) -> Font {
  SkinManager.shared.font(key, style: style)
}

/// Returns the image of a key. See ``SkinManager/image(_:renderingMode:for:)``.
@MainActor
public func SkinImage(_ key: String, _ target: AnyObject? = nil) -> Image { SkinManager.shared.image(key, for: target) }

/// Returns the image of a key with a rendering mode. See ``SkinManager/image(_:renderingMode:for:)``.
@MainActor
public func SkinImageRenderingMode(_ key: String, _ mode: Image.RenderingMode, _ target: AnyObject? = nil) -> Image {
  SkinManager.shared.image(key, renderingMode: mode, for: target)
}

/// Returns an image that is filled with the color of a key. See ``SkinManager/image(fromColor:size:)``.
@MainActor
public func SkinImageFromColor(_ key: String, _ size: Size = Image.defaultColorSize) -> Image {
  SkinManager.shared.image(fromColor: key, size: size)
}

/// Whether the current skin itself has a color for a key.
@MainActor
public func SkinColorExists(_ key: String) -> Bool { SkinManager.shared.exists(.color, key) }

/// Whether the current skin itself has a font for a key.
@MainActor
public func SkinFontExists(_ key: String) -> Bool { SkinManager.shared.exists(.font, key) }

/// Whether the current skin itself has an image for a key.
@MainActor
public func SkinImageExists(_ key: String) -> Bool { SkinManager.shared.exists(.image, key) }

/// An object that follows the skin. Any class can conform without further members; views follow the skin without it.
public protocol SkinFollowing: AnyObject {}

extension SkinFollowing {
  /// Sets the closure that runs at once and after each change of the app's skin, with the object; `nil` removes it.
  ///
  /// There is no way to read the closure, which the skin manager stores. Use its parameter: a closure that captures its
  /// object retains it.
  @MainActor
  public func setRefreshSkin(_ action: ((Self) -> Void)?) { SkinManager.shared.refresh(self, with: action) }
}

extension Styleable {
  /// The closure that runs at once and after each change of the app's skin, with the object; `nil` removes it.
  ///
  /// Use its parameter: a closure that captures its object retains it.
  @MainActor
  public var refreshSkin: ((Self) -> Void)? {
    get { styleStorage.refreshSkin as? (Self) -> Void }
    set {
      styleStorage.refreshSkin = newValue
      SkinManager.shared.refresh(self, with: newValue)
    }
  }
}
