import Foundation
import TestSupport
import Testing
import VStyleFoundation
import VStyleSkins
import VStyleViews

extension ThemeStyle {
  static let pink = ThemeStyle(rawValue: "pink")
}

@MainActor enum Looks {
  static let warning: [Property: Any] = [.textColor: Color.red, .numberOfLines: 2]
}

@MainActor func warn(_ label: Label, _ others: [Label]) {
  label.mi_styles = Looks.warning
  Label.mi_setStyles(Looks.warning, of: others)
}

final class DefaultsStore: SettingsStore {
  func text(forKey key: String) -> String? { UserDefaults.standard.string(forKey: key) }

  func setText(_ text: String?, forKey key: String) { UserDefaults.standard.set(text, forKey: key) }
}

/// The Swift examples of Docs/Themes.md, Docs/Skins.md and Docs/Speed.md. The code equals the code of the page, line for line.
@MainActor
@Suite("Examples of Docs/Themes.md, Docs/Skins.md and Docs/Speed.md", .serialized)
struct PageExampleTests {
  private let sheet = Stylesheet(
    """
    @theme light { color-scheme: light; --ink: black } @theme dark { color-scheme: dark; --ink: white }
    @style title { text-color: var(--ink) } @style tableView { row-height: 44 }
    """)

  init() { UserSettings.store = MemoryStore() }

  @Test("the examples of single views and of a scope run")
  func views() throws {
    let scratch = try ScratchFolder()
    let (tableView, window) = (TableView(), Window())
    let url = try scratch.write("@theme dark { --n: 1 } @style tableView { row-height: 44 }", to: "a.vstyle")
    let sheet = try Stylesheet(contentsOf: url)
    tableView.styles = sheet["tableView"]  // follows the view's states
    DetachedStyles.shared.add(tableView)  // and the themes of the app
    tableView.styles = nil  // restores the earlier values

    tableView.mi_styles = [.rowHeight: 60.0, .separatorColor: Color.separator]  // values of Swift, in one batch
    tableView.styles = Style(for: TableView.self) { $0.rowHeight = 60 }  // the same, checked by the compiler

    let scope = StyleScope(root: window, sheets: [sheet])  // a whole tree, with selectors
    scope.flush()  // updates only what changed
    scope.themeName = "dark"  // the next flush writes the changed values
    #expect(tableView.rowHeight == 60 && scope.needsFlush)
  }

  @Test("scopes and detached styles follow a theme change")
  func following() {
    let (window, label) = (Window(), Label())
    let scope = StyleScope(root: window, sheets: [sheet])
    ThemeManager.shared.attach(scope)
    AppearanceService.shared.attach(scope)
    SkinManager.shared.attach(scope)

    label.styles = sheet["title"]  // outside a scope: uses the current environment
    DetachedStyles.shared.add(label)  // follows all three managers from here on
    ThemeManager.shared.changeTheme(to: .light)
    #expect(label.textColor?.description == "rgb(0, 0, 0)")
    ThemeManager.shared.changeTheme(to: .dark)
    #expect(label.textColor?.description == "rgb(255, 255, 255)" && scope.themeName == "dark")
  }

  @Test("the examples of themes run, and no object is retained")
  func themes() {
    weak var kept: Label?
    do { kept = themedLabel() }
    #expect(kept == nil)
  }

  /// Runs the examples of themes.
  ///
  /// - Returns: the label that they set up.
  private func themedLabel() -> Label {
    let (window, label, button) = (Window(), Label(), Button())
    ThemeManager.shared.changeTheme(to: .pink)
    label.theme.textColor = ThemeProvider(light: .black, dark: .white)
    button.theme.setTitleColor(ThemeProvider { $0 == .dark ? .white : .black }, for: .highlighted)
    window.layer.theme.borderColor = ThemeProvider { $0 == .pink ? Color(hex: 0xFFC0CB) : .gray }
    label.theme.customization = ThemeProvider { [weak label] style in label?.tag = style == .dark ? 1 : 0 }
    label.theme.set("title", ThemeProvider { "\($0)" }) { label, title in label.text = title }
    #expect(window.layer.borderColor == Color(hex: 0xFFC0CB) && label.text == "pink" && label.tag == 0)

    ThemeManager.shared.changeTheme(to: .dark)  // stored, shown, notified: in this order
    #expect(label.textColor == .white && label.tag == 1 && button.titleColor(for: .highlighted) == .white)
    label.theme.overrideThemeStyle = .light  // for this subtree, regardless of its ancestors
    #expect(label.textColor == .black && label.text == "light")
    label.theme.textColor = nil as ThemeProvider<Color>?
    #expect(label.textColor == Label().textColor)
    return label
  }

