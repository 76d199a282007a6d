import Foundation
import VStyleInspect
import VStyleViews

let window = Window()
let save = Button()
save.styleClasses = ["primary"]
window.addSubview(save)

let sheet = try Stylesheet(contentsOf: URL(fileURLWithPath: "app.vstyle"), mode: .strict)
let scope = StyleScope(root: window, sheets: [sheet])
scope.themeName = "dark"
scope.flush()

// The declarations that compete for a property, the strongest first, and the custom properties of the winner.
if let trace = scope.explain(save, .backgroundColor) {
  print(trace)
  for candidate in trace.candidates {
    if let location = candidate.location.map(scope.location) { print("  \(location)") }
  }
}

// A value from code overrides sheets, and the trace says so.
save.mi_styles = [.backgroundColor: Color.gray]
print(scope.explain(save, .backgroundColor)?.description ?? "not in the tree")

// The value of the sheet, without what code set.
let style = scope.computedStyle(of: save)
print(style?.value(of: .backgroundColor, as: Color.self) ?? "no value")
print(style?.customProperty("--accent")?.text ?? "not declared")

// What a flush did. A second one has nothing to do.
save.isEnabled = false
print(scope.flush())
print(scope.flush())
