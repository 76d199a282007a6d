public import VStyle
public import VStylePacks
public import VStyleValues

/// The skins of an app: manages the packs, selects the current skin, and notifies observers of changes.
///
/// An instance belongs to the isolation domain of its views. ``shared`` belongs to the main actor. A call that throws
/// changes nothing.
public final class SkinManager {
  /// The manager of the app. Its choice is stored in `UserSettings.store`, its packs in `UserSettings.skinFolder`.
  ///
  /// It downloads nothing without a ``downloader``. With one, it loads requested images without further calls.
  @MainActor public static var shared: SkinManager { app }

  @MainActor private static let app = SkinManager.makeShared()

  /// The current skin, with the pack `default` as its fallback. It is rebuilt when a pack or an image of it changes.
  public private(set) var skin: Skin

  /// Device pixels per point, which select among images of several sizes. Default: 1.
  public var displayScale = 1.0 {
    didSet { if displayScale != oldValue { rebuild() } }
  }

  /// The keys that code has looked up and the current skin did not have, each once, in order.
  public private(set) var fallbacks: [SkinTrace] = []

  var packs: [String: LoadedPack] = [:]
  /// Downloads packs and images; `nil` disables downloads.
  public var downloader: (any Downloader)? {
    didSet { startsAutomatically?() }
  }

  let library: SkinLibrary?
  var pending = PendingImages()

  /// Starts the download of requested images; `nil` leaves it to ``loadPendingImages(limits:)``.
  var startsAutomatically: (() -> Void)?

  private let store: any SettingsStore
  private var builtin: [String: (pack: SkinPack, files: [String: String])] = [:]
  private var refreshers = WeakTable<AnyObject, () -> Void>()
  private let changes = ChangeCenter<String>("SkinManager")
  private var knownFallbacks: Set<String> = []

  /// Creates a manager and applies the stored skin, or `default` if that skin does not exist.
  ///
  /// - Parameters:
  ///   - store: stores the choice. Default: in memory.
  ///   - library: the library for installed packs. Default: none, which disables installing.
  ///   - downloader: downloads packs and images. Default: none, which disables downloads.
  public init(
    store: any SettingsStore = MemoryStore(), library: SkinLibrary? = nil, downloader: (any Downloader)? = nil
  ) {
    self.store = store
    self.library = library
    self.downloader = downloader
    skin = Skin(name: SkinPack.defaultName)
    rebuild()
  }

  @MainActor
  static func makeShared() -> SkinManager {
    let made = SkinManager(store: UserSettings.store, library: sharedLibrary())
    made.attach(DetachedStyles.shared)
    made.startsAutomatically = { [weak made] in Task { @MainActor in await made?.loadByItself() } }
    return made
  }

  /// Opens the library of the app. A failure is reported to `StyleDiagnostics.shared`.
  @MainActor
  private static func sharedLibrary() -> SkinLibrary? {
    guard let folder = UserSettings.skinFolder else { return nil }
    do throws(SkinError) { return try SkinLibrary(folder: folder) } catch {
      StyleDiagnostics.shared.report(
        StyleDiagnostic(
          .storageFailed, property: "skins", typeName: "SkinManager", expected: "a library of skins",
          found: "\(error)"))
      return nil
    }
  }

  /// The name of the current skin.
  public var skinName: String { skin.name }

  /// The pack of the current skin.
  public var skinInfo: SkinPack { packs[skinName]?.pack ?? SkinPack(name: skinName) }

  /// All packs, by name.
  public var skinPlistInfo: [String: SkinPack] { packs.mapValues(\.pack) }

