/// What changed in a view that selectors, inheritance or themes look at.
enum StyleChange: Hashable, CaseIterable {
  /// The id that `#id` matches.
  case id
  /// The style classes.
  case classes
  /// The attributes.
  case attributes
  /// The control states and the app's own states.
  case states
  /// The text, as far as `:empty` sees it.
  case text
  /// The name of the theme.
  case theme
  /// The superview.
  case parent
  /// The subviews or their order.
  case children
}
