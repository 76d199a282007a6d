package import VStyleStylesheet

extension ElementNode {
  /// Creates the element of a view, with all that selectors and the cascade need.
  package init(_ view: any StyleNode, _ storage: StyleStorage, key: String) {
    self.init(key: key, typeName: type(of: view).styleTypeName)
    adopt(view)
    if let assigned = storage.assigned { localStyles = [assigned] }
  }

  /// Copies the data of a view that selectors can match.
  mutating func adopt(_ element: any StyleNode) {
    id = element.styleID
    classes = element.styleClasses.sorted()
    states = element.styleStates
    attributes = element.styleAttributes
    text = element.styleText
    themeName = element.styleThemeName
  }
}
