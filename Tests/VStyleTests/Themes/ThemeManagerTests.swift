import Synchronization
import TestSupport
import Testing
import VStyleInspect
import VStyleTrace
import VStyleValues
import VStyleViews

@testable import VStyle

extension ThemeStyle {
  fileprivate static let pink = ThemeStyle(rawValue: "pink")
}

/// A store that counts its writes.
private final class CountingStore: SettingsStore {
  private let memory = MemoryStore()
  private let count = Mutex(0)
  var writes: Int { count.withLock { $0 } }

  func text(forKey key: String) -> String? { memory.text(forKey: key) }
  func setText(_ text: String?, forKey key: String) {
    count.withLock { $0 += 1 }
    memory.setText(text, forKey: key)
  }
}

@Suite("The theme of an app")
struct ThemeManagerTests {
  private let sheet = Stylesheet(
    """
    @theme light { color-scheme: light; --ink: black; --unused: 1; }
    @theme dark { color-scheme: dark; --ink: white; --unused: 2; }
    @theme dim from dark { --unused: 3; }
    Label { text-color: var(--ink); }
    """)

  @Test("theme names are arbitrary, ordered texts; the initial theme is `unspecified`")
  func styles() {
    #expect(ThemeManager().currentThemeStyle == .unspecified)
    #expect([ThemeStyle.pink, .dark, .light].sorted() == [.dark, .light, .pink])
    #expect("\(ThemeStyle.pink)" == "pink")
  }

  @Test("the closure syntax of JXTheme works: `if` chains, and `nil` for optional members")
  func syntax() {
    let (view, label, manager) = (View(), Label(), ThemeManager())
    view.theme(of: manager).backgroundColor = ThemeProvider { style in
      if style == .dark { return .black } else if style == .pink { return Color(hex: 0xFFC0CB) } else { return .white }
    }
    let optional = ThemeProvider<Color?> { $0 == .dark ? nil : .blue }
    label.theme(of: manager).highlightedTextColor = optional
    #expect(label.highlightedTextColor == .blue)
    manager.changeTheme(to: .dark)
    #expect(view.backgroundColor == .black && label.highlightedTextColor == nil)
    manager.changeTheme(to: .pink)
    #expect(view.backgroundColor == Color(hex: 0xFFC0CB))
  }

  @Test("`mi_styles = nil` restores the provider's value, whether batch or provider was set first")
  func batchOverProvider() {
    let themes = ThemeManager()
    let (label, button) = (Label(), Button())
    label.theme(of: themes).textColor = ThemeProvider<Color?> { $0 == "dark" ? .white : .blue }
    button.layer.theme(of: themes).cornerRadius = ThemeProvider<Double> { $0 == "dark" ? 4 : 2 }
    label.mi_styles = [.textColor: Color.red, .alpha: 0.5]
    button.mi_styles = [.layer.cornerRadius: 9]
    #expect(label.textColor == .red && button.layer.cornerRadius == 9)
    label.mi_styles = nil
    button.mi_styles = nil
    #expect(label.textColor == .blue && label.alpha == 1 && button.layer.cornerRadius == 2)
    label.mi_styles = [.tag: 3]
    label.theme(of: themes).alpha = ThemeProvider<Double> { _ in 0.25 }
    label.mi_styles = nil
    #expect(label.alpha == 0.25 && label.tag == 0)
    themes.changeTheme(to: "dark")
    #expect(label.textColor == .white && label.alpha == 0.25 && button.layer.cornerRadius == 4)
  }

  @Test("a layer's provider follows the theme; after its removal the sheet's value applies")
  func layer() {
    let (view, manager) = (View(), ThemeManager())
    let scope = StyleScope(root: view, sheets: [Stylesheet("View { layer-border-color: red; layer-border-width: 2 }")])
    scope.flush()
    view.layer.theme(of: manager).borderColor = ThemeProvider(light: .blue, dark: .CSS.green)
    #expect(view.layer.borderColor == .blue)
    manager.changeTheme(to: .dark)
    scope.flush()
    #expect(view.layer.borderColor == .CSS.green && view.layer.borderWidth == 2)
    view.layer.theme(of: manager).borderColor = nil as ThemeProvider<Color>?
    #expect(view.layer.borderColor?.description == "rgb(255, 0, 0)")
  }

