/// The appearance of the app, with Perseus' names.
@MainActor
public enum AppearanceService {
  /// The appearance that the whole app shares. Its choice is kept in ``UserSettings/store``.
  public static let shared = {
    let made = DarkMode(store: UserSettings.store, system: DesktopSystemStyle())
    made.attach(StyleCarriers.shared)
    return made
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What the user wants.
  public static var DarkModeUserChoice: DarkModeOption {
    get { shared.userChoice }
    set { shared.userChoice = newValue }
  }

  /// Whether the appearance was put on once.
  public static var isEnabled: Bool { shared.isEnabled }

  /// Puts the appearance on and tells all stakeholders.
  public static func makeUp() { shared.makeUp() }

  /// Runs an action with each ``makeUp()``, as long as the stakeholder lives.
  public static func register<Stakeholder: AnyObject>(
    stakeholder: Stakeholder, _ action: @escaping (Stakeholder) -> Void
  ) {
    shared.register(stakeholder: stakeholder, action)
  }

  /// Takes in that the system may have changed.
  public static func processTraitCollectionDidChange(_ previous: SystemStyle?) {
    shared.processTraitCollectionDidChange(previous)
  }
}

extension StyleNode {
  /// The appearance of the app.
  @MainActor
  public var darkMode: DarkMode { AppearanceService.shared }
}

/// Runs an action each time the appearance has changed, as long as it lives. The action may be replaced at any time.
///
/// To be used where its ``DarkMode`` is, in one isolation domain.
public final class DarkModeObserver {
  /// What runs, with the new appearance. Default: nil.
  public var action: ((AppearanceStyle) -> Void)?

  private var token: ObservationToken?

  /// Makes an observer of an instance.
  public init(of darkMode: DarkMode, _ action: ((AppearanceStyle) -> Void)? = nil) {
    self.action = action
    token = darkMode.observe { [weak self] style in self?.action?(style) }
  }

  /// Makes an observer of the app's appearance.
  @MainActor
  public convenience init(_ action: ((AppearanceStyle) -> Void)? = nil) {
    self.init(of: AppearanceService.shared, action)
  }
}
