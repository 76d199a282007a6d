/// A styleable object in a tree, so that selectors can match it.
///
/// Beyond ``Styleable``, a class implements only ``styleParent`` and ``styleChildren``. All other requirements have
/// defaults.
public protocol StyleNode: Styleable {
  /// The ID that `#id` matches. Default: `nil`.
  var styleID: String? { get }

  /// The style classes that `.class` matches. Default: none.
  var styleClasses: Set<String> { get }

  /// The current states, such as `highlighted`, without the colon. Default: none.
  var styleStates: Set<String> { get }

  /// The attributes that `[name=value]` matches. Default: none.
  var styleAttributes: [String: String] { get }

  /// The text in the node. A node with a non-empty text does not match `:empty`. Default: `nil`.
  var styleText: String? { get }

  /// The theme of the node and its descendants; `nil` inherits the parent's theme. Default: `nil`.
  var styleThemeName: String? { get }

  /// The parent node; `nil` for a root.
  var styleParent: (any StyleNode)? { get }

  /// The child nodes, in order.
  var styleChildren: [any StyleNode] { get }
}

extension StyleNode {
  /// No ID.
  public var styleID: String? { nil }

  /// No style classes.
  public var styleClasses: Set<String> { [] }

  /// No states.
  public var styleStates: Set<String> { [] }

  /// No attributes.
  public var styleAttributes: [String: String] { [:] }

  /// No text.
  public var styleText: String? { nil }

  /// The parent's theme.
  public var styleThemeName: String? { nil }
}
