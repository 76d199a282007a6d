import Detail
import Plain
import VStyleViews

let (root, label) = (View(), Label())
root.addSubview(label)
let scope = StyleScope(root: root, sheets: [Styles.settings.sheet])
label.styles = Styles.settings.card
label.styleClasses = [.muted]
scope.theme = .sepia
scope.flush()
print(label.textColor == scope[.accent], label.alpha, plain)
scope[.accent] = .black
scope.flush()
print(label.textColor == .black, Styles.welcome.card.style != nil, card.style?.source ?? "none")

let gauge = Gauge()
gauge.styles = Styles.gauges.half
print(gauge.reading)

switch CommandLine.arguments.dropFirst().first {
case "schema": try Gauge.writeSchema(to: CommandLine.arguments[2])
#if DEBUG
  case "saves": try await followSaves(of: CommandLine.arguments[2], label, in: scope)
#endif
default: break
}
