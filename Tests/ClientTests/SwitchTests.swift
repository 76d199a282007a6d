import Foundation
import TestSupport
import Testing
import VStyleSkins
import VStyleViews

/// Themes, appearance and skins, each through a manager of the client's own.
@Suite("A client switches themes, appearance and skins")
struct SwitchTests {
  private let sheet = Stylesheet(
    """
    @theme light { color-scheme: light; --ink: black; } @theme dark { color-scheme: dark; --ink: white; }
    @style title for Label { text-color: var(--ink); background-color: light-dark(red, blue) }
    Label { text-color: var(--ink) } Label:theme(dark) { tag: 2 } Label:scheme(dark) { number-of-lines: 2 }
    """)

  @Test("a theme switch updates scopes, detached styles and providers, and says what it did")
  func themes() {
    let (root, label, loose, provided) = (View(), Label(), Label(), Label())
    root.addSubview(label)
    let (manager, detached) = (ThemeManager(), DetachedStyles())
    let scope = StyleScope(root: root, sheets: [sheet])
    manager.attach(scope)
    manager.attach(detached)
    detached.add(loose)
    loose.styles = sheet["title"]
    provided.theme(of: manager).textColor = ThemeProvider(light: .black, dark: .white)
    manager.changeTheme(to: .dark)
    #expect(label.textColor == .white && label.tag == 2)
    #expect(loose.textColor == .white)
    #expect(provided.textColor == .white)
    #expect(manager.currentThemeStyle == .dark)
    let report = manager.changeTheme(to: .light)
    #expect(report.providers == 1 && report.written >= 2)
    #expect(label.textColor == .black && label.tag == 0)
    #expect(loose.textColor == .black && provided.textColor == .black)
    #expect(manager.changeTheme(to: .light) == FlushReport())
    provided.theme(of: manager).textColor = nil as ThemeProvider<Color>?
    #expect(provided.textColor == Label().textColor)
  }

  @Test("an override applies below its view")
  func overrides() {
    let (root, upper, lower) = (View(), View(), Label())
    root.addSubview(upper)
    upper.addSubview(lower)
    let manager = ThemeManager()
    lower.theme(of: manager).alpha = ThemeProvider { $0 == .dark ? 0.25 : 0.75 }
    upper.theme(of: manager).overrideThemeStyle = .dark
    #expect(lower.alpha == 0.25)
    manager.changeTheme(to: .light)
    #expect(lower.alpha == 0.25)
  }

  @Test("observers are notified before and after, and no more when their registration ends")
  func observers() {
    let manager = ThemeManager()
    let label = Label()
    label.theme(of: manager).alpha = ThemeProvider { $0 == .dark ? 0.25 : 0.75 }
    var seen: [String] = []
    var observation: StyleObservation? = manager.observe { change in
      seen.append("\(change.phase) \(change.from) \(change.to) \(label.alpha)")
    }
    manager.changeTheme(to: .light)
    manager.changeTheme(to: .dark)
    #expect(seen.count == 4)
    #expect(seen.last?.hasSuffix("light dark 0.25") == true)
    #expect(seen.dropLast().last?.hasSuffix("light dark 0.75") == true)
    observation = nil
    manager.changeTheme(to: .light)
    #expect(seen.count == 4)
    #expect(observation == nil)
  }

  @Test("an observer that changes the theme again gets its way")
  func reentrancy() {
    let manager = ThemeManager()
    let observation = manager.observe { change in
      if change.phase == .didChange, change.to == .dark { manager.changeTheme(to: .light) }
    }
    manager.changeTheme(to: .dark)
    #expect(manager.currentThemeStyle == .light)
    _ = observation
  }

  @Test("the choice is stored for each identifier and read at the next start")
  func stores() throws {
    let folder = try ScratchFolder()
    ThemeManager(store: FileStore(folder: folder.path)).changeTheme(to: "sea")
    ThemeManager(store: FileStore(folder: folder.path), identifier: "other").changeTheme(to: "sand")
    #expect(ThemeManager(store: FileStore(folder: folder.path)).currentThemeStyle == "sea")
    let manager = ThemeManager(store: FileStore(folder: folder.path), identifier: "other")
    #expect(manager.currentThemeStyle == "sand")
    manager.storeConfigsIdentifierKey = "default"
    #expect(manager.currentThemeStyle == "sea")
    let style = try JSONDecoder().decode([ThemeStyle].self, from: JSONEncoder().encode([ThemeStyle.dark]))
    #expect(style == [.dark])
  }

