import Synchronization
import VStyle
import VStyleViews

/// A switch of the theme of live views, which records its steps.
enum SwitchRun {
  /// The steps, in the order in which they happen.
  static func steps() -> [SwitchPicture.Step] {
    let events = Events()
    let manager = ThemeManager(store: RecordingStore(events))
    let sheet = Stylesheet(
      """
      @theme light { --ink: black; }
      @theme dark { --ink: white; }
      Label { text-color: var(--ink); }
      @style note { text-color: var(--ink); }
      """)
    manager.changeTheme(to: .light)

    let (inScope, detached, provided) = (RecordingLabel(), RecordingLabel(), RecordingLabel())
    let scope = StyleScope(root: inScope, sheets: [sheet])
    manager.attach(scope)
    let styles = DetachedStyles()
    manager.attach(styles)
    detached.styles = sheet["note"]
    styles.add(detached)
    provided.theme(of: manager).textColor = ThemeProvider(light: .black, dark: .white)
    let observation = manager.observe { events.add($0.phase == .willChange ? .willChange : .didChange) }

    for (label, step) in [(inScope, SwitchPicture.Step.scope), (detached, .detached), (provided, .provider)] {
      label.record = { events.add(step) }
    }
    events.clear()
    manager.changeTheme(to: .dark)
    observation.cancel()
    return events.all
  }

  /// The recorded steps, in order.
  private final class Events: Sendable {
    private let steps = Mutex<[SwitchPicture.Step]>([])
    var all: [SwitchPicture.Step] { steps.withLock { $0 } }
    func add(_ step: SwitchPicture.Step) { steps.withLock { $0.append(step) } }
    func clear() { steps.withLock { $0 = [] } }
  }

  /// A store that records that it stores a setting.
  private final class RecordingStore: SettingsStore {
    private let events: Events
    private let memory = MemoryStore()
    init(_ events: Events) { self.events = events }
    func text(forKey key: String) -> String? { memory.text(forKey: key) }
    func setText(_ text: String?, forKey key: String) {
      events.add(.stored)
      memory.setText(text, forKey: key)
    }
  }

  /// A label that records that its text color becomes another one.
  private final class RecordingLabel: Label {
    var record: (() -> Void)?
    override var textColor: Color? { didSet { if textColor != oldValue { record?() } } }
  }
}
