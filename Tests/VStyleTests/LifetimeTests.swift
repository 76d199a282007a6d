import Testing
import VStyleViews

@Suite("Lifetimes of views and scopes")
struct LifetimeTests {
  @Test("styles, factories and tables do not retain a view", arguments: ViewTypes.all)
  func views(_ type: any Styleable.Type) {
    let sheet = Stylesheet("@style s { alpha: 0.5; background-color: blue; background-view: Label }")
    weak var view: (any Styleable)?
    weak var part: View?
    var kept: [Style?] = []
    do {
      let object = type.init()
      view = object
      let background = View()
      part = background
      object.styles = sheet["s"]
      object.mi_styles = [.alpha: 0.25, .backgroundView: { background }, .isHidden: true]
      kept.append(object.styles)
      object.applyAssignedStyle()
      if object is TableView { #expect((object as? TableView)?.backgroundView === background) }
      object.mi_styles = nil
    }
    #expect(view == nil)
    #expect(part == nil)
    #expect(kept.count == 1)
  }

  @Test("a released scope does not retain its tree, nor the tree its scope")
  func scopes() {
    weak var scope: StyleScope?
    weak var root: View?
    let sheet = Stylesheet("View { alpha: 0.5 } Button { title-color: red }")
    do {
      let view = View()
      view.addSubview(Button())
      let made = StyleScope(root: view, sheets: [sheet])
      made.flush()
      scope = made
      root = view
    }
    #expect(scope == nil)
    #expect(root == nil)
  }
}
