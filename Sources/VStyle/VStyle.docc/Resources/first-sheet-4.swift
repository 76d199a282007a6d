import Foundation
import VStyleViews

// A screen with a title, a text and a button.
let window = Window()
let greeting = Label()
greeting.text = "Good morning"
greeting.styleClasses = ["title"]
let news = Label()
news.text = "Nothing new"
let save = Button()
save.styleClasses = ["primary"]
for view in [greeting, news, save] { window.addSubview(view) }

// The sheet. Mistakes in it are thrown.
let sheet = try Stylesheet(contentsOf: URL(fileURLWithPath: "app.vstyle"), mode: .strict)
let scope = StyleScope(root: window, sheets: [sheet])
scope.flush()

print("title: \(greeting.textColor, default: "unset"), \(greeting.font, default: "unset")")
print("text: \(news.textColor, default: "unset"), \(news.font, default: "unset")")
print("button: \(save.backgroundColor, default: "unset"), corners of \(save.layer.cornerRadius)")

// A state: the sheet has a value for `:disabled`.
save.isEnabled = false
let report = scope.flush()
print("disabled: alpha \(save.alpha), \(report.written) value written")
