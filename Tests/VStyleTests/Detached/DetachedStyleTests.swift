import TestSupport
import Testing
import VStyleViews

@testable import VStyle
@testable import VStyleSkins

@Suite("Detached styles: objects with a style outside a scope")
struct DetachedStyleTests {
  private let sheet = Stylesheet(
    """
    @theme light { color-scheme: light; --ink: black; --unused: 1; }
    @theme dark { color-scheme: dark; --ink: white; --unused: 2; }
    @theme dim from dark { --unused: 3; }
    :root { --gap: 4; alpha: 0.125; }
    Label { alpha: 0.25; }
    @style plain { tag: 7; }
    @style title { text-color: var(--ink); tag: 1; }
    @style skinned { text-color: skin-color("ink"); }
    @style schemed { text-color: light-dark(red, blue); }
    @style dense { @media (width < 400) { number-of-lines: 2; } }
    @style action { title-color: var(--ink); &:disabled { alpha: 0.5; } &:theme(dark) { tag: 9; } }
    @style own { &:scheme(dark) { tag: 3; } }
    """)

  private func label(_ detached: DetachedStyles, _ name: String) -> Label {
    let label = Label()
    detached.add(label)
    label.styles = sheet[name]
    return label
  }

  /// A control that counts the requests for its states.
  private final class CountingControl: Control {
    var requests = 0

    override var styleStates: Set<String> {
      requests += 1
      return super.styleStates
    }
  }

  @Test("a style that changes a state is applied again; the next one is applied once")
  func passes() {
    let sheet = Stylesheet(
      "@style off { enabled: false; &:disabled { alpha: 0.5 } } @style pale { alpha: 0.25 }",
      viewTypes: [CountingControl.self])
    let control = CountingControl()
    control.styles = sheet["pale"]
    control.requests = 0
    control.styles = sheet["pale"]
    let once = control.requests
    control.styles = sheet["off"]
    #expect(control.alpha == 0.5 && control.requests > once)
    control.styles = sheet["pale"]
    #expect(control.alpha == 0.25)
    control.requests = 0
    control.styles = sheet["off"]
    control.styles = sheet["pale"]
    control.requests = 0
    control.styles = sheet["pale"]
    #expect(control.requests == once)
  }

  @Test("a detached style follows the theme, appearance, skin and traits in one flush")
  func follows() {
    let (detached, themes, darkMode, skins) = (DetachedStyles(), ThemeManager(), DarkMode(), SkinManager())
    let title = label(detached, "title")
    let (skinned, schemed, dense, own) = (
      label(detached, "skinned"), label(detached, "schemed"), label(detached, "dense"), label(detached, "own")
    )
    #expect(title.textColor == .black && schemed.textColor?.description == "rgb(255, 0, 0)" && dense.numberOfLines == 2)
    themes.attach(detached)
    darkMode.attach(detached)
    skins.attach(detached)
    themes.changeTheme(to: "dark")
    #expect(title.textColor?.description == "rgb(255, 255, 255)")
    // The theme `dark` sets its color scheme.
    #expect(schemed.textColor?.description == "rgb(0, 0, 255)" && own.tag == 3)
    themes.changeTheme(to: .unspecified)
    #expect(title.textColor?.description == "rgb(0, 0, 0)" && own.tag == 0)
    darkMode.force(.on)
    #expect(title.textColor?.description == "rgb(255, 255, 255)" && own.tag == 3)
    #expect(skinned.textColor == .white)
    detached.skin = Skin(name: "night", colors: ["ink": .CSS.green])
    detached.traits.width = 800
    let report = detached.flush()
    #expect(skinned.textColor == .CSS.green && dense.numberOfLines == 1)
    #expect(report.visited == 2 && report.written == 2)
    themes.detach(detached)
    themes.changeTheme(to: "light")
    #expect(title.textColor?.description == "rgb(255, 255, 255)")
  }

  @Test("a detached style uses the custom properties of its sheet, but not its rules")
  func styleAlone() {
    let spaced = Stylesheet("@style spaced { layer-corner-radius: var(--gap) } Label { tag: 2 } :root { --gap: 4 }")
    let tracked = label(DetachedStyles(), "title")
    let alone = Label()
    alone.styles = spaced["spaced"]
    #expect(tracked.alpha == 1 && tracked.tag == 1)
    #expect(alone.layer.cornerRadius == 4 && alone.tag == 0)
  }

