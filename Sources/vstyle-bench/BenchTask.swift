/// A task to measure.
struct BenchTask {
  /// The name, as `tokenise/bootstrap`.
  let name: String

  /// The size of the input, in bytes or objects.
  let size: Int

  /// The unit of a sample.
  let unit: Unit

  /// A note for readers of the results.
  let note: String

  /// Prepares the inputs and returns the work to measure.
  ///
  /// The work returns a number that depends on all its results, so that the compiler cannot remove any of it.
  let prepare: () -> () -> Int

  /// Prepares the inputs of one repetition, outside the measured time; `nil` if repetitions share their inputs.
  var renew: (() -> () -> Int)?

  /// Prepares reference work of the same size; `nil` without a comparison.
  ///
  /// A sample of the reference work runs before each sample of the task.
  var reference: (() -> () -> Int)?

  /// Returns the number of matches, which all engines must agree on; `nil` for a task without matches.
  var matches: (() -> Int)?

  /// The units of samples.
  enum Unit {
    /// Milliseconds for the work.
    case milliseconds
    /// Microseconds for the work.
    case microseconds
    /// Nanoseconds for each of a number of writes.
    case nanosecondsPerSet(count: Int)

    fileprivate var label: String {
      switch self {
      case .milliseconds: "ms"
      case .microseconds: "us"
      case .nanosecondsPerSet: "ns/set"
      }
    }

    fileprivate func amount(_ duration: Duration) -> Double {
      switch self {
      case .milliseconds: duration.inMilliseconds
      case .microseconds: duration.inMilliseconds * 1000
      case .nanosecondsPerSet(let count): duration.inMilliseconds * 1_000_000 / Double(count)
      }
    }
  }

  /// Returns the task with another task of the same size as its reference.
  func compared(with other: BenchTask) -> BenchTask {
    var task = self
    task.reference = other.prepare
    return task
  }

  /// The shortest duration of a sample.
  private static let minimumDuration = Duration.milliseconds(20)

  /// Measures the task and returns its result as a line of JSON.
  func measured(samples: Int) -> String {
    if let renew { return renewed(renew, samples: samples) }
    let work = prepare()
    let reference = reference?()
    var total = work() &+ (reference?() ?? 0)
    var repetitions = 1
    var amounts: [Double] = []
    var ratios: [Double] = []
    while amounts.count < samples {
      let before = reference.map { timed(repetitions: repetitions, adding: &total, $0) }
      let duration = timed(repetitions: repetitions, adding: &total, work)
      if duration < BenchTask.minimumDuration {
        repetitions *= 2
      } else {
        amounts.append(unit.amount(duration / repetitions))
        if let before { ratios.append(duration / before) }
      }
    }
    return line(amounts, total, ratios: ratios, allocations { total &+= work() })
  }

  private func timed(repetitions: Int, adding total: inout Int, _ work: () -> Int) -> Duration {
    ContinuousClock().measure {
      for _ in 0..<repetitions { total &+= work() }
    }
  }

  /// Returns the number of allocations for each write or small change; `nil` for other work.
  private func allocations(_ round: () -> Void) -> Double? {
    let count: Int
    switch unit {
    case .nanosecondsPerSet(let writes): count = writes
    case .microseconds: count = 1
    case .milliseconds: return nil
    }
    return AllocationCounter.count(round).map { Double($0) / Double(count) }
  }

  /// Measures work that needs new inputs for each repetition.
  private func renewed(_ renew: () -> () -> Int, samples: Int) -> String {
    var total = renew()()
    var amounts: [Double] = []
    while amounts.count < samples {
      var duration = Duration.zero
      var repetitions = 0
      while duration < BenchTask.minimumDuration {
        let work = renew()
        duration += ContinuousClock().measure { total &+= work() }
        repetitions += 1
      }
      amounts.append(unit.amount(duration / repetitions))
    }
    let work = renew()
    return line(amounts, total, allocations { total &+= work() })
  }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map { "\(($0 * 10_000).rounded() / 10_000)" }.joined(separator: ",")
  }

  private func line(_ amounts: [Double], _ total: Int, ratios: [Double] = [], _ allocations: Double?) -> String {
    // The sum is used, so that the compiler cannot remove the work.
    if total == .min { BenchFiles.remark("\(name): an unlikely sum") }
    let list = BenchTask.list(amounts)
    let compared = ratios.isEmpty ? "" : "\"ratios\":[\(BenchTask.list(ratios))],"
    let counted = allocations.map { "\"allocations\":\(($0 * 10_000).rounded() / 10_000)," } ?? ""
    return """
      {"peer":"engine","task":"\(name)","n":\(size),"unit":"\(unit.label)","samples":[\(list)],\(matches.map { "\"matches\":\($0())," } ?? "")\(compared)\(counted)"note":"\(note)"}
      """
  }
}

extension Duration {
  /// The duration in milliseconds.
  var inMilliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1_000_000_000_000_000
  }
}
