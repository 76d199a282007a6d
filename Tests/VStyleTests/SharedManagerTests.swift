import TestSupport
import Testing
import VStyleViews

@testable import VStyle
@testable import VStyleSkins

@MainActor
@Suite("The shared managers of an app", .serialized)
struct SharedManagerTests {
  @Test("themes and appearance work through the shared instances too")
  func shared() {
    UserSettings.store = MemoryStore()
    let view = View()
    view.theme.alpha = ThemeProvider { $0 == "dark" ? 0.5 : 1 }
    ThemeManager.shared.changeTheme(to: "dark")
    #expect(view.alpha == 0.5)
    view.theme.alpha = nil as ThemeProvider<Double>?
    AppearanceService.register(stakeholder: view) { view in
      view.tag += 1
      view.alpha = 0.5
    }
    AppearanceService.DarkModeUserChoice = .on
    AppearanceService.makeUp()
    AppearanceService.processTraitCollectionDidChange(nil)
    #expect(view.tag == 1 && view.darkMode.style == .dark && AppearanceService.isEnabled)
    #expect(AppearanceService.DarkModeUserChoice == .on)
  }

  @Test("a change of the system style updates the appearance and notifies observers")
  func system() {
    UserSettings.store = MemoryStore()
    AppearanceService.DarkModeUserChoice = .auto
    let controller = ViewController()
    var seen: [Appearance] = []
    let observer = DarkModeObserver { seen.append($0) }
    let later = DarkModeObserver()
    later.action = { _ in controller.title = "seen" }
    AppearanceService.system = GivenSystemStyle(.light)
    AppearanceService.makeUp()
    seen = []
    AppearanceService.system = GivenSystemStyle(.dark)
    #expect(controller.darkMode.style == .dark && seen == [.dark] && controller.title == "seen")
    AppearanceService.system = GivenSystemStyle(.dark)
    #expect(seen == [.dark])
    AppearanceService.system = DesktopSystemStyle()
    withExtendedLifetime((observer, later)) {}
  }

  @Test(
    "a view in `DetachedStyles.shared` follows theme, appearance and skin; other views do not")
  func detached() throws {
    UserSettings.store = MemoryStore()
    let sheet = Stylesheet(
      """
      @theme light { --n: 1 } @theme dark { --n: 2 }
      @style s { tag: var(--n); background-color: skin-color("ground"); text-color: light-dark(red, blue) }
      """)
    let (label, alone) = (Label(), Label())
    label.styles = sheet["s"]
    DetachedStyles.shared.add(label)
    ThemeManager.shared.changeTheme(to: "light")
    AppearanceService.shared.force(.off)
    #expect(label.tag == 1 && label.textColor?.description == "rgb(255, 0, 0)")
    alone.styles = sheet["s"]
    ThemeManager.shared.changeTheme(to: "dark")
    AppearanceService.shared.force(.on)
    #expect(alone.tag == 1 && alone.textColor?.description == "rgb(255, 0, 0)")
    alone.styles = nil
    alone.styles = sheet["s"]
    #expect(alone.tag == 2 && alone.textColor?.description == "rgb(0, 0, 255)")
    #expect(label.tag == 2 && label.textColor?.description == "rgb(0, 0, 255)")
    try SkinManager.shared.addBuiltinPacks(folder: PackageRoot.path + "/Stylesheets/Skins/Day")
    try SkinManager.shared.addBuiltinPacks(folder: PackageRoot.path + "/Stylesheets/Skins/Paper")
    try SkinManager.shared.skinChange("paper")
    #expect(label.backgroundColor?.description == "rgb(244, 236, 216)")
    try SkinManager.shared.skinChange("default")
  }

  @Test("the skin functions work on views and on other objects")
  func skins() throws {
    final class Meter: SkinFollowing { var ground = Color.red }
    UserSettings.store = MemoryStore()
    try SkinManager.shared.addBuiltinPacks(folder: PackageRoot.path + "/Stylesheets/Skins/Day")
    try SkinManager.shared.addBuiltinPacks(folder: PackageRoot.path + "/Stylesheets/Skins/Paper")
    let (label, meter) = (Label(), Meter())
    #expect(label.refreshSkin == nil)
    label.refreshSkin = { label in
      label.textColor = SkinColor("ink", 0.5)
      label.font = SkinFont("body", .bold)
    }
    meter.setRefreshSkin { $0.ground = SkinColor("ground") }
    #expect(label.textColor?.alpha == 0.5 && label.font?.weight == .bold && meter.ground == .white)
    try SkinManager.shared.skinChange("paper")
    #expect(meter.ground.description == "rgb(244, 236, 216)" && label.refreshSkin != nil)
    #expect(SkinColorExists("ink") && SkinFontExists("title") && SkinImageExists("top") && !SkinImageExists("star"))
    let top = Image.url(PackageRoot.path + "/Stylesheets/Skins/Paper/paper/header.png")
    #expect(SkinImage("top", label) == top)
    #expect(SkinImageRenderingMode("top", .alwaysTemplate, label) == top.withRenderingMode(.alwaysTemplate))
    #expect(SkinImageFromColor("ground") == Image(color: SkinColor("ground")))
    let bar = Size(width: 8, height: 2)
    #expect(SkinImageFromColor("ground", bar).source == .color(SkinColor("ground"), size: bar))
    label.refreshSkin = nil
    meter.setRefreshSkin(nil)
    try SkinManager.shared.skinChange("default")
    #expect(meter.ground.description == "rgb(244, 236, 216)" && label.textColor?.alpha == 0.5)
  }
}
