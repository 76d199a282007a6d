public import VStyleSyntax
public import VStyleValues

/// A change of a theme, an appearance or a skin, before or after it takes effect.
public struct StyleChange<Value: Sendable & Equatable>: Sendable, Equatable {
  /// The time of the notification: before or after the change.
  public let phase: ChangePhase
  /// The former value.
  public let from: Value
  /// The new value.
  public let to: Value
}

/// The times at which observers are notified of a change.
public enum ChangePhase: Sendable, Equatable {
  /// Before the change: nothing has changed yet.
  case willChange
  /// After the change: the choice is stored, and every view shows the new value.
  case didChange
}

/// A change of the theme.
public typealias ThemeChange = StyleChange<ThemeStyle>

/// A change of the appearance.
public typealias AppearanceChange = StyleChange<Appearance>

/// A change of the skin, by the names of the skins.
public typealias SkinChange = StyleChange<String>
