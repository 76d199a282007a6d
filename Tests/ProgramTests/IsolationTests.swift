import Testing

/// The errors of the compiler for apps that use views in several isolation domains.
@Suite("Isolation", .enabled(if: ClientCompiler.tools != nil, "the compiler and the modules are not at hand"))
struct IsolationTests {
  private static let holder = """
    import VStyleSkins
    import VStyleViews
    actor Holder {
      var label: Label?
      func take(_ label: sending Label) { self.label = label }
    }

    """

  @Test("a view without references from the main actor can be sent with its style")
  func free() throws {
    let errors = try ClientCompiler.errors(
      in: IsolationTests.holder + """
        @MainActor func send(_ sheet: Stylesheet) async {
          let label = Label()
          label.styles = sheet["title"]
          label.mi_styles = [.alpha: 0.5]
          await Holder().take(label)
        }
        """)
    #expect(errors.lines == [], "\(errors.text)")
  }

  @Test(
    "a view that the main actor references cannot be sent",
    arguments: [
      "DetachedStyles.shared.add(label)", "label.theme.alpha = ThemeProvider { _ in 1 }",
      "label.refreshSkin = { $0.alpha = 1 }", "AppearanceService.register(stakeholder: label) { $0.alpha = 1 }",
      "ThemeManager.shared.attach(StyleScope(root: label, sheets: []))", "_ = SkinImage(\"star\", label)",
      "SkinManager.shared.refresh(label) { $0.alpha = 1 }",
    ])
  func held(_ statement: String) throws {
    let errors = try ClientCompiler.errors(
      in: IsolationTests.holder + """
        @MainActor func send() async {
          let label = Label()
          \(statement)
          await Holder().take(label)
        }
        """)
    #expect(errors.lines == [10], "\(errors.text)")
  }

  @Test("tasks cannot share detached styles or the views in them")
  func shared() throws {
    let errors = try ClientCompiler.errors(
      in: """
        import VStyleViews
        func share() async {
          let detached = DetachedStyles()
          await withTaskGroup(of: Void.self) { group in
            group.addTask { detached.add(Label()) }
            group.addTask { detached.flush() }
          }
        }
        func send(_ label: sending Label) async {
          let detached = DetachedStyles()
          detached.add(label)
          Task { label.alpha = 1 }
          detached.flush()
        }
        """)
    #expect(errors.lines.contains { $0 < 9 } && errors.lines.contains { $0 > 9 }, "\(errors.text)")
  }

  @Test("with default main-actor isolation, an app compiles if it declares view types `nonisolated`")
  func mainActorByDefault() throws {
    let errors = try ClientCompiler.errors(
      in: """
        import VStyleViews
        nonisolated final class Gauge: Control {
          var needle = Color.black
          let observer = DarkModeObserver()
          override class var properties: PropertyTable { super.properties + [.bind(.needle, \\Gauge.needle)] }
          override class var styleStateNames: [String] { super.styleStateNames + ["alarm"] }
          override var mi_specialProperties: [String] { super.mi_specialProperties + ["alarm"] }
          override func mi_setValue(_ value: Any, forKey key: String) { super.mi_setValue(value, forKey: key) }
        }
        nonisolated extension Property { static let needle = Property("needle", .color) }
        nonisolated final class Screen: ViewController {
          @MainActor override func viewDidLoad() {
            super.viewDidLoad()
            AppearanceService.register(stakeholder: self) { $0.makeUp() }
            view.theme.backgroundColor = ThemeProvider(light: .white, dark: .black)
          }
          @MainActor func makeUp() { view.tintColor = darkMode.style == .dark ? .white : .black }
        }
        func start() -> View {
          let screen = Screen()
          let gauge = Gauge()
          gauge.observer.action = { _ in gauge.setNeedsStyle() }
          screen.view.addSubview(gauge)
          return screen.view
        }
        extension Gauge { fileprivate func setNeedsStyle() { tag += 1 } }
        """, options: ["-default-isolation", "MainActor"])
    #expect(errors.lines == [], "\(errors.text)")
  }
}
