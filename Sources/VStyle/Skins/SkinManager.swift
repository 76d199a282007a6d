public import VStyleSkins
public import VStyleValues

/// The skin of an app: which packs there are, which one is on, and who is notified when that changes.
///
/// An instance belongs to the isolation domain of its views; ``shared`` belongs to the main actor. What throws has
/// changed nothing.
public final class SkinManager {
  /// The manager of the app. Its choice is kept in ``UserSettings/store``, its packs in ``UserSettings/skinFolder``.
  ///
  /// It downloads nothing until it has a ``downloader``. From then on it loads images by itself that are asked for.
  @MainActor public static var shared: SkinManager { app }

  @MainActor private static let app = SkinManager.makeShared()

  /// The skin that is on, with the pack `default` after it. Made again when a pack or an image of it changes.
  public private(set) var skin: Skin

  /// Device pixels per point, which decides among images of several sizes. Default: 1.
  public var displayScale = 1.0 {
    didSet { if displayScale != oldValue { rebuild() } }
  }

  /// The keys that were asked for in code and had no value in the skin that is on, each once, in order.
  public private(set) var fallbacks: [SkinTrace] = []

  var packs: [String: LoadedPack] = [:]
  /// Gets packs and images from the network; `nil` for nothing from there.
  public var downloader: (any Downloader)? {
    didSet { loadsByItself?() }
  }

  let library: SkinLibrary?
  var pending = PendingImages()

  /// Begins to load the images that were asked for; `nil` where that waits for ``loadPendingImages(limits:)``.
  var loadsByItself: (() -> Void)?

  private let store: any SettingsStore
  private var builtin: [String: (pack: SkinPack, files: [String: String])] = [:]
  private var refreshers = WeakTable<AnyObject, () -> Void>()
  private var surroundings = AttachedSurroundings()
  private var observers = ObserverList<SkinChange>()
  private let changes = ChangeQueue("SkinManager")
  private var knownFallbacks: Set<String> = []

  /// Makes a manager and puts the stored skin on; one that is not there any more gives way to `default`.
  ///
  /// - Parameters:
  ///   - store: where the choice is kept. Default: in memory.
  ///   - library: where packs are installed. Default: nowhere; then nothing can be installed.
  ///   - downloader: gets packs and images. Default: none; then nothing is downloaded.
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
    made.loadsByItself = { [weak made] in Task { @MainActor in await made?.loadByItself() } }
    return made
  }

  /// The library of the app; one that cannot be opened is reported to ``StyleIssues/shared``.
  @MainActor
  private static func sharedLibrary() -> SkinLibrary? {
    guard let folder = UserSettings.skinFolder else { return nil }
    do throws(SkinError) { return try SkinLibrary(folder: folder) } catch {
      StyleIssues.shared.report(
        StyleIssue(
          .storageFailed, property: "skins", typeName: "SkinManager", expected: "a library of skins",
          found: "\(error)"))
      return nil
    }
  }

  /// The name of the skin that is on.
  public var skinName: String { skin.name }

  /// The pack that is on.
  public var skinInfo: SkinPack { packs[skinName]?.pack ?? SkinPack(name: skinName) }

  /// Every pack, by name.
  public var skinPlistInfo: [String: SkinPack] { packs.mapValues(\.pack) }

  /// Takes in the packs that the app brings in a folder: a manifest, and beside it a folder for each pack.
  ///
  /// A pack that was installed under the same name counts, until the app brings a greater version. Values that are
  /// wrong are returned; a fallback holds for them. So is what nobody reads, and that there is still no pack `default`,
  /// which all others fall back to.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - appVersion: the version of the app, numbers with dots. Default: nil, which compares nothing.
  @discardableResult
  public func addBuiltinPacks(folder: String, appVersion: String? = nil) throws(SkinError) -> [SkinDiagnostic] {
    let contents = try SkinContents(try SkinFolder.files(in: folder))
    if let appVersion { try update(to: appVersion, brings: contents.packs.map(\.pack.name)) }
    for (pack, files) in contents.packs {
      builtin[pack.name] = (
        pack, Dictionary(files.map { ($0.path, "\(folder)/\($0.origin)") }) { first, _ in first }
      )
    }
    rebuild()
    show()
    let isComplete = packs[SkinPack.defaultName] != nil
    return contents.diagnostics + (isComplete ? [] : [.missingDefault])
  }

  /// Puts a skin on and keeps the choice.
  ///
  /// Observers are notified that it will change; then it changes and is kept; then every view shows it: what sheets
  /// say, then what ``refresh(_:with:)`` does; then observers are notified that it did. The skin that is on already
  /// changes nothing.
  @discardableResult
  public func skinChange(_ name: String) throws(SkinError) -> SwitchReport {
    guard !name.isEmpty else { throw .emptyName }
    guard packs[name] != nil else { throw .unknownSkin(name) }
    guard name != skinName else { return SwitchReport() }
    return put(name)
  }

  /// Shows the skin that is on once more.
  @discardableResult
  public func refresh() -> SwitchReport { show() }

  /// Runs code with an object at once and each time the skin changes, as long as the object lives; a later call takes
  /// the place of an earlier one, and `nil` ends it.
  public func refresh<Target: AnyObject>(_ target: Target, with action: ((Target) -> Void)?) {
    guard let action else {
      refreshers[target] = nil
      return
    }
    refreshers[target] = { [weak target] in target.map(action) }
    action(target)
  }

  /// Runs an action before and after each change, until its observation is released.
  public func observe(_ action: @escaping (SkinChange) -> Void) -> StyleObservation { observers.add(action) }

  /// Lets the skin decide `skin-color()`, `skin-font()` and `skin-image()` in a scope or for detached styles. They are
  /// not kept alive.
  public func attach(_ surroundings: any StyleSurroundings) {
    self.surroundings.add(surroundings)
    surroundings.skin = skin
    surroundings.flush()
  }

  /// Leaves a scope or detached styles the skin that they have.
  public func detach(_ surroundings: any StyleSurroundings) { self.surroundings.remove(surroundings) }

  /// How many objects are remembered for ``refresh(_:with:)``, those that are gone included.
  var refresherCount: Int { refreshers.storedCount }

  /// Runs what an object has for ``refresh(_:with:)``.
  func runRefresh(of target: AnyObject) { refreshers[target]?() }

  /// Takes down that a key had no value in the skin that is on.
  func record(_ trace: SkinTrace) {
    if trace.isFallback, knownFallbacks.insert(trace.description).inserted { fallbacks.append(trace) }
  }
}

