import VStyleCascade

/// The appearance of an app: decides between light and dark, stores the user's choice, and notifies observers.
///
/// An instance belongs to the isolation domain of its views. The app's instance is ``AppearanceService/shared``.
public final class DarkMode {
  /// The appearance of the app: the last result of ``AppearanceStyle/init(choice:system:)``.
  public private(set) var style = AppearanceStyle.default

  /// Whether ``makeUp()`` was called, so that views which are created later apply the appearance at once.
  public private(set) var isEnabled = false

  private let store: any SettingsStore
  private var owners = AttachedOwners()
  private var observers = ObserverList<AppearanceStyle>()
  private var stakeholders = ObserverList<Void>()
  private var isMakingUp = false
  private let changes = ChangeQueue("DarkMode")

  /// The settings key of the user's choice.
  static let choiceKey = "DarkModeUserChoiceOptionKey"

  /// Creates an instance. It decides the appearance and notifies nobody.
  ///
  /// - Parameters:
  ///   - store: stores the user's choice. Default: in memory.
  ///   - system: the source of the system's appearance. Default: unspecified.
  public init(store: any SettingsStore = MemoryStore(), system: any SystemStyleSource = GivenSystemStyle()) {
    self.store = store
    self.system = system
    style = decision
  }

  /// The source of the system's appearance.
  ///
  /// Setting another source decides again, as ``processTraitCollectionDidChange(_:)`` does.
  public var system: any SystemStyleSource {
    didSet { processTraitCollectionDidChange(oldValue.systemStyle) }
  }

  /// The current appearance of the system.
  public var systemStyle: SystemStyle { system.systemStyle }

  /// The user's choice. Default: auto, also if the stored value is invalid.
  ///
  /// Setting it stores the choice and decides again. Observers are notified if the appearance changes. Stakeholders are
  /// notified by ``makeUp()``.
  public var userChoice: DarkModeOption {
    get {
      store.knownText(forKey: DarkMode.choiceKey, of: "DarkMode").flatMap(Int.init).flatMap(DarkModeOption.init)
        ?? .auto
    }
    set {
      store.keep("\(newValue.rawValue)", forKey: DarkMode.choiceKey, of: "DarkMode")
      changes.run { self.decide() }
    }
  }

  /// Decides the appearance, updates the attached owners, and notifies all stakeholders, even if nothing has changed.
  ///
  /// Observers are notified before the stakeholders, if the appearance has changed.
  ///
  /// Call it once when the app starts, and after a choice.
  ///
  /// - Returns: the counts of the change; zeros if a make-up is running.
  @discardableResult
  public func makeUp() -> SwitchReport {
    isEnabled = true
    guard !isMakingUp else { return SwitchReport() }
    return changes.run {
      self.isMakingUp = true
      defer { self.isMakingUp = false }
      let report = self.decide()
      for action in self.stakeholders.actions { action(()) }
      return report
    }
  }

  /// Stores a choice and calls ``makeUp()``.
  @discardableResult
  public func force(_ choice: DarkModeOption) -> SwitchReport {
    store.keep("\(choice.rawValue)", forKey: DarkMode.choiceKey, of: "DarkMode")
    return makeUp()
  }

  /// Updates the appearance after a change of the system. Call it when the traits of the main view change.
  ///
  /// The call has no effect while ``makeUp()`` runs, which changes traits itself, or if the system's appearance is the
  /// same.
  ///
  /// - Parameter previous: the former appearance of the system; `nil` for a view that had no traits yet.
  /// - Returns: the counts of the change.
  @discardableResult
  public func processTraitCollectionDidChange(_ previous: SystemStyle?) -> SwitchReport {
    guard !isMakingUp, let previous, previous != systemStyle else { return SwitchReport() }
    return makeUp()
  }

  /// Runs an action at each ``makeUp()`` until the stakeholder is released. An action that is registered twice runs
  /// twice.
  public func register<Stakeholder: AnyObject>(
    stakeholder: Stakeholder, _ action: @escaping (Stakeholder) -> Void
  ) {
    stakeholders.add(owner: stakeholder) { [weak stakeholder] in stakeholder.map(action) }
  }

  /// Removes all actions of a stakeholder. A make-up that is running still runs them.
  public func unregister(stakeholder: AnyObject) { stakeholders.remove(owner: stakeholder) }

  /// Runs an action with the new appearance after each change, until the observation is released.
  public func observe(_ action: @escaping (AppearanceStyle) -> Void) -> StyleObservation { observers.add(action) }

  /// Attaches a scope or detached styles to the appearance, without retaining them.
  ///
  /// The appearance then sets their color scheme: `light-dark()`, `prefers-color-scheme`, `:scheme()`, and the theme if
  /// none is chosen.
  public func attach(_ owners: any StyleEnvironmentOwner) {
    self.owners.add(owners)
    show(in: owners)
  }

  /// Detaches a scope or detached styles, which keep their color scheme.
  public func detach(_ owners: any StyleEnvironmentOwner) { self.owners.remove(owners) }

  /// The number of stored registrations, including ended ones.
  var registrationCount: Int { stakeholders.storedCount + observers.storedCount }

  private var decision: AppearanceStyle { AppearanceStyle(choice: userChoice, system: systemStyle) }

  private func decide() -> SwitchReport {
    var report = SwitchReport()
    let decided = decision
    guard decided != style else { return report }
    style = decided
    for attached in owners.all { report.add(show(in: attached)) }
    for action in observers.actions { action(decided) }
    return report
  }

  @discardableResult
  private func show(in owners: any StyleEnvironmentOwner) -> StyleScope.FlushReport {
    if owners.traits.colorScheme != style.colorScheme { owners.traits.colorScheme = style.colorScheme }
    return owners.flush()
  }
}
