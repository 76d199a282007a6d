import Synchronization
import Testing
import VStyleViews

/// Views in actors and tasks, and what objects leave behind.
@Suite("A client uses several isolation domains")
struct DomainTests {
  private static let sheet = Stylesheet(
    "@theme dark { --ink: white; } @style title for Label { text-color: var(--ink, black) } Label { tag: 3 }")

  private actor Holder {
    private let label = Label()
    private var given: CountingLabel?

    func style(_ style: Style?) -> Color? {
      label.styles = style
      return label.textColor
    }

    func take(_ label: sending CountingLabel) { given = label }
    func writes() -> Int { given?.writes ?? 0 }
  }

  private final class CountingLabel: Label {
    private(set) var writes = 0
    override var textColor: Color? { didSet { writes += 1 } }
  }

  @Test("sheets and styles are sent to actors, which own their views")
  func actors() async {
    let holders = (0..<8).map { _ in Holder() }
    var colors: Set<String> = []
    for holder in holders { colors.insert("\(String(describing: await holder.style(Self.sheet["title"])))") }
    #expect(colors.count == 1)
    #expect(colors.first?.contains("0, 0, 0") == true)
  }

  @Test("a view that was sent to an actor is written to by that actor alone")
  @MainActor func sent() async {
    UserSettings.store = MemoryStore()
    let label = CountingLabel()
    label.styles = Self.sheet["title"]
    let holder = Holder()
    await holder.take(label)
    let style = ThemeManager.shared.currentThemeStyle
    ThemeManager.shared.changeTheme(to: style == .dark ? .light : .dark)
    ThemeManager.shared.changeTheme(to: style)
    #expect(await holder.writes() == 1)
  }

  @Test("tasks with detached styles of their own do not meet")
  func tasks() async {
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 0..<4 {
        group.addTask {
          let detached = DetachedStyles()
          var whites = 0
          for round in 0..<200 {
            let label = Label()
            detached.add(label)
            label.styles = Self.sheet["title"]
            detached.themeName = (number + round).isMultiple(of: 2) ? "dark" : nil
            detached.flush()
            if label.textColor == .white { whites += 1 }
          }
          return whites
        }
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 400)
  }

  @Test("diagnostics at run time reach a handler from any task")
  func handlers() async {
    let collector = StyleDiagnostics()
    let seen = Mutex(0)
    collector.setHandler { _ in seen.withLock { $0 += 1 } }
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          collector.report(
            StyleDiagnostic(
              .valueTypeMismatch, property: "p\(number)", typeName: "Label", expected: "a", found: "b"))
        }
      }
    }
    #expect(seen.withLock { $0 } == 8)
  }

  @Test("neither scopes nor detached styles nor managers retain views")
  func released() {
    weak var label: Label?
    weak var scope: StyleScope?
    let (manager, detached, root) = (ThemeManager(), DetachedStyles(), View())
    do {
      let (owned, made) = (Label(), StyleScope(root: root, sheets: [Self.sheet]))
      manager.attach(made)
      detached.add(owned)
      owned.styles = Self.sheet["title"]
      owned.theme(of: manager).alpha = ThemeProvider { _ in 0.5 }
      root.addSubview(owned)
      made.flush()
      #expect(owned.tag == 3)
      owned.removeFromSuperview()
      made.flush()
      (label, scope) = (owned, made)
    }
    #expect(label == nil)
    #expect(scope == nil)
    #expect(manager.changeTheme(to: .dark).providers == 0)
    detached.flush()
  }

  @Test("a chain of 2,000 views is styled without deep recursion")
  func chain() {
    let root = View()
    var last = root
    for _ in 0..<2000 {
      let next = Label()
      last.addSubview(next)
      last = next
    }
    let scope = StyleScope(root: root, sheets: [Self.sheet])
    #expect(scope.flush().written == 2000)
    #expect(last.tag == 3)
  }
}