  @Test("a theme change visits only objects that depend on it, and resolves each style once")
  func counts() {
    let (detached, themes) = (DetachedStyles(), ThemeManager())
    themes.attach(detached)
    themes.changeTheme(to: "light")
    let plain = (0..<100).map { _ in label(detached, "plain") }
    let titles = (0..<100).map { _ in label(detached, "title") }
    #expect(plain.allSatisfy { $0.tag == 7 } && detached.storedCounts == (groups: 2, objects: 200))
    let switched = themes.changeTheme(to: "dark")
    #expect(switched.visited == 100 && switched.written == 100 && titles.allSatisfy { $0.textColor != .black })
    #expect(themes.changeTheme(to: "dark") == FlushReport())
    // The theme `dim` is `dark` with another value of a custom property that no style uses.
    let dim = themes.changeTheme(to: "dim")
    #expect(dim.visited == 0 && dim.written == 0)
    detached.themeName = "light"
    #expect(detached.flush().resolved == 1)
    #expect(detached.flush() == FlushReport())
  }

  @Test("styles follow the theme in each control state, and their removal restores all values")
  func states() {
    let (detached, themes, button) = (DetachedStyles(), ThemeManager(), Button())
    themes.attach(detached)
    detached.add(button)
    button.styles = sheet["action"]
    button.isEnabled = false
    #expect(button.alpha == 0.5)
    themes.changeTheme(to: "dark")
    #expect(button.titleColor(for: .normal)?.description == "rgb(255, 255, 255)" && button.tag == 9)
    #expect(button.alpha == 0.5)
    button.isEnabled = true
    #expect(button.alpha == 1 && button.tag == 9)
    button.styles = nil
    #expect(button.tag == 0 && button.titleColor(for: .normal) == Button().titleColor(for: .normal))
    themes.changeTheme(to: "light")
    #expect(button.tag == 0)
    button.styles = sheet["title"]
    #expect(button.tag == 1)
    button.styles = sheet["action"]
    detached.remove(button)
    #expect(themes.changeTheme(to: "dark").visited == 0 && button.tag == 0)
  }

  @Test("a detached style follows the theme override of its object or nearest ancestor")
  func overrides() {
    let (detached, themes) = (DetachedStyles(), ThemeManager())
    themes.attach(detached)
    let (root, inner, item) = (View(), label(detached, "title"), BarButtonItem())
    root.addSubview(inner)
    root.theme(of: themes).overrideThemeStyle = "dark"
    #expect(inner.textColor?.description == "rgb(255, 255, 255)")
    #expect(themes.changeTheme(to: "light").written == 0)
    inner.theme(of: themes).overrideThemeStyle = "light"
    #expect(inner.textColor?.description == "rgb(0, 0, 0)")
    inner.theme(of: themes).overrideThemeStyle = nil
    inner.removeFromSuperview()
    #expect(inner.textColor?.description == "rgb(0, 0, 0)")
    root.addSubview(inner)
    #expect(inner.textColor?.description == "rgb(255, 255, 255)")
    detached.add(item)
    item.styles =
      Stylesheet("@theme light { color-scheme: light; --n: 1 } @theme dark { --n: 2 } @style s { width: var(--n) }")[
        "s"]
    #expect(item.width == 1)
    item.theme(of: themes).overrideThemeStyle = "dark"
    #expect(item.width == 2)
  }

  @Test("a scope styles the objects in its tree until they leave it")
  func scopes() {
    let (detached, themes, root) = (DetachedStyles(), ThemeManager(), View())
    themes.attach(detached)
    let title = label(detached, "title")
    root.addSubview(title)
    let scope = StyleScope(root: root, sheets: [sheet])
    scope.themeName = "light"
    scope.flush()
    #expect(title.alpha == 0.25 && title.tag == 1)
    #expect(themes.changeTheme(to: "dark").visited == 0 && title.textColor?.description == "rgb(0, 0, 0)")
    title.removeFromSuperview()
    scope.flush()
    #expect(title.alpha == 1 && title.textColor?.description == "rgb(255, 255, 255)")
    themes.changeTheme(to: "light")
    #expect(title.textColor?.description == "rgb(0, 0, 0)")
  }

