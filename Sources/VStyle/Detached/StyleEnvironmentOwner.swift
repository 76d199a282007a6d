public import VStyleStylesheet
public import VStyleValues

/// An object with a style environment: the theme, the traits and the skin that apply to some views.
///
/// ``ThemeManager``, ``DarkMode`` and `SkinManager` update the environments of the owners that are attached to them.
/// An owner belongs to the isolation domain of its views.
public protocol StyleEnvironmentOwner: AnyObject {
  /// The current theme; `nil` selects the theme of the appearance.
  var themeName: String? { get set }

  /// The traits for `@media`.
  var traits: Traits { get set }

  /// The current skin; `nil` for none.
  var skin: Skin? { get set }

  /// Updates every object.
  ///
  /// - Returns: the counts of the flush.
  @discardableResult
  func flush() -> FlushReport
}

extension StyleScope: StyleEnvironmentOwner {}
