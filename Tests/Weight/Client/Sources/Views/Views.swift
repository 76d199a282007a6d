import VStyleViews

/// The least that an app does with the headless views.
@main struct Views {
  static func main() {
    let window = Window()
    let label = Label()
    window.addSubview(label)
    let scope = StyleScope(root: window, sheets: [Stylesheet("Window Label { alpha: 0.5; }")])
    scope.flush()
    print(label.alpha)
  }
}
