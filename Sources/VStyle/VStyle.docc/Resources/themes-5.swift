import Foundation
import VStyleViews

let window = Window()
let save = Button()
save.styleClasses = ["primary"]
window.addSubview(save)

let sheet = try Stylesheet(contentsOf: URL(fileURLWithPath: "app.vstyle"), mode: .strict)
let scope = StyleScope(root: window, sheets: [sheet])

@MainActor func show(_ name: String) {
  print("\(name): window \(window.backgroundColor, default: "unset")")
  print("  button \(save.backgroundColor, default: "unset"), title \(save.titleColor(for: .normal), default: "unset")")
}

// The appearance: the system decides, until the user chooses.
let system = GivenSystemStyle(.light)
let darkMode = DarkMode(system: system)
darkMode.attach(scope)
darkMode.makeUp()
show("light system")

darkMode.system = GivenSystemStyle(.dark)
darkMode.makeUp()
show("dark system")
darkMode.force(.off)
show("user chose light")

// The theme: a manager stores the choice of the user.
let themes = ThemeManager()
themes.attach(scope)
let observation = themes.observe { change in print("\(change.phase): \(change.from) to \(change.to)") }

themes.changeTheme(to: "pink")
show("user chose pink")
withExtendedLifetime(observation) {}