  @Test("the appearance follows the user, and the system where the user leaves it")
  func appearance() {
    let (root, label) = (View(), Label())
    root.addSubview(label)
    let scope = StyleScope(root: root, sheets: [sheet])
    let system = GivenSystemStyle()
    let darkMode = DarkMode(system: system)
    darkMode.attach(scope)
    var (made, changes) = (0, 0)
    darkMode.register(stakeholder: label) { _ in made += 1 }
    let observation = darkMode.observe { if $0.phase == .didChange { changes += 1 } }
    darkMode.makeUp()
    #expect(darkMode.style == .light && label.numberOfLines == 1)
    let before = made
    darkMode.force(.on)
    #expect(darkMode.style == .dark && label.numberOfLines == 2)
    #expect(made == before + 1 && changes == 1)
    darkMode.force(.on)
    #expect(changes == 1)
    darkMode.force(.off)
    #expect(darkMode.style == .light && label.numberOfLines == 1)
    darkMode.userChoice = .auto
    darkMode.system = GivenSystemStyle(.dark)
    darkMode.makeUp()
    #expect(darkMode.style == .dark)
    _ = observation
  }

  @Test("a skin switch updates sheets and closures; an install is whole or not at all")
  func skins() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(
      """
      {"default": {"Color": {"ink": "#036EB7"}, "Font": {"body": {"Name": "", "Size": "14"}}, "Image": {}},
       "night": {"Color": {"ink": "#FFFFFF"}, "Font": {}, "Image": {}}}
      """, to: "CJSkin.plist")
    let (root, label, closed) = (View(), Label(), Label())
    root.addSubview(label)
    let scope = StyleScope(root: root, sheets: [Stylesheet("Label { text-color: skin-color(\"ink\") }")])
    let skins = SkinManager()
    #expect(try skins.addBuiltinPacks(folder: folder.path).isEmpty)
    skins.attach(scope)
    scope.flush()
    skins.refresh(closed) { $0.font = skins.font("body") }
    #expect(label.textColor == Color(hex: 0x036EB7))
    #expect(closed.font?.size == 14)
    try skins.skinChange("night")
    #expect(label.textColor == .white)
    #expect(skins.skinName == "night")
    #expect(skins.explain(.font, "body").isFallback)
    #expect(throws: SkinError.self) { try skins.skinChange("none") }
    #expect(skins.skinName == "night")
    let before = folder.contents
    #expect(throws: SkinError.self) { try skins.install(archive: [1, 2, 3]) }
    #expect(folder.contents == before)
    #expect(skins.color("none") == .white)
  }

  @Test("a saved sheet reaches the views, and a broken one does not")
  @MainActor func watcher() async throws {
    let folder = try ScratchFolder()
    let file = try folder.write("Label { tag: 1 }", to: "a.vstyle")
    let watcher = try StylesheetWatcher(contentsOf: file)
    let label = Label()
    let scope = StyleScope(root: label, sheets: [watcher.stylesheet])
    watcher.attach(scope)
    scope.flush()
    #expect(label.tag == 1)
    let (reloads, continuation) = AsyncStream.makeStream(of: String.self)
    let observation = watcher.observe { continuation.yield($0.isApplied ? "applied" : $0.description) }
    var iterator = reloads.makeAsyncIterator()
    _ = try folder.write("Label { tag: ", to: "a.vstyle")
    let refused = try #require(await iterator.next())
    #expect(refused.contains("a.vstyle:1"))
    #expect(label.tag == 1)
    _ = try folder.write("Label { tag: 2 }", to: "a.vstyle")
    #expect(await iterator.next() == "applied")
    #expect(label.tag == 2)
    watcher.stop()
    _ = observation
  }
}
