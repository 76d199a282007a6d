import Foundation
import VStyleViews

extension ThemeStyle {
  static let pink = ThemeStyle(rawValue: "pink")
}

// Before the first use of a manager. Without this line, choices are stored in the folder of the user.
UserSettings.store = FileStore(folder: "settings")

let (window, title) = (Window(), Label())
window.addSubview(title)
let sheet = try Stylesheet(contentsOf: URL(fileURLWithPath: "app.vstyle"), mode: .strict)
let scope = StyleScope(root: window, sheets: [sheet])

// The managers switch the scopes that are attached to them, and restore the choices of the last start.
ThemeManager.shared.attach(scope)
AppearanceService.shared.attach(scope)
AppearanceService.makeUp()

// The items of a menu.
switch CommandLine.arguments.dropFirst().first {
case "pink": ThemeManager.shared.changeTheme(to: .pink)
case "dark": choose(.on)
case "light": choose(.off)
case "system": choose(.auto)
default: break
}

@MainActor func choose(_ option: DarkModeOption) {
  ThemeManager.shared.changeTheme(to: .unspecified)
  AppearanceService.shared.force(option)
}

let (theme, choice) = (ThemeManager.shared.currentThemeStyle, AppearanceService.DarkModeUserChoice)
print("theme \(theme), dark mode \(choice): \(title.textColor, default: "none")")
