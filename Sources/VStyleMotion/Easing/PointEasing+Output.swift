package import VStyleValues

extension PointEasing {
  /// The height of the line at an input. Outside of the points, the first and the last part continue.
  package func output(at input: Double) -> Double {
    // The index of the first point that is beyond the input.
    var (lower, upper) = (0, points.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if points[middle].input <= input { lower = middle + 1 } else { upper = middle }
    }
    let index = min(max(lower - 1, 0), points.count - 2)
    let (from, to) = (points[index], points[index + 1])
    guard to.input > from.input else { return to.output }
    return from.output + (to.output - from.output) * ((input - from.input) / (to.input - from.input))
  }
}
