import VStyleStylesheet
import VStyleSyntax

/// The appearance of an app: decides between light and dark, stores the user's choice, and notifies observers.
///
/// An instance belongs to the isolation domain of its views. The app's instance is ``AppearanceService/shared``.
public final class DarkMode {
  /// The appearance of the app: the last result of ``Appearance/init(choice:system:)``.
  public private(set) var style = Appearance.default

  /// Whether ``makeUp()`` was called, so that views which are created later apply the appearance at once.
  public private(set) var isEnabled = false

  private let store: any SettingsStore
  private var stakeholders = ObserverList<Void>()
  private var isMakingUp = false
  private let changes = ChangeCenter<Appearance>("DarkMode")

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
    style = Appearance(choice: userChoice, system: systemStyle)
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
  /// Setting it decides again and stores the choice. Observers are notified if the appearance changes, as
  /// ``observe(_:)`` says. Stakeholders are notified by ``makeUp()``.
  public var userChoice: DarkModeOption {
    get {
      store.knownText(forKey: DarkMode.choiceKey, of: "DarkMode").flatMap(Int.init).flatMap(DarkModeOption.init)
        ?? .auto
    }
    set {
      changes.run { self.decide(newValue) }
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
  public func makeUp() -> FlushReport {
    isEnabled = true
    guard !isMakingUp else { return FlushReport() }
    return changes.run { self.decideAndMakeUp(nil) }
  }

  /// Decides for a choice, stores it, and notifies all stakeholders, as ``makeUp()`` does.
  ///
  /// A choice during a make-up follows it, and notifies the stakeholders if the appearance changes.
  ///
  /// - Returns: the counts of the change; zeros if the change has to wait.
  @discardableResult
  public func force(_ choice: DarkModeOption) -> FlushReport {
    isEnabled = true
    let isNested = isMakingUp
    return changes.run {
      if isNested, Appearance(choice: choice, system: self.systemStyle) == self.style {
        return self.decide(choice)
      }
      return self.decideAndMakeUp(choice)
    }
  }

  private func decideAndMakeUp(_ choice: DarkModeOption?) -> FlushReport {
    isMakingUp = true
    defer { isMakingUp = false }
    let report = decide(choice)
    for action in stakeholders.actions { action(()) }
    return report
  }

  /// Updates the appearance after a change of the system. Call it when the traits of the main view change.
  ///
  /// The call has no effect while ``makeUp()`` runs, which changes traits itself, or if the system's appearance is the
  /// same.
  ///
  /// - Parameter previous: the former appearance of the system; `nil` for a view that had no traits yet.
  /// - Returns: the counts of the change.
  @discardableResult
  public func processTraitCollectionDidChange(_ previous: SystemStyle?) -> FlushReport {
    guard !isMakingUp, let previous, previous != systemStyle else { return FlushReport() }
    return makeUp()
  }

  /// Runs an action at each ``makeUp()`` until the stakeholder is released. An action that is registered twice runs
  /// twice. Use its parameter: an action that captures its stakeholder retains it.
  public func register<Stakeholder: AnyObject>(
    stakeholder: Stakeholder, _ action: @escaping (Stakeholder) -> Void
  ) {
    stakeholders.add(owner: stakeholder) { [weak stakeholder] in stakeholder.map(action) }
  }

  /// Removes all actions of a stakeholder. A make-up that is running still runs them.
  public func unregister(stakeholder: AnyObject) { stakeholders.remove(owner: stakeholder) }

  /// Runs an action before and after each change, until its observation is released.
  ///
  /// The order is: observers are notified of the coming change; the appearance changes and the choice is stored; every
  /// view updates; observers are notified of the completed change. A change that an observer requests follows this one.
  public func observe(_ action: @escaping (AppearanceChange) -> Void) -> StyleObservation { changes.observe(action) }

  /// Attaches a scope or detached styles to the appearance, without retaining them.
  ///
  /// The appearance then sets their color scheme: `light-dark()`, `prefers-color-scheme`, `:scheme()`, and the theme if
  /// none is chosen.
  public func attach(_ owner: any StyleEnvironmentOwner) {
    changes.attach(owner, update)
  }

  /// Detaches a scope or detached styles, which keep their color scheme.
  public func detach(_ owner: any StyleEnvironmentOwner) { changes.detach(owner) }

  /// The number of stored registrations, including ended ones.
  var registrationCount: Int { stakeholders.storedCount + changes.storedCount }

  /// Decides the appearance and applies it, if it changes.
  ///
  /// - Parameter choice: the new choice, which is stored; `nil` for the stored one.
  private func decide(_ choice: DarkModeOption?) -> FlushReport {
    let decided = Appearance(choice: choice ?? userChoice, system: systemStyle)
    guard decided != style else {
      storeChoice(choice)
      return FlushReport()
    }
    return changes.change(from: style, to: decided) {
      style = decided
      storeChoice(choice)
      return changes.flush(update)
    }
  }

  private func storeChoice(_ choice: DarkModeOption?) {
    guard let choice else { return }
    store.keep("\(choice.rawValue)", forKey: DarkMode.choiceKey, of: "DarkMode")
  }

  private func update(_ owner: any StyleEnvironmentOwner) {
    if owner.traits.colorScheme != style { owner.traits.colorScheme = style }
  }
}
