/// An element of a drawing: a part of a view, such as its title or the thumb of a slider.
struct DrawnElement: Hashable {
  /// The name of the HTML element.
  var tag = "div"

  /// The names of its parts, for the style sheet of the page, separated by spaces.
  var part: String

  /// What the style of the view decides.
  var css = CSSBlock()

  /// The other attributes. Values are escaped when they are written.
  var attributes: [Attribute] = []

  /// What the element contains, in order.
  var content: [Content] = []

  struct Attribute: Hashable {
    let name: String
    let value: String
  }

  enum Content: Hashable {
    case text(String)
    case element(DrawnElement)
    /// The subviews of the view.
    case subviews
  }

  /// Creates an element.
  init(_ part: String, tag: String = "div", _ content: [Content] = []) {
    self.part = part
    self.tag = tag
    self.content = content
  }

  /// Creates an element with a text.
  init(_ part: String, text: String) { self.init(part, tag: "span", [.text(text)]) }

  /// Adds an element.
  mutating func add(_ element: DrawnElement?) { if let element { content.append(.element(element)) } }

  /// The element with further declarations.
  func with(_ name: String, _ value: String?) -> DrawnElement {
    var copy = self
    copy.css[name] = value
    return copy
  }

  /// The element with an attribute.
  func with(attribute name: String, _ value: String) -> DrawnElement {
    var copy = self
    copy.attributes.append(Attribute(name: name, value: value))
    return copy
  }
}
