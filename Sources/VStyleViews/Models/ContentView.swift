import VStyleProperties

/// The content view of a cell. It is no node of the tree: its subviews are children of the cell, so that a selector
/// reaches them on every platform.
final class ContentView: View {
  override class var styleTypeName: String { View.styleTypeName }

  /// The cell, while the view is in its place.
  fileprivate weak var cell: View?

  override var container: View { cell.flatMap { $0 === superview ? $0 : nil } ?? self }

  override func styleDidChange(_ change: ViewChange) {
    super.styleDidChange(change)
    if case .children = change, container !== self { container.styleDidChange(.children) }
  }
}

/// The place of a cell's content view, which is created on first use.
final class ContentPlace {
  private var made: ContentView?

  /// Returns the content view of a cell.
  func view(of cell: View) -> View {
    if let made { return made }
    let view = ContentView()
    (view.cell, view.superview) = (cell, cell)
    made = view
    return view
  }

  /// The views in the content view, unless the app has moved it elsewhere.
  var subviews: [View] {
    guard let made, made.container !== made else { return [] }
    return made.subviews
  }
}
