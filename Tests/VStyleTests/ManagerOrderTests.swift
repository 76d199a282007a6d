import Synchronization
import TestSupport
import Testing
import VStyleViews

@testable import VStyle
@testable import VStyleSkins

/// The recorded events, in order.
private final class Events: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

/// A store that records an event for each setting that it stores.
private final class RecordingStore: SettingsStore {
  let events: Events
  private let memory = MemoryStore()
  init(_ events: Events) { self.events = events }
  func text(forKey key: String) -> String? { memory.text(forKey: key) }
  func setText(_ text: String?, forKey key: String) {
    events.add("kept \(text ?? "-")")
    memory.setText(text, forKey: key)
  }
}

/// A label that records an event when its text color changes.
private final class RecordingLabel: Label {
  var events: Events?
  override var textColor: Color? { didSet { if textColor != oldValue { events?.add("shown") } } }
}

@Suite("The order of events in a change")
struct ManagerOrderTests {
  private let events = Events()
  private let packs = """
    <plist><dict><key>default</key><dict><key>Color</key><dict><key>ink</key><string>0x000000</string></dict></dict>
    <key>night</key><dict><key>Color</key><dict><key>ink</key><string>0xFFFFFF</string></dict></dict></dict></plist>
    """

  private func scope(_ text: String) -> StyleScope {
    let label = RecordingLabel()
    let scope = StyleScope(root: label, sheets: [Stylesheet("Label { text-color: \(text) }")])
    scope.flush()
    label.events = events
    return scope
  }

  private func skins() throws -> SkinManager {
    let skins = SkinManager(store: RecordingStore(events), library: try SkinLibrary(folder: try ScratchFolder().path))
    try skins.updateSkinPlistInfo(Array(packs.utf8))
    return skins
  }

  @Test("a theme change notifies observers, is stored, updates views, and notifies observers again")
  func theme() {
    let (manager, scope) = (ThemeManager(store: RecordingStore(events)), scope("black"))
    scope.sheets = [Stylesheet("@theme dark { --ink: white } Label { text-color: var(--ink, black) }")]
    manager.attach(scope)
    let observation = manager.observe { [events] in events.add("\($0.phase)") }
    manager.changeTheme(to: .dark)
    #expect(events.all == ["willChange", "kept dark", "shown", "didChange"])
    observation.cancel()
  }

  @Test("a skin change notifies observers, is stored, updates views, and notifies observers again")
  func skin() throws {
    let (manager, scope) = (try skins(), scope("black"))
    scope.sheets = [Stylesheet("Label { text-color: skin-color(\"ink\") }")]
    manager.attach(scope)
    let before = events.all.count
    let observation = manager.observe { [events] in events.add("\($0.phase)") }
    try manager.skinChange("night")
    #expect(events.all.dropFirst(before) == ["willChange", "kept night", "shown", "didChange"])
    observation.cancel()
  }

  @Test("an appearance change notifies observers, is stored, updates views, then notifies observers and stakeholders")
  func appearance() {
    let (manager, scope) = (DarkMode(store: RecordingStore(events)), scope("light-dark(black, white)"))
    manager.attach(scope)
    let before = events.all.count
    let observation = manager.observe { [events] in events.add("\($0.phase)") }
    manager.register(stakeholder: scope) { [events] _ in events.add("made up") }
    manager.force(.on)
    #expect(events.all.dropFirst(before) == ["willChange", "kept 1", "shown", "didChange", "made up"])
    observation.cancel()
  }

  @Test("a change that an observer requests runs after the current one, for all observers")
  func nested() throws {
    let manager = try skins()
    let first = manager.observe { [unowned manager] change in
      if change.phase == .didChange, change.to == "night" { _ = try? manager.skinChange("default") }
    }
    let second = manager.observe { [events] in events.add("\($0.phase) \($0.to)") }
    let before = events.all.count
    try manager.skinChange("night")
    #expect(
      events.all.dropFirst(before).filter { !$0.hasPrefix("kept") } == [
        "willChange night", "didChange night", "willChange default", "didChange default",
      ])
    for observation in [first, second] { observation.cancel() }

    let mode = DarkMode()
    var seen: [String] = []
    let third = mode.observe { [unowned mode] change in
      if change.phase == .willChange, change.to == .dark { mode.userChoice = .off }
    }
    let fourth = mode.observe { seen.append("\($0.phase) \($0.to)") }
    mode.userChoice = .on
    #expect(
      seen == [
        "willChange \(Appearance.dark)", "didChange \(Appearance.dark)",
        "willChange \(Appearance.light)", "didChange \(Appearance.light)",
      ])
    #expect(mode.style == .light && mode.userChoice == .off)
    for observation in [third, fourth] { observation.cancel() }
  }

  @Test("a choice that a stakeholder forces applies after the make-up")
  func forced() {
    let (mode, stakeholder) = (DarkMode(), Label())
    var makeUps = 0
    mode.register(stakeholder: stakeholder) { [unowned mode] _ in
      makeUps += 1
      mode.force(.on)
    }
    mode.makeUp()
    #expect(mode.style == .dark && mode.userChoice == .on && makeUps == 2)
  }

  @Test("an endless sequence of changes by observers is stopped and reported")
  func endless() {
    let manager = ThemeManager()
    var changes = 0
    let observation = manager.observe { [unowned manager] change in
      guard change.phase == .didChange else { return }
      changes += 1
      manager.changeTheme(to: change.to == .dark ? .light : .dark)
    }
    let diagnostics = ReportedIssues.of("ThemeManager") { manager.changeTheme(to: .dark) }
    #expect(changes == ChangeQueue.mostInARow && diagnostics.contains { $0.rule == .endlessChanges })
    observation.cancel()
    manager.changeTheme(to: .pink)
    #expect(manager.currentThemeStyle == .pink)
  }
}

extension ThemeStyle {
  fileprivate static let pink = ThemeStyle(rawValue: "pink")
}
