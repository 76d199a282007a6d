public import Foundation
public import VStyle

// The shared objects post to the default center from the first time on that somebody names the notification, since to
// wait for one is to name it.
extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The theme has changed; the new one is in the information under `style`. Posted by ``VStyle/ThemeManager/shared``.
  public static let JXThemeDidChange = SharedPosts.name("com.jiaxin.theme.themeDidChangeNotification") {
    SharedPosts.observations.append(ThemeManager.shared.post(to: .default))
  }
  /// The appearance was made up. Posted by ``VStyle/AppearanceService/shared``.
  public static let makeAppearanceUp = SharedPosts.name("MakeAppearanceUpNotification") {
    AppearanceService.shared.post(to: .default, for: AppearanceService.shared)
  }
  /// The skin has changed; the name of the new one is in the information under `name`. Posted by
  /// ``VStyle/SkinManager/shared``.
  public static let skinUpdate = SharedPosts.name("CJ.skin.update.notification") {
    SharedPosts.observations.append(SkinManager.shared.post(to: .default))
  }
}

/// What the shared objects post by themselves.
private enum SharedPosts {
  /// Kept for as long as the program runs.
  @MainActor static var observations: [StyleObservation] = []

  /// The name of a notification, which is posted from now on: at once on the main actor, else as soon as that is free.
  static func name(_ name: String, _ begin: @escaping @MainActor @Sendable () -> Void) -> Notification.Name {
    if MainDomain.ifCurrent({ begin() }) == nil { Task { @MainActor in begin() } }
    return Notification.Name(name)
  }
}

extension ThemeManager {
  /// Posts ``Foundation/NSNotification/Name/JXThemeDidChange`` after each change of the theme, until the observation is
  /// released. The shared manager posts to the default center by itself.
  public func post(to center: NotificationCenter) -> StyleObservation {
    observe { change in
      guard change.phase == .didChange else { return }
      center.post(name: .JXThemeDidChange, object: nil, userInfo: ["style": change.to])
    }
  }
}

extension DarkMode {
  /// Posts a notification with each make-up, as long as the owner lives. The shared appearance posts to the default
  /// center by itself.
  public func post(to center: NotificationCenter, for owner: AnyObject) {
    register(stakeholder: owner) { _ in center.post(name: .makeAppearanceUp, object: nil) }
  }
}

extension SkinManager {
  /// Posts a notification after each change of the skin, until the observation is released. The shared manager posts to
  /// the default center by itself.
  public func post(to center: NotificationCenter) -> StyleObservation {
    observe { change in
      if change.phase == .didChange { center.post(name: .skinUpdate, object: nil, userInfo: ["name": change.to]) }
    }
  }
}
