public import VStyleValues

/// The theme of an app: stores it, changes it, and notifies its observers.
///
/// An instance belongs to the isolation domain of its views. ``shared`` belongs to the main actor.
public final class ThemeManager {
  /// The manager that `view.theme` follows. Its choice is stored in ``UserSettings/store``.
  @MainActor public static var shared: ThemeManager { app }

  @MainActor private static let app = {
    let made = ThemeManager(store: UserSettings.store)
    made.attach(DetachedStyles.shared)
    return made
  }()

  /// The current theme. Default: `ThemeStyle.unspecified`.
  public private(set) var currentThemeStyle = ThemeStyle.unspecified

  /// The key of the stored choice, such as the identifier of a user. Default: `default`.
  ///
  /// Setting another key applies the theme stored for it, with all effects of ``changeTheme(to:)``.
  public var storeConfigsIdentifierKey = "default" {
    didSet {
      guard storeConfigsIdentifierKey != oldValue else { return }
      apply(storedStyle, storing: false)
    }
  }

  /// The number of provider calls.
  public internal(set) var evaluationCount = 0

  private let store: any SettingsStore
  private var tracked = WeakList<ThemeBindings>()
  private var properties: [MemberKey: Property] = [:]
  private let changes = ChangeCenter<ThemeStyle>("ThemeManager")

  /// Creates a manager and applies the stored theme.
  ///
  /// - Parameters:
  ///   - store: stores the choice. Default: in memory.
  ///   - identifier: the key of the stored choice, such as the identifier of a user. Default: `default`.
  public init(store: any SettingsStore = MemoryStore(), identifier: String = "default") {
    self.store = store
    storeConfigsIdentifierKey = identifier
    currentThemeStyle = storedStyle
  }

  /// Applies a theme and stores the choice.
  ///
  /// The order is: observers are notified of the coming change; the theme changes and is stored; every view updates,
  /// with the values of providers and of sheets in one flush; observers are notified of the completed change.
  ///
  /// The current theme changes nothing. A change that an observer or a provider requests follows this one.
  ///
  /// - Parameter style: the new theme.
  /// - Returns: the counts of the change; zeros if the change has to wait.
  @discardableResult
  public func changeTheme(to style: ThemeStyle) -> FlushReport { apply(style, storing: true) }

  /// Applies the current theme again: calls every provider and flushes every scope.
  ///
  /// - Returns: the counts of the change.
  @discardableResult
  public func refresh() -> FlushReport { show(.all) }

  /// Runs an action before and after each change, until its observation is released.
  public func observe(_ action: @escaping (ThemeChange) -> Void) -> StyleObservation { changes.observe(action) }

  /// Attaches a scope or detached styles to the theme, without retaining them. The theme selects their `@theme` blocks.
  public func attach(_ owner: any StyleEnvironmentOwner) {
    changes.attach(owner) { $0.themeName = currentThemeStyle.sheetName }
  }

  /// Detaches a scope or detached styles, which keep their theme.
  public func detach(_ owner: any StyleEnvironmentOwner) { changes.detach(owner) }

  private var storageKey: String { "com.jiaxin.theme.currentThemeStyleUserDefaultsKey:\(storeConfigsIdentifierKey)" }

  private var storedStyle: ThemeStyle {
    store.knownText(forKey: storageKey, of: "ThemeManager").map { ThemeStyle(rawValue: $0) } ?? .unspecified
  }

  @discardableResult
  private func apply(_ style: ThemeStyle, storing: Bool) -> FlushReport {
    changes.run { self.change(to: style, storing: storing) }
  }

  private func change(to style: ThemeStyle, storing: Bool) -> FlushReport {
    guard style != currentThemeStyle else { return FlushReport() }
    return changes.change(from: currentThemeStyle, to: style) {
      currentThemeStyle = style
      if storing { store.keep(style.rawValue, forKey: storageKey, of: "ThemeManager") }
      return show(.changed)
    }
  }

  private func show(_ extent: ThemeBindings.Extent) -> FlushReport {
    let before = evaluationCount
    tracked.compactIfMostAreGone()
    for bindings in tracked.objects { bindings.show(of: self, extent) }
    let providers = evaluationCount - before
    var report = changes.flush { $0.themeName = currentThemeStyle.sheetName }
    report.providers = providers
    return report
  }
}

extension ThemeManager {
  /// The number of stored objects, including released ones.
  var trackedCount: Int { tracked.storedCount }

  func track(_ bindings: ThemeBindings) { tracked.add(bindings) }

  /// Returns the theme of an object: the nearest override, its own first, or the current theme.
  func style(of bindings: ThemeBindings) -> ThemeStyle { bindings.object?.nearestThemeOverride ?? currentThemeStyle }

  /// Returns the property that a member is bound to; `nil`, with a diagnostic, if there is none.
  func property<Root: Styleable, Member: Bindable>(of keyPath: ReferenceWritableKeyPath<Root, Member>) -> Property? {
    let key = MemberKey(type: ObjectIdentifier(Root.self), path: keyPath)
    if let known = properties[key] { return known }
    let table = ViewTypeTable.of(Root.self)
    guard let binding = KeyPathBindings.binding(of: keyPath, in: table) else {
      StyleDiagnostics.shared.report(
        StyleDiagnostic(
          .propertyNotApplicable, typeName: table.name, expected: "a member that a property is bound to",
          found: "\(keyPath)"))
      return nil
    }
    properties[key] = table.bindings[binding].property
    return table.bindings[binding].property
  }

  private struct MemberKey: Hashable {
    let type: ObjectIdentifier
    let path: AnyKeyPath
  }
}