/// A change of the skin, before it or after it.
public struct SkinChange: Sendable, Equatable {
  /// Before or after.
  public let phase: ThemeChange.Phase
  /// The name of the skin that was on.
  public let from: String
  /// The name of the skin that comes.
  public let to: String
}

extension SkinManager {
  private static let choiceKey = "CJSkinCurrentSkinName"
  private static let versionKey = "CJSkinAppVersion"
  private static let hiddenKey = "CJSkinRemovedNames"

  /// The packs of the app that were removed: they do not count until the app brings a greater version.
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

  /// Lets the packs of a greater version of the app count again.
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

  /// Lets a pack of the app's own count no more.
  func hide(_ name: String) {
    if builtin[name] != nil { hidden.insert(name) }
    rebuild()
    show()
  }

  /// Puts a skin on that is there.
  @discardableResult
  func put(_ name: String) -> SwitchReport { changes.run { self.change(to: name) } }

  private func change(to name: String) -> SwitchReport {
    guard packs[name] != nil || name == SkinPack.defaultName, name != skinName else { return SwitchReport() }
    let old = skinName
    for action in observers.actions { action(SkinChange(phase: .willChange, from: old, to: name)) }
    store.keep(name, forKey: SkinManager.choiceKey, of: "SkinManager")
    rebuild()
    let report = show()
    for action in observers.actions { action(SkinChange(phase: .didChange, from: old, to: skinName)) }
    return report
  }

  /// Makes the packs and the skin again of what is there.
  func rebuild() {
    packs = [:]
    let hidden = hidden
    for (name, own) in builtin where !hidden.contains(name) {
      packs[name] = LoadedPack(own.pack, files: own.files, scale: displayScale)
    }
    for (name, installed) in library?.packs ?? [:] {
      var files = builtin[name]?.files ?? [:]
      for file in installed.files { files[file] = "\(installed.home.path)/\(file)" }
      packs[name] = LoadedPack(installed.pack, files: files, scale: displayScale)
    }
    let cache = cache
    let fallback = packs[SkinPack.defaultName]?.skin(fallback: nil, cache: cache)
    let chosen = store.knownText(forKey: SkinManager.choiceKey, of: "SkinManager")
    if let chosen, chosen != SkinPack.defaultName, let pack = packs[chosen] {
      skin = pack.skin(fallback: fallback, cache: cache)
    } else {
      skin = fallback ?? Skin(name: SkinPack.defaultName)
    }
  }

  /// Shows the skin that is on in scopes and detached styles alone.
  @discardableResult
  func showInSurroundings() -> SwitchReport {
    var report = SwitchReport()
    for attached in surroundings.all {
      attached.skin = skin
      report.add(attached.flush())
    }
    return report
  }

  /// Shows the skin that is on.
  @discardableResult
  func show() -> SwitchReport {
    var report = showInSurroundings()
    refreshers.compactIfMostAreGone()
    for (_, action) in refreshers.all {
      action()
      report.providers += 1
    }
    return report
  }
}
