import Foundation
import VStyleViews

// The views of home.json.
let window = Window()
let home = View()
window.addSubview(home)
let greeting = Label()
greeting.text = "Good morning"
greeting.styleClasses = ["title"]
let news = Label()
news.text = "Nothing new since yesterday."
let save = Button()
save.styleClasses = ["primary"]
for view in [greeting, news, save] { home.addSubview(view) }

// The sheet. Errors in it are thrown.
let sheet = try Stylesheet(contentsOf: URL(fileURLWithPath: "app.vstyle"), mode: .strict)
let scope = StyleScope(root: window, sheets: [sheet])

// Light and dark. The sheet has a theme for each.
let darkMode = DarkMode()
darkMode.attach(scope)
for choice in [DarkModeOption.off, .on] {
  darkMode.force(choice)
  print("dark mode \(choice):")
  print("  title \(greeting.textColor, default: "unset"), \(greeting.font, default: "unset")")
  print("  button \(save.backgroundColor, default: "unset"), corners of \(save.layer.cornerRadius)")
}

// A state: the sheet has a value for `:disabled`.
save.isEnabled = false
let report = scope.flush()
print("disabled: alpha \(save.alpha), \(report.written) value written")
