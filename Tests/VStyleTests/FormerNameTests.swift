import TestSupport
import Testing
import VStyleViews

@testable import VStyle

private final class Screen: View {
  var count = 0
  func makeUp() { count += 1 }
}

/// Lines of code from the seeds, without the prefix of UIKit's types.
@MainActor
@Suite("Deprecated names of the seeds", .serialized)
struct FormerNameTests {
  @available(*, deprecated, message: "tests what is deprecated")
  @Test("closures in the syntax of JXTheme work like providers")
  func closures() {
    UserSettings.store = MemoryStore()
    let label = Label()
    ThemeManager.shared.changeTheme(to: .light)
    let provider: ThemeColorDynamicProvider = { style in style == .dark ? .white : .black }
    label.theme.backgroundColor = { (style) -> Color in
      if style == .dark { return .black } else { return .white }
    }
    label.theme.textColor = provider
    label.theme.alpha = { style in style == .dark ? 0.5 : 1 }
    #expect(label.backgroundColor == .white && label.textColor == .black && label.alpha == 1)
    ThemeManager.shared.changeTheme(to: .dark)
    #expect(label.backgroundColor == .black && label.textColor == .white && label.alpha == 0.5)
    let closure: (ThemeStyle) -> Color? = label.theme.textColor
    #expect(closure(.light) == .black)
    // The new names are not ambiguous next to the deprecated ones.
    label.theme.alpha = ThemeProvider { $0 == .dark ? 0.25 : 1 }
    #expect(label.alpha == 0.25)
    label.theme.backgroundColor = nil
    label.theme.textColor = nil
    label.theme.alpha = nil
    #expect(label.alpha == 1 && label.backgroundColor == nil)
    ThemeManager.shared.changeTheme(to: .unspecified)
  }

  @available(*, deprecated, message: "tests what is deprecated")
  @Test("the deprecated names of Perseus work like the new ones")
  func perseus() {
    UserSettings.store = MemoryStore()
    let screen = Screen()
    AppearanceService.register(stakeholder: screen, selector: Screen.makeUp)
    AppearanceService.DarkModeUserChoice = .on
    AppearanceService.makeUp()
    let shared: DarkModeProtocol = screen.DarkMode
    #expect(screen.count == 1 && shared.Style == .dark && shared.SystemStyle == AppearanceService.shared.systemStyle)
    #expect(DARK_MODE_STYLE_DEFAULT == .light)
    AppearanceService.DarkModeUserChoice = .auto
  }

  @available(*, deprecated, message: "tests what is deprecated")
  @Test("the deprecated names of CJSkin work like the new ones")
  func skins() {
    let setUp: SkinUISetUpBlock<Label> = { $0.tag = 7 }
    let label = Label()
    label.refreshSkin = setUp
    #expect(label.tag == 7)
    #expect(SkinFont("none", .skinFontBold) == SkinFont("none", .bold) && SkinFontStyle.skinFontItalic == .italic)
    label.refreshSkin = nil
  }
}
