import Testing
import VStyle
import VStyleViews

/// A view in a state, and the names of the states that apply.
struct StateCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () -> View
  let states: Set<String>

  init<V: View>(_ name: String, _ states: Set<String>, _ change: @escaping @Sendable (V) -> Void) {
    testDescription = name
    self.states = states
    make = {
      let view = V()
      change(view)
      return view
    }
  }

  static let all = [
    StateCase("view", []) { (_: View) in },
    StateCase("view with a state of the app", ["busy"]) { (view: View) in view.customStyleStates = ["busy"] },
    StateCase("control", ["normal", "enabled"]) { (_: Control) in },
    StateCase("disabled control", ["disabled"]) { (view: Control) in view.isEnabled = false },
    StateCase("touched and selected button", ["enabled", "highlighted", "selected"]) { (view: Button) in
      view.isHighlighted = true
      view.isSelected = true
    },
    StateCase("focused button", ["enabled", "focused"]) { (view: Button) in view.isFocused = true },
    StateCase("switch", ["normal", "enabled", "off"]) { (_: Switch) in },
    StateCase("switch that is on", ["normal", "enabled", "on"]) { (view: Switch) in view.isOn = true },
    StateCase("edited text field", ["normal", "enabled", "editing"]) { (view: TextField) in view.isEditing = true },
    StateCase("edited text view", ["editing"]) { (view: TextView) in view.isEditing = true },
    StateCase("label", ["enabled"]) { (_: Label) in },
    StateCase("highlighted label", ["disabled", "highlighted"]) { (view: Label) in
      view.isHighlighted = true
      view.isEnabled = false
    },
    StateCase("highlighted image view", ["highlighted"]) { (view: ImageView) in view.isHighlighted = true },
    StateCase("selected row", ["selected", "editing"]) { (view: TableViewCell) in
      view.isSelected = true
      view.isEditing = true
    },
  ]
}

@Suite("States")
struct StateTests {
  @Test("a view matches the pseudo-classes of its states", arguments: StateCase.all)
  func states(_ state: StateCase) {
    let view = state.make()
    #expect(view.styleStates == state.states)
    let known = Set(ViewTypeTable.of(type(of: view)).states)
    #expect(view.styleStates.subtracting(view.customStyleStates).isSubset(of: known))
  }

  @Test("each change is reported once, and an equal value is not reported")
  func changes() {
    let field = TextField()
    let changes: [(TextField) -> Void] = [
      { $0.styleID = "name" }, { $0.styleClasses = ["wide"] }, { $0.styleAttributes = ["role": "title"] },
      { $0.customStyleStates = ["busy"] }, { $0.styleThemeName = "dark" }, { $0.text = "x" }, { $0.isEditing = true },
      { $0.isEnabled = false }, { $0.isSelected = true }, { $0.isHighlighted = true }, { $0.isFocused = true },
    ]
    for change in changes {
      let before = field.styleChangeCount
      change(field)
      #expect(field.styleChangeCount == before + 1)
      change(field)
      #expect(field.styleChangeCount == before + 1)
    }
  }
}
