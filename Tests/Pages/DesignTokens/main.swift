import Foundation
import VStyleViews

// The custom properties that Swift uses, each with its type.
extension CustomProperty where Value == Color {
  static var accent: Self { Self("--accent", .color) }
}

let (window, title) = (Window(), Label())
title.styleClasses = ["title"]
window.addSubview(title)
let sheet = try Stylesheet(contentsOf: URL(fileURLWithPath: "app.vstyle"), mode: .strict)
let scope = StyleScope(root: window, sheets: [sheet])

@MainActor func show(_ name: String) {
  scope.flush()
  print("\(name): --accent \(scope[.accent], default: "none"), title \(title.textColor, default: "none")")
}
show("light")
scope.themeName = "dark"
show("dark")
scope[.accent] = .red
show("assigned")
scope[.accent] = nil
show("as in the sheet")