  /// Adds the built-in packs of the app from a folder with a manifest, and a subfolder for each pack.
  ///
  /// An installed pack of the same name takes precedence until the app has a greater version. A fallback applies for
  /// each invalid value.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - appVersion: the version of the app, numbers with dots. Default: `nil`, which compares nothing.
  /// - Returns: the diagnostics of invalid values and of unused entries, and one if the pack `default`, the fallback of
  ///   all others, is still missing.
  /// - Throws: ``SkinError`` if the folder cannot be read, or if installed packs of an older version cannot be removed.
  @discardableResult
  public func addBuiltinPacks(folder: String, appVersion: String? = nil) throws(SkinError) -> [SkinDiagnostic] {
    let contents = try SkinContents(try SkinFolder.files(in: folder))
    if let appVersion { try update(to: appVersion, brings: contents.packs.map(\.pack.name)) }
    for (pack, files) in contents.packs {
      builtin[pack.name] = (
        pack, Dictionary(files.map { ($0.path, "\(folder)/\($0.origin)") }) { first, _ in first }
      )
    }
    packsHaveChanged()
    let isComplete = packs[SkinPack.defaultName] != nil
    return contents.diagnostics + (isComplete ? [] : [.missingDefault])
  }

  /// Selects a skin and stores the choice.
  ///
  /// The order is: observers are notified of the coming change; the skin changes and is stored; every view updates,
  /// with the values of sheets first and the ``refresh(_:with:)`` closures next; observers are notified of the
  /// completed change. The current skin changes nothing.
  ///
  /// - Parameter name: the name of the skin.
  /// - Returns: the counts of the change; zeros if the change has to wait.
  /// - Throws: ``SkinError`` for an empty or unknown name.
  @discardableResult
  public func skinChange(_ name: String) throws(SkinError) -> FlushReport {
    guard !name.isEmpty else { throw .emptyName }
    guard packs[name] != nil else { throw .unknownSkin(name) }
    guard name != skinName else { return FlushReport() }
    return apply(name)
  }

  /// Applies the current skin again.
  @discardableResult
  public func refresh() -> FlushReport { show() }

  /// Runs a closure with an object, at once and after each change of the skin, until the object is released.
  ///
  /// A later call replaces the closure of an earlier one; `nil` removes it.
  ///
  /// - Parameters:
  ///   - target: the object. It is not retained.
  ///   - action: the closure, which gets the object. It is stored, and retains each object that it captures: use its
  ///     parameter, or capture the object as `weak`.
  public func refresh<Target: AnyObject>(_ target: Target, with action: ((Target) -> Void)?) {
    guard let action else {
      refreshers[target] = nil
      return
    }
    refreshers[target] = { [weak target] in target.map(action) }
    action(target)
  }

  /// Runs an action before and after each change, until its observation is released.
  ///
  /// A new version of the current pack is a change too, with the same name as its former and new value.
  public func observe(_ action: @escaping (SkinChange) -> Void) -> StyleObservation { changes.observe(action) }

  /// Attaches a scope or detached styles to the skin, without retaining them.
  ///
  /// The skin then resolves their `skin-color()`, `skin-font()` and `skin-image()`.
  public func attach(_ owner: any StyleEnvironmentOwner) {
    changes.attach(owner) { $0.skin = skin }
  }

  /// Detaches a scope or detached styles, which keep their skin.
  public func detach(_ owner: any StyleEnvironmentOwner) { changes.detach(owner) }

  /// The number of stored objects of ``refresh(_:with:)``, including released ones.
  var refresherCount: Int { refreshers.storedCount }

  /// Runs the ``refresh(_:with:)`` closure of an object.
  func runRefresh(of target: AnyObject) { refreshers[target]?() }

  /// Records a key that the current skin does not have.
  func record(_ trace: SkinTrace) {
    if trace.isFallback, knownFallbacks.insert(trace.description).inserted { fallbacks.append(trace) }
  }
}

extension SkinManager {
  private static let choiceKey = "CJSkinCurrentSkinName"
  private static let versionKey = "CJSkinAppVersion"
  private static let hiddenKey = "CJSkinRemovedNames"

  /// The removed built-in packs. They are hidden until the app has a greater version.
  private var hidden: Set<String> {
    get {
      let text = store.knownText(forKey: SkinManager.hiddenKey, of: "SkinManager") ?? ""
      return Set(ZipNames.components(of: text).filter { !$0.isEmpty })
    }
    set {
      let text = newValue.isEmpty ? nil : newValue.sorted().joined(separator: "/")
      store.keep(text, forKey: SkinManager.hiddenKey, of: "SkinManager")
    }
  }

