import VStyleStylesheet
import VStyleValues

/// Computation of properties with longhands, such as `separator-inset` with `separator-inset-left`.
extension StyleEvaluator {
  /// Replaces the parts of a property's value that its longhands declare. Each longhand has its own cascade.
  ///
  /// - Parameters:
  ///   - entry: the property.
  ///   - whole: the value from the declarations of the property itself.
  ///   - longhands: the longhands that have declarations.
  ///   - cascades: the declarations by property.
  ///   - style: the style of the node so far.
  ///   - parent: the style of the parent; `nil` at the root.
  mutating func composed(
    _ entry: StyleSchema.PropertyEntry, _ whole: ComputedValue,
    _ longhands: [StyleSchema.PropertyEntry], _ cascades: [String: Cascade], _ style: ComputedStyle,
    _ parent: ComputedStyle?
  ) -> ComputedValue {
    var value = whole.value
    var source = whole.source
    for entryOfPart in longhands {
      guard let longhand = entryOfPart.part?.longhand else { continue }
      let cascade = settled(self.cascade(for: entryOfPart, of: entry, cascades), style)
      let decided = self.value(of: entry, decidedBy: cascade, style, parent, longhand: entryOfPart)
      // A declaration of the whole property, and a default value, are values of the whole property.
      let part = decided.kind == entry.kind ? longhand.part(of: decided.value) : decided.value
      value = longhand.replacing(part, into: value)
      if case .declared = decided.source { source = decided.source }
    }
    return ComputedValue(value: value, kind: entry.kind, source: source)
  }

  /// Merges the declarations of a longhand with those of the whole property and of `all`.
  func cascade(
    for longhand: StyleSchema.PropertyEntry, of whole: StyleSchema.PropertyEntry, _ cascades: [String: Cascade]
  ) -> Cascade {
    Cascade(cascades[longhand.name], and: cascade(for: whole, cascades))
  }
}
