import TestSupport
import Testing
import VStyleViews

@testable import VStyle
@testable import VStyleSkins

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

  @Test("without a type of its own, a read returns the provider")
  func reads() {
    let (label, other) = (Label(), Label())
    label.theme.alpha = ThemeProvider { _ in 0.5 }
    label.theme.backgroundColor = ThemeProvider { _ in .red }
    let alpha = label.theme.alpha
    let color = label.theme.backgroundColor
    #expect(alpha?.provider(.light) == 0.5 && color?.provider(.light) == .red)
    other.theme.backgroundColor = label.theme.backgroundColor
    #expect(other.backgroundColor == .red && label.theme.customization == nil)
    for view in [label, other] { view.theme.backgroundColor = nil }
    label.theme.alpha = nil
  }

  @available(*, deprecated, message: "tests what is deprecated")
  @Test("the closures of setters and of `customization` work like providers")
  func setters() {
    UserSettings.store = MemoryStore()
    ThemeManager.shared.changeTheme(to: .dark)
    let (button, item) = (Button(), TabBarItem())
    let color: ThemeColorDynamicProvider = { style in style == .dark ? .white : .black }
    button.theme.setTitleColor(color, for: .normal)
    button.theme.setTitleShadowColor({ style in style == .dark ? .red : .blue }, for: .normal)
    button.theme.setAttributedTitle({ _ in AttributedText("title") }, for: .normal)
    button.theme.setImage({ _ in Image(named: "a") }, for: .normal)
    button.theme.setBackgroundImage({ _ in Image(named: "b") }, for: .normal)
    item.theme.setTitleTextAttributes({ _ in TextAttributes(foregroundColor: .red) }, for: .normal)
    var styles: [ThemeStyle] = []
    button.theme.customization = { style in styles.append(style) }
    let closure: (ThemeStyle) -> Void = button.theme.customization
    closure(.light)
    #expect(button.titleColor(for: .normal) == .white && button.titleShadowColor(for: .normal) == .red)
    #expect(button.attributedTitle(for: .normal)?.string == "title")
    #expect(button.image(for: .normal) == .named("a") && button.backgroundImage(for: .normal) == .named("b"))
    #expect(item.titleTextAttributes(for: .normal)?.foregroundColor == .red)
    #expect(styles == [.dark, .light])
    button.theme.setTitleColor(nil, for: .normal)
    button.theme.customization = nil
    #expect(button.titleColor(for: .normal) == .white)
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