  @Test("`customization` and `set(_:_:)` run immediately and after each change; setting the same theme is ignored")
  func customization() {
    final class Probe { var seen: [String] = [] }
    let (view, store, probe) = (View(), CountingStore(), Probe())
    let manager = ThemeManager(store: store)
    view.theme(of: manager).customization = ThemeProvider { probe.seen.append("code \($0)") }
    view.theme(of: manager).set("title", ThemeProvider { ["\($0)", "!"] }) { _, parts in probe.seen += parts }
    view.layer.theme(of: manager).customization = ThemeProvider { probe.seen.append("layer \($0)") }
    #expect(probe.seen == ["code unspecified", "unspecified", "!", "layer unspecified"])
    probe.seen = []
    manager.changeTheme(to: .dark)
    #expect(probe.seen == ["code dark", "dark", "!", "layer dark"])
    probe.seen = []
    let observation = manager.observe { probe.seen.append("\($0.phase)") }
    let writes = store.writes
    #expect(writes == 1)
    #expect(manager.changeTheme(to: .dark) == FlushReport())
    #expect(probe.seen == [] && store.writes == writes)
    observation.cancel()
    manager.refresh()
    #expect(probe.seen.count == 4)
    view.theme(of: manager).customization = nil
    view.theme(of: manager).set("title", nil as ThemeProvider<Int>?) { _, _ in }
    manager.changeTheme(to: .light)
    #expect(probe.seen.last == "layer light" && probe.seen.count == 5)
    #expect(view.theme(of: manager).customization == nil)
  }

  @Test("`refresh` runs the providers of one object, or one provider on all its objects")
  func refresh() {
    final class Probe { var color = Color.red }
    let (manager, probe) = (ThemeManager(), Probe())
    let views = [View(), View()]
    let provider = ThemeProvider<Color> { _ in probe.color }
    for view in views { view.theme(of: manager).backgroundColor = provider }
    probe.color = .blue
    views[0].theme(of: manager).refresh()
    #expect(views.map(\.backgroundColor) == [.blue, .red])
    // The copy that was assigned and the one that is read back are the same provider.
    provider.refresh()
    #expect(views.map(\.backgroundColor) == [.blue, .blue])
    let copy: ThemeProvider<Color>? = views[1].theme(of: manager).backgroundColor
    probe.color = .CSS.green
    copy?.refresh()
    #expect(views.map(\.backgroundColor) == [.CSS.green, .CSS.green])
    let byStyle = ThemeProvider<Double> { $0 == .dark ? 0.25 : 0.5 }
    views[0].theme(of: manager).alpha = byStyle
    byStyle.refresh(style: .dark)
    #expect(views[0].alpha == 0.25)
  }

  @Test("an override applies immediately to descendants and layers; the nearest wins; `nil` removes it")
  func overrides() {
    let manager = ThemeManager()
    let (root, card, label) = (View(), View(), Label())
    root.addSubview(card)
    card.addSubview(label)
    label.theme(of: manager).textColor = ThemeProvider(light: .black, dark: .white)
    card.layer.theme(of: manager).borderColor = ThemeProvider(light: .red, dark: .blue)
    root.theme(of: manager).overrideThemeStyle = .dark
    #expect(label.textColor == .white && card.layer.borderColor == .blue)
    card.theme(of: manager).overrideThemeStyle = .light
    #expect(label.textColor == .black && card.layer.borderColor == .red)
    // A provider that is set below an override uses it immediately.
    label.theme(of: manager).shadowColor = ThemeProvider(light: .red, dark: .blue)
    #expect(label.shadowColor == .red)
    root.theme(of: manager).overrideThemeStyle = nil
    #expect(label.textColor == .black && card.theme(of: manager).overrideThemeStyle == .light)
    card.theme(of: manager).overrideThemeStyle = nil
    manager.changeTheme(to: .dark)
    #expect(label.textColor == .white)
    card.layer.theme(of: manager).overrideThemeStyle = .light
    #expect(card.layer.borderColor == .red && card.layer.theme(of: manager).overrideThemeStyle == .light)
  }

