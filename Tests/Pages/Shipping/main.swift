import Foundation
import VStyleViews

guard let url = Bundle.module.url(forResource: "app", withExtension: "vstyle", subdirectory: "Styles") else {
  throw CocoaError(.fileNoSuchFile)
}
let sheet = try Stylesheet(contentsOf: url, mode: .strict)
let title = Label()
title.styleClasses = ["title"]
let scope = StyleScope(root: title, sheets: [sheet])
for theme in ["light", "dark"] {
  scope.themeName = theme
  scope.flush()
  print("\(theme): \(title.textColor, default: "none"), \(title.font, default: "none")")
}
