public import Foundation
public import VStyle

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The theme has changed; the new one is in the information under `style`.
  public static let JXThemeDidChange = Notification.Name("com.jiaxin.theme.themeDidChangeNotification")
  /// The appearance was made up.
  public static let makeAppearanceUp = Notification.Name("MakeAppearanceUpNotification")
  /// The skin has changed.
  public static let skinUpdate = Notification.Name("CJ.skin.update.notification")
}

extension ThemeManager {
  /// Posts a notification after each change of the theme, until the token is released.
  public func post(to center: NotificationCenter) -> ObservationToken {
    observe { change in
      guard change.phase == .didChange else { return }
      center.post(name: .JXThemeDidChange, object: nil, userInfo: ["style": change.to])
    }
  }
}

extension DarkMode {
  /// Posts a notification with each make-up, as long as the owner lives.
  public func post(to center: NotificationCenter, for owner: AnyObject) {
    register(stakeholder: owner) { _ in center.post(name: .makeAppearanceUp, object: nil) }
  }
}

extension SkinManager {
  /// Posts a notification after each change of the skin, until the token is released.
  public func post(to center: NotificationCenter) -> ObservationToken {
    observe { change in
      if change.phase == .didChange { center.post(name: .skinUpdate, object: nil, userInfo: ["name": change.to]) }
    }
  }
}
