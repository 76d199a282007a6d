/// The appearance of the app, with the names of Perseus.
@MainActor
public enum AppearanceService {
  /// The appearance that the whole app shares. Its choice is stored in ``UserSettings/store``.
  public static var shared: DarkMode { app }

  private static let app = {
    let made = DarkMode(store: UserSettings.store, system: DesktopSystemStyle())
    made.attach(DetachedStyles.shared)
    return made
  }()

  /// The source of the system's appearance. Default: ``DesktopSystemStyle``.
  ///
  /// A host that is notified of changes sets a ``GivenSystemStyle``.
  public static var system: any SystemStyleSource {
    get { shared.system }
    set { shared.system = newValue }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The user's choice.
  public static var DarkModeUserChoice: DarkModeOption {
    get { shared.userChoice }
    set { shared.userChoice = newValue }
  }

  /// Whether ``makeUp()`` was called.
  public static var isEnabled: Bool { shared.isEnabled }

  /// Decides the appearance, applies it, and notifies all stakeholders.
  public static func makeUp() { shared.makeUp() }

  /// Runs an action at each ``makeUp()`` until the stakeholder is released. Use the action's parameter: an action that
  /// captures its stakeholder retains it.
  public static func register<Stakeholder: AnyObject>(
    stakeholder: Stakeholder, _ action: @escaping (Stakeholder) -> Void
  ) {
    shared.register(stakeholder: stakeholder, action)
  }

  /// Updates the appearance after a change of the system.
  ///
  /// - Parameter previous: the former appearance of the system; `nil` for a view that had no traits yet.
  public static func processTraitCollectionDidChange(_ previous: SystemStyle?) {
    shared.processTraitCollectionDidChange(previous)
  }
}

extension Styleable {
  /// The appearance of the app.
  @MainActor
  public var darkMode: DarkMode { AppearanceService.shared }
}

/// Runs an action after each change of the appearance, until it is released. The action may be replaced at any time.
///
/// Use it in the isolation domain of its ``DarkMode``.
public final class DarkModeObserver {
  private var storedAction: ((Appearance) -> Void)?
  private var observation: StyleObservation?

  /// Creates an observer of an instance.
  public init(of darkMode: DarkMode, _ action: ((Appearance) -> Void)? = nil) {
    storedAction = action
    observe(darkMode)
  }

  /// Creates an observer of the app's appearance that begins with its first ``action``.
  ///
  /// Any initializer can create it: `let observer = DarkModeObserver()`.
  public init() {}

  /// Creates an observer of the app's appearance.
  @MainActor
  public convenience init(_ action: ((Appearance) -> Void)?) {
    self.init(of: AppearanceService.shared, action)
  }

  /// The action, with the new appearance. Default: `nil`.
  ///
  /// An observer without an instance sets it on the main actor.
  @MainActor
  public var action: ((Appearance) -> Void)? {
    get { storedAction }
    set {
      storedAction = newValue
      if observation == nil { observe(AppearanceService.shared) }
    }
  }

  private func observe(_ darkMode: DarkMode) {
    observation = darkMode.observe { [weak self] change in
      if change.phase == .didChange { self?.storedAction?(change.to) }
    }
  }
}
