import TestSupport
import Testing
import VStyleViews

@testable import VStyle

/// A cell of the decision table: the system's appearance, the user's choice and the result.
struct Decision: Sendable, CustomTestStringConvertible {
  let system: SystemStyle
  let choice: DarkModeOption
  let style: Appearance

  var testDescription: String { "\(system) \(choice)" }

  static let all: [Decision] = [
    Decision(system: .unspecified, choice: .auto, style: .default),
    Decision(system: .unspecified, choice: .on, style: .dark),
    Decision(system: .unspecified, choice: .off, style: .light),
    Decision(system: .light, choice: .auto, style: .light),
    Decision(system: .light, choice: .on, style: .dark),
    Decision(system: .light, choice: .off, style: .light),
    Decision(system: .dark, choice: .auto, style: .dark),
    Decision(system: .dark, choice: .on, style: .dark),
    Decision(system: .dark, choice: .off, style: .light),
  ]
}

@Suite("The appearance of an app")
struct AppearanceTests {
  @Test("the user's choice and the system decide the appearance, with and without a store", arguments: Decision.all)
  func decision(_ cell: Decision) {
    #expect(Appearance(choice: cell.choice, system: cell.system) == cell.style)
    let store = MemoryStore()
    let darkMode = DarkMode(store: store, system: GivenSystemStyle(cell.system))
    darkMode.userChoice = cell.choice
    #expect(darkMode.style == cell.style && darkMode.userChoice == cell.choice)
    #expect(store.all == ["DarkModeUserChoiceOptionKey": "\(cell.choice.rawValue)"])
    #expect(DarkMode(store: store, system: GivenSystemStyle(cell.system)).style == cell.style)
  }

  @Test("an invalid stored choice is read as auto", arguments: ["3", "-1", "", "on", "99999999999999999999"])
  func outOfRange(_ text: String) {
    let store = MemoryStore([DarkMode.choiceKey: text])
    let darkMode = DarkMode(store: store, system: GivenSystemStyle(.dark))
    #expect(darkMode.userChoice == .auto && darkMode.style == .dark)
  }

  @Test("light is the default; raw values and descriptions are those of Perseus")
  func constants() {
    #expect(Appearance.default == .light)
    #expect(DarkModeOption.allCases.map(\.description) == [".auto", ".on", ".off"])
    #expect(SystemStyle.allCases.map(\.description) == [".unspecified", ".light", ".dark"])
    #expect(Appearance.allCases.map(\.description) == [".light", ".dark"])
    #expect(DarkModeOption.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(SystemStyle.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(Appearance.allCases.map(\.rawValue) == [0, 1])
  }

  private final class Log { var lines: [String] = [] }

  @MainActor
  @Test("only changes notify observers, only make-ups notify stakeholders, and observers come first")
  func order() {
    let (log, darkMode) = (Log(), DarkMode())
    let observer = DarkModeObserver(of: darkMode) { log.lines.append("changed \($0)") }
    darkMode.register(stakeholder: log) { $0.lines.append("made up \(darkMode.style)") }
    #expect(!darkMode.isEnabled && log.lines == [])
    darkMode.makeUp()
    #expect(darkMode.isEnabled && log.lines == ["made up .light"])
    darkMode.userChoice = .on
    #expect(log.lines == ["made up .light", "changed .dark"])
    log.lines = []
    darkMode.makeUp()
    #expect(log.lines == ["made up .dark"])
    log.lines = []
    darkMode.force(.off)
    #expect(log.lines == ["changed .light", "made up .light"])
    observer.action = { _ in log.lines.append("replaced") }
    log.lines = []
    darkMode.force(.on)
    #expect(log.lines == ["replaced", "made up .dark"])
    darkMode.unregister(stakeholder: log)
    log.lines = []
    darkMode.makeUp()
    #expect(log.lines == [])
  }

  @Test("a change of the system's appearance applies once, and not during a make-up")
  func traits() {
    let (log, system) = (Log(), GivenSystemStyle(.light))
    let darkMode = DarkMode(system: system)
    let observer = DarkModeObserver(of: darkMode) { _ in
      log.lines.append("changed")
      darkMode.processTraitCollectionDidChange(.unspecified)
    }
    darkMode.register(stakeholder: log) { $0.lines.append("made up") }
    darkMode.processTraitCollectionDidChange(nil)
    darkMode.processTraitCollectionDidChange(.light)
    #expect(log.lines == [] && !darkMode.isEnabled)
    system.systemStyle = .dark
    darkMode.processTraitCollectionDidChange(.light)
    #expect(log.lines == ["changed", "made up"] && darkMode.isEnabled && darkMode.style == .dark)
    darkMode.userChoice = .on
    system.systemStyle = .light
    darkMode.processTraitCollectionDidChange(.dark)
    #expect(log.lines == ["changed", "made up", "made up"])
    withExtendedLifetime(observer) {}
  }