  @Test("inserting, moving or removing a view applies the override of its new ancestors")
  func moving() {
    let manager = ThemeManager()
    let (dark, plain) = (View(), View())
    dark.theme(of: manager).overrideThemeStyle = .dark
    func fresh() -> (View, Label) {
      let (card, label) = (View(), Label())
      label.theme(of: manager).textColor = ThemeProvider(light: .black, dark: .white)
      card.addSubview(label)
      return (card, label)
    }
    let ways: [(View) -> Void] = [
      { dark.addSubview($0) }, { dark.insertSubview($0, at: 0) },
      { dark.insertSubview($0, aboveSubview: dark.subviews[0]) },
      { dark.insertSubview($0, belowSubview: dark.subviews[0]) },
    ]
    for way in ways {
      let (card, label) = fresh()
      way(card)
      #expect(label.textColor == .white)
      plain.addSubview(card)
      #expect(label.textColor == .black)
      dark.addSubview(card)
      #expect(label.textColor == .white)
      card.removeFromSuperview()
      #expect(label.textColor == .black)
      dark.addSubview(card)
    }
  }

  @Test("a bar item's override applies to the item")
  func barItem() {
    let (item, manager) = (BarButtonItem(), ThemeManager())
    item.theme(of: manager).tintColor = ThemeProvider(light: .black, dark: .white)
    item.theme(of: manager).overrideThemeStyle = .dark
    #expect(item.tintColor == .white)
    manager.changeTheme(to: .light)
    #expect(item.tintColor == .white)
    item.theme(of: manager).overrideThemeStyle = nil
    #expect(item.tintColor == .black)
  }

