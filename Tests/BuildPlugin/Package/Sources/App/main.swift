import Detail
import Kit
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

// Rules without a named style, for a view type of a schema file, of `@view`, and for classes as those of a platform.
let (dials, low, dial) = (View(), Gauge(), Dial())
for view in [low, dial] { dials.addSubview(view) }
low.styleClasses = [.low]
let dialScope = StyleScope(root: dials, sheets: [Styles.dials.sheet])
dialScope.flush()
print(low.reading, dial.turn, kitValues())

switch CommandLine.arguments.dropFirst().first {
case "schema": try Gauge.writeSchema(to: CommandLine.arguments[2])
#if DEBUG
  case "saves": try await followSaves(of: CommandLine.arguments[2], label, in: scope)
#endif
default: break
}
