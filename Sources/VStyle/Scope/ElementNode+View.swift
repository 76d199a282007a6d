import VStyleCascade

extension ElementNode {
  /// What selectors and the cascade need to know of a live view.
  init(_ view: any StyleNode, _ storage: StyleStorage, key: String) {
    self.init(key: key, typeName: type(of: view).styleTypeName)
    take(view)
    if let assigned = storage.assigned { localStyles = [assigned] }
  }

  /// Takes over what selectors ask of a live node.
  mutating func take(_ element: any StyleNode) {
    id = element.styleID
    classes = element.styleClasses.sorted()
    states = element.styleStates
    attributes = element.styleAttributes
    text = element.styleText
    themeName = element.styleThemeName
  }
}
