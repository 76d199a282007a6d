import VStyle
import VStyleStylesheet
import VStyleValues

/// A view with the properties that the measured sheets set.
class BenchView: StyleNode {
  var color = Color.black
  var backgroundColor: Color?
  var borderColor: Color?
  var outlineColor: Color?
  var padding = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  var margin = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  var minWidth = 0.0
  var minHeight = 0.0
  var borderWidth = 0.0
  var borderRadius = 0.0
  var outlineWidth = 0.0
  var fontSize = 0.0
  var fontWeight = 400.0
  var letterSpacing = 0.0
  var opacity = 1.0

  let styleStorage = StyleStorage()
  var styleID: String?
  var styleClasses: Set<String> = [] { didSet { styleNeedsUpdate() } }
  var styleStates: Set<String> = []
  var styleAttributes: [String: String] { [:] }
  var styleText: String? { nil }
  var styleThemeName: String? { nil }
  private(set) weak var parent: BenchView?
  private(set) var children: [BenchView] = []
  var styleParent: (any StyleNode)? { parent }
  var styleChildren: [any StyleNode] { children }

  required init() {}

  class var styleTypeName: String { "\(self)" }
  class var styleStateNames: [String] { BenchTree.states }
  class var properties: PropertyTable {
    [
      .bind(Property("color", .color, inheritance: .fromParent), \BenchView.color),
      .bind(Property("background-color", .color), \BenchView.backgroundColor),
      .bind(Property("border-color", .color), \BenchView.borderColor),
      .bind(Property("outline-color", .color), \BenchView.outlineColor),
      .bind(Property("padding", .insets), \BenchView.padding),
      .bind(Property("margin", .insets), \BenchView.margin),
      .bind(Property("min-width", .length), \BenchView.minWidth),
      .bind(Property("min-height", .length), \BenchView.minHeight),
      .bind(Property("border-width", .length), \BenchView.borderWidth),
      .bind(Property("border-radius", .length), \BenchView.borderRadius),
      .bind(Property("outline-width", .length), \BenchView.outlineWidth),
      .bind(Property("font-size", .length, inheritance: .fromParent), \BenchView.fontSize),
      .bind(Property("font-weight", .number, inheritance: .fromParent), \BenchView.fontWeight),
      .bind(Property("letter-spacing", .length, inheritance: .fromParent), \BenchView.letterSpacing),
      .bind(Property("opacity", .number), \BenchView.opacity),
    ]
  }

  /// Adds views after the last child.
  func add(_ views: [BenchView]) {
    for view in views { view.parent = self }
    children += views
    styleChildrenNeedUpdate()
  }

  /// Removes the last children.
  func removeLast(_ count: Int) {
    let gone = children.suffix(count)
    children.removeLast(count)
    for view in gone {
      view.parent = nil
      view.styleDidLeaveParent()
    }
    styleChildrenNeedUpdate()
  }
}

/// The view types of the measured trees, with the names of the inputs.
enum BenchViews {
  final class App: BenchView {}
  final class Window: BenchView {}
  final class Toolbar: BenchView {}
  final class Sidebar: BenchView {}
  final class Split: BenchView {}
  final class Panel: BenchView {}
  final class Group: BenchView {}
  final class List: BenchView {}
  final class Row: BenchView {}
  final class Cell: BenchView {}
  final class Button: BenchView {}
  final class Label: BenchView {}
  final class Icon: BenchView {}
  final class Field: BenchView {}
  final class Check: BenchView {}
  final class Tabs: BenchView {}
  final class Tab: BenchView {}
  final class Badge: BenchView {}
  final class Status: BenchView {}
  final class Menu: BenchView {}
  final class MenuItem: BenchView {}

  static let all: [BenchView.Type] = [
    App.self, Window.self, Toolbar.self, Sidebar.self, Split.self, Panel.self, Group.self, List.self, Row.self,
    Cell.self, Button.self, Label.self, Icon.self, Field.self, Check.self, Tabs.self, Tab.self, Badge.self, Status.self,
    Menu.self, MenuItem.self,
  ]
}

extension BenchView {
  /// The schema of the sheets for the trees.
  static let schema = StyleSchema(viewTypes: BenchViews.all)

  /// Returns the views of a tree, in document order. The first view is the root.
  static func views(of tree: ElementTree) -> [BenchView] {
    let types = Dictionary(uniqueKeysWithValues: BenchViews.all.map { ($0.styleTypeName, $0) })
    let views = tree.nodes.map { node -> BenchView in
      let view = (types[node.typeName] ?? BenchView.self).init()
      view.styleID = node.id
      view.styleStates = node.states
      view.styleClasses = Set(node.classes)
      return view
    }
    for (position, node) in tree.nodes.enumerated() where !node.children.isEmpty {
      views[position].add(node.children.map { views[$0] })
    }
    return views
  }
}
