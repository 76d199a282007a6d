import VStyleValues

/// The way between two concrete values of a property, prepared for many frames.
struct ValueBlend {
  private let start: StyleValue
  private let end: StyleValue
  private let operations: ValueOperations

  /// Prepares the way between two values; `nil` if there is nothing between them.
  init?(_ property: Property, from start: StyleValue, to end: StyleValue) {
    guard property.mixes(start, end) else { return nil }
    for (start, end) in [(start.unrounded, end.unrounded), (start.limited, end.limited)] {
      guard let operations = ValueOperations.all.first(where: { $0.mixed(start, 0.5, end, 0.5) != nil }) else {
        continue
      }
      (self.start, self.end, self.operations) = (start, end, operations)
      return
    }
    return nil
  }

  /// The value at a progress, which others can be added to; see ``Property/moving(from:to:at:)``.
  func value(at progress: Double) -> StyleValue? { operations.mixed(start, 1 - progress, end, progress) }
}
