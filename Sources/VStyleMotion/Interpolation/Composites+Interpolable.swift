package import VStyleValues

extension Shadow: Interpolable {
  package func mixed(_ weight: Double, with other: Shadow, _ otherWeight: Double) -> Shadow? {
    guard let offset = offset.mixed(weight, with: other.offset, otherWeight),
      let radius = blurRadius.mixed(weight, with: other.blurRadius, otherWeight),
      let color = color.mixed(weight, with: other.color, otherWeight)
    else { return nil }
    return Shadow(offset: offset, blurRadius: max(radius, 0), color: color)
  }

  /// A shadow that cannot be seen.
  package static var absent: Shadow? { Shadow(color: .clear) }
}

extension Font.Weight: Interpolable {
  package func mixed(_ weight: Double, with other: Font.Weight, _ otherWeight: Double) -> Font.Weight? {
    value.mixed(weight, with: other.value, otherWeight).map { Font.Weight($0) }
  }
}

extension Font: Interpolable {
  /// The weighted sum of sizes, weights and line heights. Fonts that differ in anything else have none.
  package func mixed(_ weight: Double, with other: Font, _ otherWeight: Double) -> Font? {
    var font = self
    font.size = max(size * weight + other.size * otherWeight, 0)
    guard let strokes = self.weight.mixed(weight, with: other.weight, otherWeight) else { return nil }
    font.weight = strokes
    if let height = lineHeight, let otherHeight = other.lineHeight {
      font.lineHeight = max(height * weight + otherHeight * otherWeight, 0)
    }
    var same = other
    (same.size, same.weight) = (size, self.weight)
    if lineHeight != nil, other.lineHeight != nil { same.lineHeight = lineHeight }
    return same == self ? font : nil
  }
}

extension ValueList: Interpolable {
  /// The list of the sums of its values, if the lists have equally many and all of them have a sum.
  package func mixed(_ weight: Double, with other: ValueList, _ otherWeight: Double) -> ValueList? {
    guard values.count == other.values.count else { return nil }
    var sums: [StyleValue] = []
    for (value, other) in zip(values, other.values) {
      guard let sum = value.mixed(weight, with: other, otherWeight) else { return nil }
      sums.append(sum)
    }
    return ValueList(sums)
  }
}
