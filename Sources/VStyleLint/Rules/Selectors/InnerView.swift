import VStyleSelectors
import VStyleValues

/// A view that a control creates for itself: a part of the control, which is no node of the tree.
struct InnerView {
  /// The view type of the control.
  let owner: String

  /// The view types of the part.
  let typeNames: Set<String>

  /// The properties of the control that style the part.
  let properties: String

  private static let all = [
    InnerView(owner: "Button", typeNames: ["Label"], properties: "`title-color` and `title-label-font`"),
    InnerView(owner: "Button", typeNames: ["ImageView"], properties: "`image` and `image-view-content-mode`"),
    InnerView(
      owner: "SearchBar", typeNames: ["SearchTextField", "TextField"],
      properties: "`search-text-field-font` and `search-text-field-text-color`"),
    InnerView(owner: "SegmentedControl", typeNames: ["Label"], properties: "`title-text-attributes`"),
  ]

  /// The first part that a selector names below its control, and the view type that it names; `nil` if there is none.
  ///
  /// A view with an ID, a style class or an attribute is one that the app adds.
  static func first(in selector: ComplexSelector) -> (view: InnerView, typeName: String)? {
    var owners: Set<String> = []
    var compound = selector.first
    for step in selector.rest {
      if step.combinator == .descendant || step.combinator == .child, case .named(let name, _) = compound.type {
        owners.insert(name)
      }
      compound = step.compound
      guard case .named(let name, _) = compound.type, !compound.conditions.contains(where: isOfApp) else { continue }
      let found = all.first { $0.typeNames.contains(name) && owners.contains($0.owner) }
      if let found { return (found, name) }
    }
    return nil
  }

  private static func isOfApp(_ condition: SimpleSelector) -> Bool {
    switch condition {
    case .id, .class, .attribute: true
    default: false
    }
  }
}
