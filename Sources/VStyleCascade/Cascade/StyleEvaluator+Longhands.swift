import VStyleValues

/// Properties whose parts are declared by themselves, such as `separator-inset` by `separator-inset-left`.
extension StyleEvaluator {
  /// The value of a property made up of those of its parts, each of which the cascade decides by itself.
  ///
  /// - Parameters:
  ///   - whole: the value that the declarations of the whole alone give.
  ///   - longhands: the parts that are declared by themselves.
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
      // What the whole's declarations or no declaration give is a value of the whole.
      let part = decided.kind == entry.kind ? longhand.part(of: decided.value) : decided.value
      value = longhand.putting(part, into: value)
      if case .declared = decided.source { source = decided.source }
    }
    return ComputedValue(value: value, kind: entry.kind, source: source)
  }

  /// The declarations of a part together with those of the whole and of `all`.
  func cascade(
    for longhand: StyleSchema.PropertyEntry, of whole: StyleSchema.PropertyEntry, _ cascades: [String: Cascade]
  ) -> Cascade {
    Cascade(cascades[longhand.name], and: cascade(for: whole, cascades))
  }
}
