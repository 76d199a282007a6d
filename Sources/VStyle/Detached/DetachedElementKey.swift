/// The data of one view that selectors can match, for comparisons without allocations.
struct DetachedElementKey: Hashable {
  private let type: ObjectIdentifier
  private let id: String?
  private let classes: Set<String>
  private let states: Set<String>
  private let attributes: [String: String]
  private let hasText: Bool
  private let themeName: String?
  private let assigned: ObjectIdentifier?

  init(_ view: any StyleNode, _ storage: StyleStorage) {
    type = ObjectIdentifier(Swift.type(of: view))
    id = view.styleID
    classes = view.styleClasses
    states = view.styleStates
    attributes = view.styleAttributes
    hasText = view.styleText.map { !$0.isEmpty } ?? false
    themeName = view.styleThemeName
    assigned = storage.assigned.map { ObjectIdentifier($0.identity) }
  }
}