  @Test("an edited sheet replaces its styles inside and outside scopes, unless it has errors")
  func reload() {
    let (detached, root, inside) = (DetachedStyles(), View(), Label())
    let (loose, other) = (label(detached, "title"), Label())
    detached.add(other)
    other.styles = Style(for: Label.self) { $0.alpha = 0.75 }
    root.addSubview(inside)
    inside.styles = sheet["title"]
    let sum = Label()
    root.addSubview(sum)
    sum.styles = sheet["title"] + Style(for: Label.self) { $0.alpha = 0.625 }
    let scope = StyleScope(root: root, sheets: [sheet])
    scope.flush()
    let edited = Stylesheet("@style title { tag: 5; }")
    #expect(scope.reload(0, with: edited) == [] && detached.reload(sheet, with: edited) == [])
    scope.flush()
    #expect(inside.tag == 5 && loose.tag == 5 && loose.textColor == Label().textColor && other.alpha == 0.75)
    #expect(sum.tag == 5 && sum.alpha == 0.625)
    let broken = Stylesheet("@style title { tag: red; }")
    #expect(scope.reload(0, with: broken).count == 1 && detached.reload(edited, with: broken).count == 1)
    scope.flush()
    #expect(inside.tag == 5 && loose.tag == 5)
  }

  @Test("released objects are not visited, and most of their entries are removed")
  func lifetimes() {
    let (detached, themes) = (DetachedStyles(), ThemeManager())
    themes.attach(detached)
    weak var last: Label?
    for _ in 0..<Environment.rounds(10_000) { last = label(detached, "title") }
    #expect(last == nil && detached.storedCounts.objects <= 128)
    // A style that is created for one object is released with it.
    for number in 0..<500 {
      let label = Label()
      detached.add(label)
      label.styles = Style(for: Label.self) { $0.tag = number }
    }
    #expect(detached.storedCounts.groups <= 128)
    let report = themes.changeTheme(to: "dark")
    #expect(report.visited == 0 && report.written == 0)
  }

  /// A view type of its own, whose diagnostics no other test reports.
  private final class Placard: Label {}

  @Test("an invalid computed value is reported with its location, and again only in an environment where it is invalid")
  func invalidValues() {
    let sheet = Stylesheet(
      """
      @theme light { color-scheme: light; --ink: black; --size: 3; }
      @theme dark { color-scheme: dark; --size: red; }
      @style title { text-color: var(--ink);
        tag: var(--size) }
      """, viewTypes: [Placard.self])
    let (detached, placard) = (DetachedStyles(), Placard())
    detached.add(placard)
    #expect(ReportedIssues.of("Placard") { placard.styles = sheet["title"] } == [])
    #expect(placard.tag == 3)
    detached.themeName = "dark"
    let found = ReportedIssues.of("Placard") { detached.flush() }
    #expect(placard.tag == 0)
    let rule = "invalid-at-computed-value-time: Placard: expected"
    #expect(
      found.map(\.description) == [
        "\(rule) a value, found <text>:3:16: error: `text-color` has no value: the custom property `--ink` is not declared here [unknown-custom-property]",
        "\(rule) <integer>, found <text>:4:3: error: `tag` takes a whole number, found `red` (--size) [custom-property-type-mismatch]",
      ])
    #expect(found.map { $0.location.map { sheet.location(of: $0).line } } == [3, 4])
    detached.themeName = "light"
    #expect(ReportedIssues.of("Placard") { detached.flush() } == [])
  }

  @Test("once most objects are released, a flush or theme change removes their entries")
  func memory() {
    let (detached, themes) = (DetachedStyles(), ThemeManager())
    themes.attach(detached)
    var labels = (0..<1000).map { _ in label(detached, "title") }
    for label in labels { label.theme(of: themes).alpha = ThemeProvider { _ in 0.5 } }
    labels.removeLast(400)
    detached.flush()
    themes.changeTheme(to: "light")
    #expect(themes.trackedCount == 1000, "most are there")
    labels.removeLast(200)
    detached.flush()
    #expect(detached.storedCounts.objects == 400 && themes.trackedCount == 1000)
    themes.changeTheme(to: "dark")
    #expect(themes.trackedCount == 400)
    labels = []
    detached.flush()
    themes.changeTheme(to: "light")
    #expect(detached.storedCounts.objects == 0 && themes.trackedCount == 0)
  }

  @Test("code that runs on the main actor is recognized")
  func domains() async {
    #expect(MainDomain.ifCurrent { true } == nil)
    let isKnown = await MainActor.run { MainDomain.ifCurrent { true } }
    #expect(isKnown == true)
  }
}