  @Test("the appearance updates light-dark(), prefers-color-scheme, :scheme(), system colors and the scheme's theme")
  func sheets() {
    let root = View()
    let labels = (0..<5).map { _ in Label() }
    for (number, label) in labels.enumerated() {
      label.styleID = "l\(number)"
      root.addSubview(label)
    }
    let sheet = Stylesheet(
      """
      @theme day { color-scheme: light; --ink: red; }
      @theme night { color-scheme: dark; --ink: blue; }
      #l0 { text-color: light-dark(black, white); }
      @media (prefers-color-scheme: dark) { #l1 { text-color: green; } }
      #l2:scheme(dark) { text-color: yellow; }
      #l3 { text-color: var(--ink); }
      #l4 { text-color: system-red; }
      """)
    #expect(sheet.diagnostics == [])
    let scope = StyleScope(root: root, sheets: [sheet])
    let darkMode = DarkMode()
    darkMode.attach(scope)
    #expect(labels[0].textColor?.description == "rgb(0, 0, 0)" && labels[3].textColor?.description == "rgb(255, 0, 0)")
    let report = darkMode.force(.on)
    #expect(report.written == 5)
    #expect(
      labels.map { $0.textColor?.description } == [
        "rgb(255, 255, 255)", "rgb(0, 128, 0)", "rgb(255, 255, 0)", "rgb(0, 0, 255)", "rgb(255, 69, 58)",
      ])
    #expect(darkMode.force(.on) == FlushReport())
    darkMode.detach(scope)
    #expect(darkMode.force(.off) == FlushReport())
  }

  @Test("a theme override applies the color scheme of its theme")
  func subtree() {
    let (root, label) = (View(), Label())
    root.addSubview(label)
    let scope = StyleScope(
      root: root,
      sheets: [
        Stylesheet(
          "@theme night { color-scheme: dark; } Label { text-color: light-dark(black, white); highlighted-text-color: label }"
        )
      ])
    let darkMode = DarkMode()
    darkMode.attach(scope)
    root.theme(of: ThemeManager()).overrideThemeStyle = "night"
    scope.flush()
    #expect(label.textColor?.description == "rgb(255, 255, 255)")
  }

  @Test("released stakeholders, observers and scopes run no actions, and their registrations are removed")
  func lifetimes() {
    let darkMode = DarkMode()
    for number in 0..<10_000 {
      let log = Log()
      darkMode.register(stakeholder: log) { $0.lines.append("x") }
      _ = DarkModeObserver(of: darkMode) { _ in log.lines.append("y") }
      if number < 10 { darkMode.attach(StyleScope(root: View(), sheets: [])) }
    }
    #expect(darkMode.registrationCount <= 64)
    #expect(darkMode.force(.on) == FlushReport())
  }

  @Test("a stakeholder that another one unregisters is notified until the make-up ends")
  func ending() {
    let (first, second, darkMode) = (Log(), Log(), DarkMode())
    darkMode.register(stakeholder: first) { _ in darkMode.unregister(stakeholder: second) }
    darkMode.register(stakeholder: second) { $0.lines.append("x") }
    darkMode.register(stakeholder: second) { $0.lines.append("again") }
    darkMode.makeUp()
    #expect(second.lines == ["x", "again"])
    darkMode.makeUp()
    #expect(second.lines.count == 2)
  }
}

/// The variables and files of a desktop, and the appearance that they select.
struct Desktop: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let variables: [String: String]
  let files: [String: String]
  let style: SystemStyle

  static let all: [Desktop] = [
    Desktop("nothing", [:], [:], .unspecified),
    Desktop("no files", ["HOME": "/h"], [:], .unspecified),
    Desktop("a dark GTK_THEME", ["GTK_THEME": "Adwaita:dark"], [:], .dark),
    Desktop(
      "a light GTK_THEME", ["GTK_THEME": "Adwaita", "HOME": "/h"], ["/h/.config/kdeglobals": "ColorScheme=BreezeDark"],
      .light),
    Desktop(
      "dark preferred", ["HOME": "/h"],
      ["/h/.config/gtk-3.0/settings.ini": "[Settings]\ngtk-application-prefer-dark-theme = 1\n"], .dark),
    Desktop(
      "light preferred", ["XDG_CONFIG_HOME": "/x"], ["/x/gtk-4.0/settings.ini": "gtk-application-prefer-dark-theme=0"],
      .light),
    Desktop(
      "a dark theme by name", ["HOME": "/h"], ["/h/.config/gtk-4.0/settings.ini": "gtk-theme-name=Yaru-dark"], .dark),
    Desktop("dark in the middle of a name", ["GTK_THEME": "Flat-Dark-solid"], [:], .dark),
    Desktop(
      "a darker theme", ["HOME": "/h"], ["/h/.config/gtk-3.0/settings.ini": "gtk-theme-name=Slate-darker-hdpi"], .dark),
    Desktop(
      "a light theme by name", ["HOME": "/h"], ["/h/.config/gtk-3.0/settings.ini": "gtk-theme-name=Snow"], .light),
    Desktop("KDE, dark in the middle", ["HOME": "/h"], ["/h/.config/kdeglobals": "ColorScheme=InkDarkWarm"], .dark),
    Desktop("KDE", ["HOME": "/h"], ["/h/.config/kdeglobals": "[General]\nColorScheme=BreezeDark\n"], .dark),
    Desktop("a file without a word of it", ["HOME": "/h"], ["/h/.config/kdeglobals": "\u{0}=\n==\n"], .unspecified),
  ]

  init(_ name: String, _ variables: [String: String], _ files: [String: String], _ style: SystemStyle) {
    testDescription = name
    self.variables = variables
    self.files = files
    self.style = style
  }
}

@Suite("The appearance of a desktop")
struct DesktopStyleTests {
  @Test("the appearance is read from the variables and files of the desktop", arguments: Desktop.all)
  func style(_ desktop: Desktop) {
    let source = DesktopSystemStyle(variables: desktop.variables) { desktop.files[$0] }
    #expect(source.systemStyle == desktop.style)
  }
}
