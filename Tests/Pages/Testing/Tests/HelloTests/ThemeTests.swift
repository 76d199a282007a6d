import Testing
import VStyleInspect
import VStyleViews

@Suite struct ThemeTests {
  private let window = Window()
  private let greeting = Label()
  private let save = Button()
  private let scope: StyleScope

  init() throws {
    greeting.styleClasses = ["title"]
    save.styleClasses = ["primary"]
    window.addSubview(greeting)
    window.addSubview(save)
    scope = StyleScope(root: window, sheets: [try appSheet()])
  }

  /// Returns the values that sheets set, such as those of `save.alpha` and `save:disabled.title-color`.
  private func look(in theme: String) -> [String: String] {
    scope.themeName = theme
    scope.flush()
    var look: [String: String] = [:]
    for (name, view) in [("window", window), ("greeting", greeting), ("save", save)] {
      guard let style = scope.computedStyle(of: view) else { continue }
      let states = style.slots.map { (state, values) in (":\(state)", values) }
      for (state, values) in [("", style.properties)] + states {
        for (property, value) in values where value.isStyled { look["\(name)\(state).\(property)"] = value.text }
      }
    }
    return look
  }

  @Test("the themes differ in colors, and in nothing else")
  func colors() {
    let (light, dark) = (look(in: "light"), look(in: "dark"))
    let changed = Set(light.keys).union(dark.keys).filter { light[$0] != dark[$0] }
    #expect(changed.isSuperset(of: ["window.background-color", "greeting.text-color", "save.background-color"]))
    #expect(changed.filter { !$0.hasSuffix("color") } == [])
  }
}
