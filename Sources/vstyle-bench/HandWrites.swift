/// The values that an engine writes to views, written by a loop without an engine: the floor of the tasks with `+apply`.
///
/// Views with the same values share one list of them, as in an app with a function for each look.
struct HandWrites {
  private var looks: [[BenchValue]] = []
  private var entries: [(view: Int, look: Int)] = []

  /// The number of values.
  private(set) var count = 0

  /// Creates the writes that lead from the values of some views to others. Equal values are not written.
  ///
  /// - Parameters:
  ///   - before: the values of each view.
  ///   - after: the values of each view, with the same members in the same order.
  init(from before: [[BenchValue]], to after: [[BenchValue]]) {
    var known: [[BenchValue]: Int] = [:]
    for (view, (old, new)) in zip(before, after).enumerated() {
      let values = zip(old, new).filter { $0 != $1 }.map(\.1)
      guard !values.isEmpty else { continue }
      let look = known[values] ?? looks.count
      if look == looks.count {
        known[values] = look
        looks.append(values)
      }
      entries.append((view, look))
      count += values.count
    }
  }

  /// Writes the values to views in the order of those that the writes were created from.
  @inline(never)
  func assign(to views: [BenchView]) {
    for (index, look) in entries {
      let view = views[index]
      for value in looks[look] { value.assign(to: view) }
    }
  }
}