  /// Activates the built-in packs again if the app has a greater version than before.
  private func update(to version: String, brings names: [String]) throws(SkinError) {
    let known = store.knownText(forKey: SkinManager.versionKey, of: "SkinManager")
    func numbers(_ text: String) -> [Int] { text.split(separator: ".").map { Int($0) ?? 0 } }
    guard known.map({ numbers($0).lexicographicallyPrecedes(numbers(version)) }) ?? true else { return }
    if known != nil {
      for name in names where library?.packs[name] != nil { try library?.remove(name) }
    }
    hidden.subtract(names)
    store.keep(version, forKey: SkinManager.versionKey, of: "SkinManager")
  }

  /// Hides a built-in pack.
  func hide(_ name: String) {
    if builtin[name] != nil { hidden.insert(name) }
    packsHaveChanged()
  }

  /// Selects an existing skin.
  @discardableResult
  func apply(_ name: String) -> FlushReport { changes.run { self.change(to: name) } }

  private func change(to name: String) -> FlushReport {
    guard packs[name] != nil || name == SkinPack.defaultName, name != skinName else { return FlushReport() }
    return changes.change(from: skinName, to: name) {
      store.keep(name, forKey: SkinManager.choiceKey, of: "SkinManager")
      rebuild()
      return show()
    }
  }

  /// Reads the packs again after an install or a removal. Observers are notified if the current skin differs.
  func packsHaveChanged() {
    rebuildPacks()
    guard !rebuiltSkin().hasValues(of: skin) else {
      show()
      return
    }
    changes.run {
      let next = self.rebuiltSkin()
      return self.changes.change(from: self.skinName, to: next.name) {
        self.skin = next
        return self.show()
      }
    }
  }

  /// Rebuilds the packs and the current skin.
  func rebuild() {
    rebuildPacks()
    skin = rebuiltSkin()
  }

  private func rebuildPacks() {
    packs = [:]
    let hidden = hidden
    for (name, own) in builtin where !hidden.contains(name) {
      packs[name] = LoadedPack(own.pack, files: own.files, scale: displayScale)
    }
    for (name, installed) in library?.packs ?? [:] {
      let own = builtin[name]?.files ?? [:]
      let other = ImageFileName.files(own.keys, without: installed.files)
      var files = own.filter { other.contains($0.key) }
      for file in installed.files { files[file] = "\(installed.home.path)/\(file)" }
      packs[name] = LoadedPack(installed.pack, files: files, scale: displayScale)
    }
  }

  /// Returns the chosen skin, or `default`, from the packs.
  private func rebuiltSkin() -> Skin {
    let cache = cache
    let fallback = packs[SkinPack.defaultName]?.skin(fallback: nil, cache: cache)
    let chosen = store.knownText(forKey: SkinManager.choiceKey, of: "SkinManager")
    if let chosen, chosen != SkinPack.defaultName, let pack = packs[chosen] {
      return pack.skin(fallback: fallback, cache: cache)
    }
    return fallback ?? Skin(name: SkinPack.defaultName)
  }

  /// Applies the current skin in scopes and detached styles alone.
  @discardableResult
  func showInOwners() -> FlushReport { changes.flush { $0.skin = skin } }

  /// Applies the current skin.
  @discardableResult
  func show() -> FlushReport {
    var report = showInOwners()
    refreshers.compactIfMostAreGone()
    for (_, action) in refreshers.all {
      action()
      report.providers += 1
    }
    return report
  }
}

extension Skin {
  /// Whether two skins have the same name and the same values for each key.
  fileprivate func hasValues(of other: Skin) -> Bool {
    guard name == other.name, colors == other.colors, fonts == other.fonts, images == other.images else { return false }
    guard let fallback, let otherFallback = other.fallback else { return (fallback == nil) == (other.fallback == nil) }
    return fallback.hasValues(of: otherFallback)
  }
}
