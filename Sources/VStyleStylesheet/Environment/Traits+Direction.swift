package import VStyleSelectors

extension Traits {
  /// The direction of the root for `:dir()`, if the root has no attribute `dir`.
  package var direction: TextDirection { layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
}
