#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The times of one shape and command at growing lengths.
struct Growth: Sendable {
  /// The time by which runs differ without reason, in seconds. It is added to each time, so that it does not look like
  /// growth in short runs.
  let disturbance: Double

  /// The lengths, in bytes.
  private(set) var lengths: [Int] = []

  /// The least time for each length, in seconds.
  private(set) var seconds: [Double] = []

  /// Whether a run was stopped because of its time or memory.
  private(set) var isStopped = false

  init(disturbance: Double = 0.001) { self.disturbance = disturbance }

  /// Adds a run.
  ///
  /// Of several runs with one length the fastest counts, because disturbances only make a run slower.
  mutating func add(length: Int, seconds new: Double, isStopped: Bool) {
    self.isStopped = self.isStopped || isStopped
    if let index = lengths.firstIndex(of: length) {
      seconds[index] = min(seconds[index], new)
    } else {
      let index = lengths.firstIndex { $0 > length } ?? lengths.count
      lengths.insert(length, at: index)
      seconds.insert(new, at: index)
    }
  }

  /// The exponent of the time as a power of the length: the slope of the regression line of both logarithms.
  var exponent: Double {
    let points = zip(lengths, seconds).map { (x: log(Double($0)), y: log($1 + disturbance)) }
    let count = Double(points.count)
    let (meanX, meanY) = (points.reduce(0) { $0 + $1.x } / count, points.reduce(0) { $0 + $1.y } / count)
    let spread = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    return points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / spread
  }

  /// Whether each run ended by itself, and the exponent is at most a number. One length has no exponent.
  func isAtMost(_ highest: Double) -> Bool { !isStopped && (lengths.count < 2 || exponent <= highest) }

  /// The times, the lengths and the exponent on one line.
  var text: String {
    let times = seconds.map { "\(Int($0 * 1000))" }.joined(separator: "/")
    let sizes = lengths.map { "\($0 / 1000)" }.joined(separator: "/")
    return "\(times) ms at \(sizes) kB: \(isStopped ? "stopped" : "\((exponent * 100).rounded() / 100)")"
  }
}
