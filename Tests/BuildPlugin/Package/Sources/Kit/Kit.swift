import VStyle

/// The root of views that are named as those of a platform, with other names in sheets.
class KitView: StyleNode {
  class var styleTypeName: String { "View" }
  class var properties: PropertyTable { [.bind(Property("alpha", .number(0...1)), \KitView.alpha)] }

  let styleStorage = StyleStorage()
  var styleClasses: Set<String> = []
  var alpha = 1.0
  private(set) var styleChildren: [any StyleNode] = []
  private weak var parent: KitView?
  var styleParent: (any StyleNode)? { parent }

  required init() {}

  func add(_ view: KitView) {
    styleChildren.append(view)
    view.parent = self
  }
}

final class KitLabel: KitView {
  override class var styleTypeName: String { "Label" }
}

final class Lamp: KitView {
  override class var styleTypeName: String { "Lamp" }
  override class var properties: PropertyTable { super.properties + [.bind(Property("level", .number), \Lamp.level)] }

  var level = 0.0
}

typealias Label = KitLabel

/// Styles a tree of views, and returns the values that the sheet sets.
public func kitValues() -> String {
  let (root, label, lamp) = (KitView(), KitLabel(), Lamp())
  root.add(label)
  root.add(lamp)
  label.styleClasses = [StyleClass.warm.rawValue]
  let scope = StyleScope(root: root, sheets: [Styles.kit.sheet])
  scope.flush()
  return withExtendedLifetime(scope) { "kit \(label.alpha) \(lamp.level)" }
}
