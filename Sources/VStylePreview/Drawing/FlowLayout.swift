/// The direction in which the subviews of a view are drawn.
enum FlowLayout {
  /// Returns the class of a box: `row`, `col` or `over`.
  ///
  /// UIKit places subviews by constraints, which a tree does not have. A view whose subviews are a few small ones, such
  /// as an icon, a text and a button, is drawn as a row, any other as a column, unless the tree says how. A view directly
  /// in a window is a screen, and a column.
  ///
  /// - Parameters:
  ///   - layout: what the tree says of the view.
  ///   - part: the template of the view.
  ///   - parent: the template of its superview; `nil` for a root.
  ///   - children: the templates of its subviews.
  static func name(_ layout: NodeLayout, part: String, in parent: String?, _ children: [String]) -> String {
    switch layout.axis {
    case .horizontal: return "row"
    case .vertical: return "col"
    case .overlay: return "over"
    case nil: break
    }
    if rows.contains(part) { return "row" }
    guard parent != "Window", boxes.contains(part), (2...5).contains(children.count) else { return "col" }
    let areSmall = children.allSatisfy { small.contains($0) || $0 == "Label" }
    return areSmall && children.contains { small.contains($0) } && children.contains("Label") ? "row" : "col"
  }

  /// The templates whose subviews stand beside each other.
  private static let rows: Set<String> = ["TableViewCell", "Toolbar", "NavigationBar", "TabBar"]

  /// The templates whose direction follows from the subviews.
  private static let boxes: Set<String> = ["View", "Control", "CollectionViewCell"]

  /// The templates that are as small as a line of text.
  private static let small: Set<String> = [
    "ActivityIndicatorView", "Button", "ColorWell", "ImageView", "Stepper", "Switch",
  ]
}