  @Test("a store of user defaults has the choices that the seeds store there")
  func defaults() throws {
    // These values are not written to a file.
    let theme = "com.jiaxin.theme.currentThemeStyleUserDefaultsKey:default"
    UserDefaults.standard.register(defaults: [
      theme: "dark", "DarkModeUserChoiceOptionKey": 1, "CJSkinCurrentSkinName": "night",
    ])
    UserSettings.store = DefaultsStore()
    defer { UserSettings.store = MemoryStore() }
    #expect(ThemeManager(store: UserSettings.store).currentThemeStyle == .dark)
    #expect(DarkMode(store: UserSettings.store).userChoice == .on)
    #expect(try UserSettings.store.text(forKey: "CJSkinCurrentSkinName") == "night")
  }

  @Test("the example of themes from a server runs")
  func server() async throws {
    let server = try LoopbackServer([
      "/": .reply(200, [], Array(##"{"sea":{"mainTitle":"#0055AA"}}"##.utf8))
    ])
    let list = Array(##"{"sea": {"mainTitle": "#111111"}, "unspecified": {"note": "gray"}}"##.utf8)
    let plist = Array("<plist><dict><key>sea</key><dict><key>n</key><string>010203</string></dict></dict></plist>".utf8)
    let (label, address) = (Label(), server.address("/"))
    let source = ThemeSource(ThemeManager.shared)
    label.theme.textColor = source.color("mainTitle", fallback: .black)
    try source.add(json: list)
    try source.add(propertyList: plist)
    try await source.load(address, with: SessionDownloader())
    ThemeManager.shared.changeTheme(to: "sea")
    for entry in source.malformed { print("not a color: \(entry)") }
    #expect(label.textColor == Color(hex: 0x0055AA))
    #expect(source.malformed == ["unspecified.note"] && source.styles == ["sea", .unspecified])
    #expect(source.colors["sea"]?["n"] == Color(hex: 0x010203))
    #expect(Stylesheet(source.sheetText).diagnostics.isEmpty)
  }

  // The view controller of the page.
  final class Screen: ViewController {
    let observer = DarkModeObserver()  // observes as soon as it has an action

    @MainActor override func viewDidLoad() {
      super.viewDidLoad()
      view.theme.backgroundColor = ThemeProvider(light: .white, dark: .black)
      AppearanceService.register(stakeholder: self) { $0.makeUp() }
      observer.action = { style in print("now it is \(style)") }
      if AppearanceService.isEnabled { makeUp() }
    }

    @MainActor func makeUp() { view.tintColor = darkMode.style == .dark ? .white : .black }
  }

  @Test("the example of a custom screen runs")
  func screen() {
    let screen = Screen()
    AppearanceService.shared.force(.on)
    #expect(screen.view.tintColor == .white)
    AppearanceService.shared.force(.off)
    #expect(screen.view.tintColor == .black)
  }

  @Test("the example of appearance runs")
  func appearance() {
    let label = Label()
    AppearanceService.register(stakeholder: label) { $0.alpha = 0.9 }
    AppearanceService.DarkModeUserChoice = .auto
    AppearanceService.makeUp()
    let observer = DarkModeObserver { style in print("now it is \(style)") }
    AppearanceService.shared.force(.on)  // sets the choice and makes up
    #expect(label.alpha == 0.9 && AppearanceService.shared.style == .dark && observer.action != nil)
  }

  @Test("the example of batches runs")
  func batches() {
    let (label, others) = (Label(), [Label(), Label()])
    warn(label, others)
    #expect(([label] + others).allSatisfy { $0.textColor == .red && $0.numberOfLines == 2 })
  }

  @Test("the examples of skins run")
  func skins() async throws {
    let scratch = try ScratchFolder()
    let folder = PackageRoot.path + "/Stylesheets/Skins/Day"
    let bytes = Fixture(path: PackageRoot.path + "/Stylesheets/Skins/Night.zip").bytes
    let skins = SkinManager(library: try SkinLibrary(folder: scratch.path), downloader: SessionDownloader())
    let (label, imageView, button) = (Label(), ImageView(), Button())
    try skins.addBuiltinPacks(folder: folder)
    try skins.install(archive: bytes)  // installs all packs, or throws and changes nothing
    try skins.skinChange("night")

    skins.refresh(label) { label in
      label.textColor = skins.color("ink", alpha: 0.5)
      label.font = skins.font("body", style: .bold)
    }
    imageView.image = skins.image("star", renderingMode: .alwaysTemplate, for: imageView)
    button.setBackgroundImage(skins.image(fromColor: "ground"), for: .normal)
    #expect(label.textColor == Color(hex: 0xF2F2F7).withAlpha(0.5) && imageView.image?.renderingMode == .alwaysTemplate)
    #expect(button.backgroundImage(for: .normal) == Image(color: skins.color("ground")))

    try skins.removeSkin("night")  // selects `default` first
    #expect(skins.skinName == "default")

    await skins.loadPendingImages()
    let star = try await skins.loadImage("star")  // waits for this image and returns its source
    #expect(star.source == .pack && star.pack == "default")
    skins.refresh(label, with: nil)
  }
}
