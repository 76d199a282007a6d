public import Foundation
public import VStyle
public import VStyleSkins

// The shared objects post to the default center after the first use of a notification's name. An observer cannot wait
// for a notification without its name.
extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The theme has changed. The entry `style` of the user info is the new theme. Posted by
  /// `ThemeManager.shared`.
  public static let JXThemeDidChange = SharedPosts.name("com.jiaxin.theme.themeDidChangeNotification") {
    SharedPosts.observations.append(ThemeManager.shared.post(to: .default))
  }
  /// The appearance was made up. Posted by `AppearanceService.shared`.
  public static let makeAppearanceUp = SharedPosts.name("MakeAppearanceUpNotification") {
    AppearanceService.shared.post(to: .default, for: AppearanceService.shared)
  }
  /// The skin has changed. The entry `name` of the user info is the name of the new skin. Posted by
  /// `SkinManager.shared`.
  public static let skinUpdate = SharedPosts.name("CJ.skin.update.notification") {
    SharedPosts.observations.append(SkinManager.shared.post(to: .default))
  }
}

/// The observations that post the notifications of the shared objects.
private enum SharedPosts {
  /// The observations of the shared managers, which are never released.
  @MainActor static var observations: [StyleObservation] = []

  /// Returns the name of a notification and starts to post it: at once on the main actor, elsewhere in a task on the
  /// main actor.
  static func name(_ name: String, _ begin: @escaping @MainActor @Sendable () -> Void) -> Notification.Name {
    if MainDomain.ifCurrent({ begin() }) == nil { Task { @MainActor in begin() } }
    return Notification.Name(name)
  }
}

extension ThemeManager {
  /// Posts ``Foundation/NSNotification/Name/JXThemeDidChange`` after each change of the theme, until the observation is
  /// released.
  ///
  /// The shared manager posts to the default center without this call.
  ///
  /// - Parameter center: the center to post to.
  /// - Returns: the observation. Releasing it ends the posts.
  public func post(to center: NotificationCenter) -> StyleObservation {
    observe { change in
      guard change.phase == .didChange else { return }
      center.post(name: .JXThemeDidChange, object: nil, userInfo: ["style": change.to])
    }
  }
}

extension DarkMode {
  /// Posts ``Foundation/NSNotification/Name/makeAppearanceUp`` at each make-up, until the owner is released.
  ///
  /// The shared appearance posts to the default center without this call.
  ///
  /// - Parameters:
  ///   - center: the center to post to.
  ///   - owner: the object whose lifetime limits the posts.
  public func post(to center: NotificationCenter, for owner: AnyObject) {
    register(stakeholder: owner) { _ in center.post(name: .makeAppearanceUp, object: nil) }
  }
}

extension SkinManager {
  /// Posts ``Foundation/NSNotification/Name/skinUpdate`` after each change of the skin, until the observation is
  /// released.
  ///
  /// The shared manager posts to the default center without this call.
  ///
  /// - Parameter center: the center to post to.
  /// - Returns: the observation. Releasing it ends the posts.
  public func post(to center: NotificationCenter) -> StyleObservation {
    observe { change in
      if change.phase == .didChange { center.post(name: .skinUpdate, object: nil, userInfo: ["name": change.to]) }
    }
  }
}
