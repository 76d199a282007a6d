import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// All that the drawing of a view depends on.
struct DrawnView {
  let values: ViewValues

  /// The text of the tree; `nil` if it has none.
  let text: String?

  /// What the tree says about the view's place.
  let layout: NodeLayout

  /// The templates of the subviews.
  let childTypes: [String]

  /// The template of the parent; `nil` for a root.
  let parentPart: String?

  let fonts: CSSFont

  /// The text of a property if a declaration sets it, or else that of the tree.
  func text(_ property: String) -> String? {
    values.isStyled(property) ? values.string(property) : text ?? values.string(property)
  }

  /// Returns the image file at an address that a declaration names.
  let resource: (String, SourceLocation?) -> ImageResource?
}

/// An image file of a sheet.
package struct ImageResource: Sendable {
  /// The address that contains the bytes, which begins with `data:`.
  package let address: String

  /// Creates an image file.
  package init(address: String) { self.address = address }
}
