/// The appearance of the app, with Perseus' names.
@MainActor
public enum AppearanceService {
  /// The appearance that the whole app shares. Its choice is kept in ``UserSettings/store``.
  public static var shared: DarkMode { app }

  private static let app = {
    let made = DarkMode(store: UserSettings.store, system: DesktopSystemStyle())
    made.attach(DetachedStyles.shared)
    return made
  }()

  /// Says what the system has. Default: ``DesktopSystemStyle``.
  ///
  /// A host that is notified of changes sets a ``GivenSystemStyle``.
  public static var system: any SystemStyleSource {
    get { shared.system }
    set { shared.system = newValue }
  }

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

extension Styleable {
  /// The appearance of the app.
  @MainActor
  public var darkMode: DarkMode { AppearanceService.shared }
}

/// Runs an action each time the appearance has changed, as long as it lives. The action may be replaced at any time.
///
/// To be used where its ``DarkMode`` is, in one isolation domain.
public final class DarkModeObserver {
  private var storedAction: ((AppearanceStyle) -> Void)?
  private var observation: StyleObservation?

  /// Makes an observer of an instance.
  public init(of darkMode: DarkMode, _ action: ((AppearanceStyle) -> Void)? = nil) {
    storedAction = action
    observe(darkMode)
  }

  /// Makes an observer of the app's appearance. It observes from its first ``action`` on, so that it may be made in any
  /// initializer: `let observer = DarkModeObserver()`.
  public init() {}

  /// Makes an observer of the app's appearance.
  @MainActor
  public convenience init(_ action: ((AppearanceStyle) -> Void)?) {
    self.init(of: AppearanceService.shared, action)
  }

  /// What runs, with the new appearance. Default: nil.
  ///
  /// That of an observer without an instance is set on the main actor.
  @MainActor
  public var action: ((AppearanceStyle) -> Void)? {
    get { storedAction }
    set {
      storedAction = newValue
      if observation == nil { observe(AppearanceService.shared) }
    }
  }

  private func observe(_ darkMode: DarkMode) {
    observation = darkMode.observe { [weak self] style in self?.storedAction?(style) }
  }
}
