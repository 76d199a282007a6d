/// Something to measure.
struct BenchTask {
  /// The name, as `tokenise/bootstrap`.
  let name: String

  /// How large the input is: bytes or objects.
  let size: Int

  /// What a sample is counted in.
  let unit: Unit

  /// What the reader of the numbers has to know.
  let note: String

  /// Makes what is measured: the inputs are ready when it returns. What it returns does the work once and
  /// gives a number that depends on all of it, so that none of it can be left out.
  let prepare: () -> () -> Int

  /// Makes what one repetition needs, outside the clock; `nil` where repetitions need nothing of their own.
  var renew: (() -> () -> Int)?

  /// Makes work of the same size that this is compared with, a sample of it before each of this one's; `nil` where
  /// nothing is compared.
  var reference: (() -> () -> Int)?

  /// The number of matches, where the task has one that others must find too.
  var matches: (() -> Int)?

  /// What a sample is counted in.
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

  /// The task, compared with another one of the same size.
  func compared(with other: BenchTask) -> BenchTask {
    var task = self
    task.reference = other.prepare
    return task
  }

  /// How long one sample lasts at least.
  private static let leastDuration = Duration.milliseconds(20)

  /// Runs the work and gives the line that reports it.
  func measured(samples: Int) -> String {
    if let renew { return renewed(renew, samples: samples) }
    let work = prepare()
    let reference = reference?()
    var total = work() &+ (reference?() ?? 0)
    var repetitions = 1
    var amounts: [Double] = []
    var ratios: [Double] = []
    while amounts.count < samples {
      let before = reference.map { timed(repetitions, $0, &total) }
      let duration = timed(repetitions, work, &total)
      if duration < BenchTask.leastDuration {
        repetitions *= 2
      } else {
        amounts.append(unit.amount(duration / repetitions))
        if let before { ratios.append(duration / before) }
      }
    }
    return line(amounts, total, ratios: ratios, allocations { total &+= work() })
  }

  private func timed(_ repetitions: Int, _ work: () -> Int, _ total: inout Int) -> Duration {
    ContinuousClock().measure {
      for _ in 0..<repetitions { total &+= work() }
    }
  }

  /// How often a round of writes asks for memory, for each of them, or a small change does; `nil` for other work.
  private func allocations(_ round: () -> Void) -> Double? {
    let count: Int
    switch unit {
    case .nanosecondsPerSet(let writes): count = writes
    case .microseconds: count = 1
    case .milliseconds: return nil
    }
    return AllocationCounter.count(round).map { Double($0) / Double(count) }
  }

  /// Runs work that can be done only once on what is made for it.
  private func renewed(_ renew: () -> () -> Int, samples: Int) -> String {
    var total = renew()()
    var amounts: [Double] = []
    while amounts.count < samples {
      var duration = Duration.zero
      var repetitions = 0
      while duration < BenchTask.leastDuration {
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
    // The sum is used, so that the work cannot be left out.
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
