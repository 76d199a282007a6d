import VStyleViews

let text = """
  @theme light { --ink: black } @theme dark { --ink: white }
  Label { text-color: var(--ink) }
  """

// Any thread can compile a sheet. The result is sent to every domain that needs it.
let sheet = await Task.detached { Stylesheet(text) }.value

// An actor with its own views, scope and manager. Nothing of them leaves it.
actor Renderer {
  private let window = Window()
  private let label = Label()
  private let manager = ThemeManager()
  private let scope: StyleScope

  init(_ sheet: Stylesheet) {
    scope = StyleScope(root: window, sheets: [sheet])
  }

  func color(in theme: ThemeStyle) -> Color? {
    if label.superview == nil {
      window.addSubview(label)
      manager.attach(scope)
    }
    manager.changeTheme(to: theme)
    return label.textColor
  }
}

// Both run at the same time, each with a theme of its own.
let renderers = [Renderer(sheet), Renderer(sheet)]
async let light = renderers[0].color(in: .light)
async let dark = renderers[1].color(in: .dark)
let colors = await [light, dark]
print("in two actors: \(colors.compactMap { $0 })")

// The code of `main.swift` is on the main actor, and so are the views here.
let label = Label()
let scope = StyleScope(root: label, sheets: [sheet])
scope.themeName = "dark"
scope.flush()
print("on the main actor: \(label.textColor, default: "none")")
