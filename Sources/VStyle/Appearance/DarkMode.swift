import VStyleCascade

/// The appearance of an app: decides it from what the user wants and what the system has, keeps the choice, and tells
/// everything that follows.
///
/// An instance belongs to the isolation domain of its views; that of the app is ``AppearanceService/shared``.
public final class DarkMode {
  /// The appearance of the app. What ``AppearanceStyle/init(choice:system:)`` decided last.
  public private(set) var style = AppearanceStyle.default

  /// Whether the appearance was put on once, so that views which are made later do so at once.
  public private(set) var isEnabled = false

  private let store: any SettingsStore
  private var surroundings = AttachedSurroundings()
  private var observers = ObserverList<AppearanceStyle>()
  private var stakeholders = ObserverList<Void>()
  private var isMakingUp = false
  private let changes = ChangeQueue("DarkMode")

  /// The key of the choice.
  static let choiceKey = "DarkModeUserChoiceOptionKey"

  /// Makes an appearance; it is decided, and nobody is notified yet.
  ///
  /// - Parameters:
  ///   - store: where the choice is kept. Default: in memory.
  ///   - system: what the system has. Default: unspecified.
  public init(store: any SettingsStore = MemoryStore(), system: any SystemStyleSource = GivenSystemStyle()) {
    self.store = store
    self.system = system
    style = decision
  }

  /// Says what the system has. Setting another one decides again, as ``processTraitCollectionDidChange(_:)`` does.
  public var system: any SystemStyleSource {
    didSet { processTraitCollectionDidChange(oldValue.systemStyle) }
  }

  /// The appearance of the system now.
  public var systemStyle: SystemStyle { system.systemStyle }

  /// What the user wants. Default: auto, also where what is stored is no choice.
  ///
  /// Setting it keeps the choice and decides again; observers are notified if the appearance changes. Stakeholders wait
  /// for ``makeUp()``.
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

  /// Decides again, shows it, and tells all stakeholders, also if nothing changed. Observers are notified before, if
  /// the appearance did change.
  ///
  /// To be called once when the app starts, and after a choice.
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

  /// Keeps a choice and makes up.
  @discardableResult
  public func force(_ choice: DarkModeOption) -> SwitchReport {
    store.keep("\(choice.rawValue)", forKey: DarkMode.choiceKey, of: "DarkMode")
    return makeUp()
  }

  /// Takes in that the system may have changed; to be called when the traits of the main view change.
  ///
  /// Nothing happens while ``makeUp()`` runs, which causes changes of traits itself, or if the system has what it had.
  ///
  /// - Parameter previous: what the system had before; `nil` for a view that had no traits yet.
  @discardableResult
  public func processTraitCollectionDidChange(_ previous: SystemStyle?) -> SwitchReport {
    guard !isMakingUp, let previous, previous != systemStyle else { return SwitchReport() }
    return makeUp()
  }

  /// Runs an action with each ``makeUp()``, as long as the stakeholder lives. Registered twice, it runs twice.
  public func register<Stakeholder: AnyObject>(
    stakeholder: Stakeholder, _ action: @escaping (Stakeholder) -> Void
  ) {
    stakeholders.add(owner: stakeholder) { [weak stakeholder] in stakeholder.map(action) }
  }

  /// Ends all that was registered for a stakeholder, from the next ``makeUp()`` on.
  public func unregister(stakeholder: AnyObject) { stakeholders.remove(owner: stakeholder) }

  /// Runs an action with the new appearance each time it has changed, until the observation is released.
  public func observe(_ action: @escaping (AppearanceStyle) -> Void) -> StyleObservation { observers.add(action) }

  /// Lets the appearance decide the scheme of a scope or of detached styles: `light-dark()`, `prefers-color-scheme`,
  /// `:scheme()`, and which theme holds where none is chosen. They are not kept alive.
  public func attach(_ surroundings: any StyleSurroundings) {
    self.surroundings.add(surroundings)
    show(in: surroundings)
  }

  /// Leaves a scope or detached styles the scheme that they have.
  public func detach(_ surroundings: any StyleSurroundings) { self.surroundings.remove(surroundings) }

  /// How many registrations are remembered, those that ended included.
  var registrationCount: Int { stakeholders.storedCount + observers.storedCount }

  private var decision: AppearanceStyle { AppearanceStyle(choice: userChoice, system: systemStyle) }

  private func decide() -> SwitchReport {
    var report = SwitchReport()
    let decided = decision
    guard decided != style else { return report }
    style = decided
    for attached in surroundings.all { report.add(show(in: attached)) }
    for action in observers.actions { action(decided) }
    return report
  }

  @discardableResult
  private func show(in surroundings: any StyleSurroundings) -> StyleScope.FlushReport {
    if surroundings.traits.colorScheme != style.colorScheme { surroundings.traits.colorScheme = style.colorScheme }
    return surroundings.flush()
  }
}
