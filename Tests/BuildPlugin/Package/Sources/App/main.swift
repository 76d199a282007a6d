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

#if DEBUG
  if CommandLine.arguments.count > 1 { try await followSaves(of: CommandLine.arguments[1], label, in: scope) }
#endif
