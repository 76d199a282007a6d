/// A line through points, as `linear()` writes it.
///
/// - Spec: https://www.w3.org/TR/css-easing-2/#linear-easing-functions
package struct PointEasing: Hashable, Sendable {
  /// A point that the line goes through.
  package struct Point: Hashable, Sendable {
    /// The elapsed share; 0 is the start and 1 the end.
    package let input: Double
    /// The output at the input.
    package let output: Double
  }

  /// A stop as a sheet writes it: an output, at the inputs that it has.
  package struct Stop: Hashable, Sendable {
    /// The output.
    package let output: Double
    /// The first and the last input of the output, as shares; one, both or none can be written.
    package let inputs: [Double]

    /// Creates a stop. Only the first two inputs count.
    package init(_ output: Double, at inputs: [Double] = []) {
      self.output = output
      self.inputs = Array(inputs.prefix(2))
    }
  }

  /// The points, at least two, in ascending order of their inputs.
  package let points: [Point]

  /// Creates a line through stops; `nil` if there are fewer than two.
  ///
  /// The first stop is at 0 and the last one at 1, if they have no input. An input that is less than one before it
  /// becomes equal to it. Stops without an input are distributed evenly between their neighbors.
  ///
  /// - Spec: https://www.w3.org/TR/css-easing-2/#create-a-linear-easing-function
  package init?(_ stops: [Stop]) {
    guard stops.count > 1 else { return nil }
    var outputs: [Double] = []
    var inputs: [Double?] = []
    var largest = -Double.infinity
    for (index, stop) in stops.enumerated() {
      var own: [Double?] = stop.inputs
      if own.isEmpty { own = [index == 0 ? 0 : index == stops.count - 1 ? 1 : nil] }
      for input in own {
        largest = max(largest, input ?? largest)
        outputs.append(stop.output)
        inputs.append(input == nil ? nil : largest)
      }
    }
    points = zip(PointEasing.distributed(inputs), outputs).map(Point.init)
  }

  /// The inputs, those that are missing evenly between their neighbors.
  private static func distributed(_ inputs: [Double?]) -> [Double] {
    var result: [Double] = []
    var gap = 0
    for input in inputs {
      guard let input else {
        gap += 1
        continue
      }
      let before = result.last ?? input
      for index in 0..<gap { result.append(before + (input - before) * Double(index + 1) / Double(gap + 1)) }
      result.append(input)
      gap = 0
    }
    return result
  }
}