  @Test("observers see the values before and after a change; each user has a separate theme")
  func order() throws {
    final class Probe { var seen: [String] = [] }
    let (label, store, probe) = (Label(), MemoryStore(), Probe())
    let manager = ThemeManager(store: store)
    let scope = StyleScope(root: label, sheets: [sheet])
    manager.attach(scope)
    label.theme(of: manager).alpha = ThemeProvider { $0 == .dark ? 0.5 : 1 }
    let observation = manager.observe { [unowned manager] change in
      let ink = label.textColor?.description ?? "none"
      probe.seen.append(
        "\(change.phase) \(change.from)>\(change.to) \(manager.currentThemeStyle) \(ink) \(label.alpha)")
    }
    manager.changeTheme(to: .dark)
    #expect(
      probe.seen == [
        "willChange unspecified>dark unspecified rgb(0, 0, 0) 1.0",
        "didChange unspecified>dark dark rgb(255, 255, 255) 0.5",
      ])
    let key = "com.jiaxin.theme.currentThemeStyleUserDefaultsKey:"
    #expect(store.all == [key + "default": "dark"])
    #expect(ThemeManager(store: store).currentThemeStyle == .dark)
    manager.storeConfigsIdentifierKey = "ada"
    #expect(manager.currentThemeStyle == .unspecified && label.alpha == 1)
    #expect(probe.seen.count == 4)
    #expect(store.all == [key + "default": "dark"])
    manager.changeTheme(to: .pink)
    #expect(store.all == [key + "default": "dark", key + "ada": "pink"])
    manager.storeConfigsIdentifierKey = "default"
    #expect(manager.currentThemeStyle == .dark && label.alpha == 0.5)
    observation.cancel()
    manager.changeTheme(to: .light)
    #expect(probe.seen.count == 8)
  }

  @Test("a theme change from an observer starts after the current change ends")
  func nested() {
    final class Probe { var seen: [String] = [] }
    let (manager, probe) = (ThemeManager(), Probe())
    let first = manager.observe { [unowned manager] change in
      if change.phase == .didChange, change.to == .dark { manager.changeTheme(to: .pink) }
    }
    let second = manager.observe { if $0.phase == .didChange { probe.seen.append("\($0.to)") } }
    manager.changeTheme(to: .dark)
    #expect(probe.seen == ["dark", "pink"] && manager.currentThemeStyle == .pink)
    first.cancel()
    second.cancel()
  }

  @Test("a theme switch writes each dependent value once, and nothing for unused custom properties")
  func counts() {
    let root = View()
    for _ in 0..<10 { root.addSubview(Label()) }
    let manager = ThemeManager()
    let scope = StyleScope(root: root, sheets: [sheet])
    manager.attach(scope)
    manager.changeTheme(to: .light)
    let themed = root.subviews[0]
    themed.theme(of: manager).alpha = ThemeProvider(light: 1, dark: 0.5)
    let dark = manager.changeTheme(to: .dark)
    #expect(dark.providers == 1 && dark.written == 10)
    themed.theme(of: manager).alpha = nil as ThemeProvider<Double>?
    // The theme `dim` is `dark` with another value of a custom property that no declaration uses.
    let dim = manager.changeTheme(to: "dim")
    #expect(dim.providers == 0 && dim.written == 0)
  }

  @Test("a provider overrides the sheet and the batch; `nil` restores their value")
  func precedence() {
    let (label, manager) = (Label(), ThemeManager())
    let scope = StyleScope(root: label, sheets: [sheet])
    manager.attach(scope)
    label.theme(of: manager).textColor = ThemeProvider(light: .red, dark: .blue)
    manager.changeTheme(to: .dark)
    #expect(label.textColor == .blue)
    #expect(scope.explain(label, .textColor)?.code == .provider(theme: "dark"))
    label.theme(of: manager).textColor = nil as ThemeProvider<Color>?
    #expect(label.textColor?.description == "rgb(255, 255, 255)")
    #expect(scope.explain(label, .textColor).map { $0.code == nil } == true)
    label.mi_styles = [.textColor: Color.CSS.green]
    #expect(scope.explain(label, .textColor)?.code == .batch)
    label.theme(of: manager).textColor = ThemeProvider(light: .red, dark: .blue)
    #expect(label.textColor == .blue)
    #expect(scope.explain(label, .textColor)?.code == .provider(theme: "dark"))
    label.mi_styles = [.textColor: Color.CSS.green]
    #expect(label.textColor == .CSS.green)
    #expect(scope.explain(label, .textColor)?.code == .batch)
    manager.refresh()
    #expect(label.textColor == .blue)
    #expect(scope.explain(label, .textColor)?.code == .provider(theme: "dark"))
    label.theme(of: manager).textColor = nil as ThemeProvider<Color>?
    #expect(label.textColor == .CSS.green)
  }

  @Test("deallocated views leave no entries, and their provider stays usable")
  func lifetimes() {
    let manager = ThemeManager()
    let provider = ThemeProvider<Color>(light: .black, dark: .white)
    weak var last: View?
    for round in 0..<Environment.rounds(100_000) {
      let view = View()
      view.theme(of: manager).backgroundColor = provider
      if round.isMultiple(of: 20) {
        view.theme(of: manager).customization = ThemeProvider { [weak view] _ in view?.tag += 1 }
      }
      last = view
    }
    #expect(last == nil)
    #expect(manager.trackedCount <= 128)
    #expect(provider.useCount <= 128)
    provider.refresh()
    #expect(manager.changeTheme(to: .dark).providers == 0)
  }

  @Test("a manager, its scopes and its observers form no retain cycles")
  func cycles() {
    weak var manager: ThemeManager?
    weak var scope: StyleScope?
    do {
      let made = ThemeManager()
      let view = View()
      let tree = StyleScope(root: view, sheets: [sheet])
      made.attach(tree)
      view.theme(of: made).alpha = ThemeProvider(light: 1, dark: 0)
      let observation = made.observe { _ in }
      made.changeTheme(to: .dark)
      observation.cancel()
      (manager, scope) = (made, tree)
    }
    #expect(manager == nil && scope == nil)
  }
}
