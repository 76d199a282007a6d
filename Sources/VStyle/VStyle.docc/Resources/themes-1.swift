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
