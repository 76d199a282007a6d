import VStyle
import VStyleViews

/// Views of which each shows the values of one sheet.
@MainActor struct AttackedViews {
  /// The root of the views.
  let root = View()
  private let labels: [Label]

  /// Creates the views.
  init() {
    labels = (0...AttackText.names.count).map { index in
      let label = Label()
      label.styleClasses = ["v\(index)"]
      return label
    }
    for label in labels { root.addSubview(label) }
  }

  /// The values that sheets determine.
  var values: [Double] { [Double(root.tag)] + labels.flatMap { [Double($0.tag), $0.alpha] } }

  /// The values that a sheet determines.
  static func values(of sheet: Stylesheet) -> [Double] {
    let views = AttackedViews()
    StyleScope(root: views.root, sheets: [Stylesheet("View { tag: -1; }"), sheet]).flush()
    return views.values
  }

  /// The tag that a style determines.
  static func tag(of style: Style) -> Int {
    let (styles, label) = (DetachedStyles(), Label())
    styles.add(label)
    label.styles = style
    return label.tag
  }
}
