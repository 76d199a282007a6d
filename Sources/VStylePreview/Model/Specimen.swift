/// A view with the text and the subviews that show what its type looks like.
package struct Specimen: Sendable {
  /// The view type.
  package let type: String

  /// The text; `nil` for none.
  package var text: String?

  /// The subviews.
  package var children: [Specimen]

  private init(_ type: String, _ text: String? = nil, _ children: [Specimen] = []) {
    self.type = type
    self.text = text
    self.children = children
  }

  /// Returns the text and the subviews of a view of a type.
  ///
  /// - Parameters:
  ///   - lineage: the view type and its superclasses, most derived first.
  ///   - name: the text of a view that shows a text.
  package static func of(_ lineage: [String], name: String) -> Specimen {
    let type = lineage.first ?? ""
    for ancestor in lineage {
      if let content = contents[ancestor] {
        return Specimen(type, content.showsName ? name : content.text, content.children)
      }
    }
    return Specimen(type)
  }

  private struct Content {
    var showsName = false
    var text: String?
    var children: [Specimen] = []
  }

  private static let contents: [String: Content] = [
    "Label": Content(showsName: true), "Button": Content(showsName: true),
    "TextField": Content(text: "Text"), "SearchTextField": Content(),
    "TextView": Content(text: "Text that fills more than\na single line"),
    "BarItem": Content(showsName: true), "ViewController": Content(text: "Title"), "TextLayer": Content(text: "Text"),
    "NavigationBar": Content(text: "Title"), "TableViewHeaderFooterView": Content(text: "Header"),
    "RefreshControl": Content(), "PopoverPresentationController": Content(text: "Popover"),
    "TableViewCell": Content(text: "Title\nDetail"),
    "TableView": Content(children: rows), "ScrollView": Content(children: [Specimen("Label", "Content that scrolls")]),
    "CollectionView": Content(children: (0..<6).map { _ in Specimen("CollectionViewCell") }),
    "StackView": Content(children: ["One", "Two", "Three"].map { Specimen("Label", $0) }),
    "VisualEffectView": Content(children: [Specimen("Label", "Above a blur")]),
  ]

  private static let rows = ["First row", "Second row", "Third row"].map { Specimen("TableViewCell", $0) }
}
