// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import VStyleValues

// CJSkin's functions, for the skin of the app.

/// The color of a key. See ``SkinManager/color(_:alpha:)``.
@MainActor
public func SkinColor(_ key: String, _ alpha: Double = 1) -> Color { SkinManager.shared.color(key, alpha: alpha) }

/// The font of a key. See ``SkinManager/font(_:style:)``.
@MainActor
public func SkinFont(_ key: String, _ style: SkinFontStyle = .regular) -> Font {
  SkinManager.shared.font(key, style: style)
}

/// The image of a key. See ``SkinManager/image(_:renderingMode:for:)``.
@MainActor
public func SkinImage(_ key: String, _ target: AnyObject? = nil) -> Image { SkinManager.shared.image(key, for: target) }

/// The image of a key that shows its own colors or the tint color. See ``SkinManager/image(_:renderingMode:for:)``.
@MainActor
public func SkinImageRenderingMode(_ key: String, _ mode: Image.RenderingMode, _ target: AnyObject? = nil) -> Image {
  SkinManager.shared.image(key, renderingMode: mode, for: target)
}

/// An image made of the color of a key. See ``SkinManager/image(fromColor:size:)``.
@MainActor
public func SkinImageFromColor(_ key: String, _ size: Size = Image.defaultColorSize) -> Image {
  SkinManager.shared.image(fromColor: key, size: size)
}

/// Whether the skin that is on has a color for a key itself.
@MainActor
public func SkinColorExists(_ key: String) -> Bool { SkinManager.shared.exists(.color, key) }

/// Whether the skin that is on has a font for a key itself.
@MainActor
public func SkinFontExists(_ key: String) -> Bool { SkinManager.shared.exists(.font, key) }

/// Whether the skin that is on has an image for a key itself.
@MainActor
public func SkinImageExists(_ key: String) -> Bool { SkinManager.shared.exists(.image, key) }

/// An object of an app that follows the skin. Views do without saying so; any other class says so in one line.
public protocol SkinFollowing: AnyObject {}

extension SkinFollowing {
  /// What runs at once and each time the skin of the app changes, with the object; `nil` ends it. Reading gives
  /// nothing back: the closure belongs to the skin.
  @MainActor
  public func setRefreshSkin(_ action: ((Self) -> Void)?) { SkinManager.shared.refresh(self, with: action) }
}

extension Styleable {
  /// What runs at once and each time the skin of the app changes, with the object; `nil` ends it.
  @MainActor
  public var refreshSkin: ((Self) -> Void)? {
    get { styleStorage.refreshSkin as? (Self) -> Void }
    set {
      styleStorage.refreshSkin = newValue
      SkinManager.shared.refresh(self, with: newValue)
    }
  }
}
