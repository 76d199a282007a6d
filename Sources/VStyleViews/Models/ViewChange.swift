/// A change to a view that can affect selectors, inheritance or themes.
enum ViewChange: Hashable, CaseIterable {
  /// The ID that `#id` matches.
  case id
  /// The style classes.
  case classes
  /// The attributes.
  case attributes
  /// The control states and the app's own states.
  case states
  /// The text that `:empty` tests.
  case text
  /// The name of the theme.
  case theme
  /// The superview.
  case parent
  /// The subviews or their order.
  case children
}
