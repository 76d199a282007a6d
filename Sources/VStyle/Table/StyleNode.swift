/// A styleable object that stands in a tree, so that selectors can match it.
public protocol StyleNode: Styleable {
  /// The name that `#id` matches.
  var styleID: String? { get }

  /// The names that `.class` matches.
  var styleClasses: Set<String> { get }

  /// The states that hold now, such as `highlighted`, without the colon.
  var styleStates: Set<String> { get }

  /// The values that `[name=value]` matches.
  var styleAttributes: [String: String] { get }

  /// The text in the node. One that is not empty makes the node not `:empty`.
  var styleText: String? { get }

  /// The theme that is in force from here down; `nil` leaves the parent's.
  var styleThemeName: String? { get }

  /// The node above.
  var styleParent: (any StyleNode)? { get }

  /// The nodes below, in order.
  var styleChildren: [any StyleNode] { get }
}
