public import VStyleValues

/// The theme of an app: keeps it, changes it, and tells everything that follows it.
///
/// An instance belongs to the isolation domain of its views; ``shared`` belongs to the main actor.
public final class ThemeManager {
  /// The manager that `view.theme` follows. Its choice is kept in ``UserSettings/store``.
  @MainActor public static var shared: ThemeManager { app }

  @MainActor private static let app = {
    let made = ThemeManager(store: UserSettings.store)
    made.attach(DetachedStyles.shared)
    return made
  }()

  /// The theme in force. Default: ``VStyleValues/ThemeStyle/unspecified``.
  public private(set) var currentThemeStyle = ThemeStyle.unspecified

  /// Whose choice is kept, such as the identifier of a user. Default: `default`.
  ///
  /// Setting another one puts that user's theme in force, with all that ``changeTheme(to:)`` does.
  public var storeConfigsIdentifierKey = "default" {
    didSet {
      guard storeConfigsIdentifierKey != oldValue else { return }
      put(storedStyle, storing: false)
    }
  }

  /// How many times providers were asked for a value.
  public internal(set) var evaluationCount = 0

  private let store: any SettingsStore
  private var tracked = WeakList<ThemeBindings>()
  private var surroundings = AttachedSurroundings()
  private var observers = ObserverList<ThemeChange>()
  private var properties: [MemberKey: Property] = [:]
  private let changes = ChangeQueue("ThemeManager")

  /// Makes a manager and puts the stored theme in force.
  ///
  /// - Parameters:
  ///   - store: where the choice is kept. Default: in memory.
  ///   - identifier: whose choice is kept.
  public init(store: any SettingsStore = MemoryStore(), identifier: String = "default") {
    self.store = store
    storeConfigsIdentifierKey = identifier
    currentThemeStyle = storedStyle
  }

  /// Puts a theme in force and keeps the choice.
  ///
  /// Observers are notified that it will change; then the theme changes and is kept; then every view shows it, what
  /// providers give and what sheets say in one flush; then observers are notified that it did. The theme that is in
  /// force already changes nothing. A change that an observer or a provider asks for follows this one.
  ///
  /// - Returns: what the change did; nothing where it is still to come.
  @discardableResult
  public func changeTheme(to style: ThemeStyle) -> SwitchReport { put(style, storing: true) }

  /// Shows the theme in force once more: every provider is asked, and every scope is flushed.
  @discardableResult
  public func refresh() -> SwitchReport { show(.all) }

  /// Runs an action before and after each change, until its observation is released.
  public func observe(_ action: @escaping (ThemeChange) -> Void) -> StyleObservation { observers.add(action) }

  /// Lets the theme decide which `@theme` blocks hold in a scope or for detached styles, from now on. They are not kept
  /// alive.
  public func attach(_ surroundings: any StyleSurroundings) {
    self.surroundings.add(surroundings)
    surroundings.themeName = currentThemeStyle.sheetName
    surroundings.flush()
  }

  /// Leaves a scope or detached styles the theme that they have.
  public func detach(_ surroundings: any StyleSurroundings) { self.surroundings.remove(surroundings) }

  private var storageKey: String { "com.jiaxin.theme.currentThemeStyleUserDefaultsKey:\(storeConfigsIdentifierKey)" }

  private var storedStyle: ThemeStyle {
    store.knownText(forKey: storageKey, of: "ThemeManager").map { ThemeStyle(rawValue: $0) } ?? .unspecified
  }

  @discardableResult
  private func put(_ style: ThemeStyle, storing: Bool) -> SwitchReport {
    changes.run { self.change(to: style, storing: storing) }
  }

  private func change(to style: ThemeStyle, storing: Bool) -> SwitchReport {
    guard style != currentThemeStyle else { return SwitchReport() }
    let old = currentThemeStyle
    for action in observers.actions { action(ThemeChange(phase: .willChange, from: old, to: style)) }
    currentThemeStyle = style
    if storing { store.keep(style.rawValue, forKey: storageKey, of: "ThemeManager") }
    let report = show(.changed)
    for action in observers.actions { action(ThemeChange(phase: .didChange, from: old, to: style)) }
    return report
  }

  private func show(_ extent: ThemeBindings.Extent) -> SwitchReport {
    var report = SwitchReport()
    let before = evaluationCount
    tracked.compactIfMostAreGone()
    for bindings in tracked.objects { bindings.show(of: self, extent) }
    report.providers = evaluationCount - before
    for attached in surroundings.all {
      attached.themeName = currentThemeStyle.sheetName
      report.add(attached.flush())
    }
    return report
  }
}

/// A change of the theme, before it or after it.
public struct ThemeChange: Sendable, Equatable {
  /// Before or after.
  public let phase: Phase
  /// The theme that was in force.
  public let from: ThemeStyle
  /// The theme that comes.
  public let to: ThemeStyle

  /// When an observer is notified.
  public enum Phase: Sendable, Equatable {
    /// Nothing has changed yet.
    case willChange
    /// Every view shows the new theme.
    case didChange
  }
}

extension ThemeManager {
  /// How many objects are remembered, those that are gone included.
  var trackedCount: Int { tracked.storedCount }

  func track(_ bindings: ThemeBindings) { tracked.add(bindings) }

  /// The theme in force at an object: the nearest override, its own first.
  func style(of bindings: ThemeBindings) -> ThemeStyle { bindings.object?.nearestThemeOverride ?? currentThemeStyle }

  /// The property that a member is bound to; `nil` if there is none, which is reported.
  func property<Root: Styleable, Member: Bindable>(of keyPath: ReferenceWritableKeyPath<Root, Member>) -> Property? {
    let key = MemberKey(type: ObjectIdentifier(Root.self), path: keyPath)
    if let known = properties[key] { return known }
    let table = ViewTypeTable.of(Root.self)
    guard let row = BoundRows.row(of: keyPath, in: table) else {
      StyleIssues.shared.report(
        StyleIssue(
          .propertyNotApplicable, typeName: table.name, expected: "a member that a property is bound to",
          found: "\(keyPath)"))
      return nil
    }
    properties[key] = table.rows[row].property
    return table.rows[row].property
  }

  private struct MemberKey: Hashable {
    let type: ObjectIdentifier
    let path: AnyKeyPath
  }
}
