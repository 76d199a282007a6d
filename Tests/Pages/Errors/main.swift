import Foundation
import VStyleViews

let url = URL(fileURLWithPath: "app.vstyle")

// Without a mode, a sheet applies as far as it is right. It has its mistakes as values.
let sheet = try Stylesheet(contentsOf: url)
for diagnostic in sheet.diagnostics {
  let location = sheet.location(of: diagnostic)
  print("line \(location.line): \(diagnostic.rule.name), \(diagnostic.help ?? "no help")")
}

// In strict mode, errors are thrown.
do {
  _ = try Stylesheet(contentsOf: url, mode: .strict)
} catch let error as StylesheetError {
  print("refused: \(error)")
} catch {
  print("not read: \(error)")
}

// Mistakes that happen while the app runs come to one handler.
StyleDiagnostics.shared.setHandler { diagnostic in print("handler: \(diagnostic)") }
let title = Label()
title.styles = sheet["titel"]
title.mi_styles = [.alpha: "half", .numberOfLines: 2]
print("lines: \(title.numberOfLines), alpha: \(title.alpha)")

// A strict batch throws instead, and sets nothing.
do {
  try title.mi_setStyles([.alpha: "half", .numberOfLines: 3], mode: .strict)
} catch {
  print("thrown: \(error)")
}
print("lines: \(title.numberOfLines)")

// Values that only fail on a view, such as a custom property that is not declared, are those of the scope.
let scope = StyleScope(root: title, sheets: [sheet])
scope.flush()
for diagnostic in scope.diagnostics { print("scope: \(scope.description(of: diagnostic))") }
