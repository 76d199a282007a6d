/// A styleable object that stands in a tree, so that selectors can match it. A class says where it stands; all else has
/// a default.
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

extension StyleNode {
  /// No id.
  public var styleID: String? { nil }

  /// No classes.
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
