/// The time and memory that a command may use for an input: at least twice the need of the most expensive valid input.
struct Bounds {
  /// The size of the input. Unit: bytes.
  let bytes: Int
  /// The processor time for each byte, more for sheets than for packs. Unit: seconds.
  let cpuForByte: Double

  /// How many times more processor time the programs need than release programs.
  let slowness: Double

  /// The number of files that a command has created, each of which is flushed to the disk.
  var files = 0

  /// The maximum user and system time. Unit: seconds.
  var cpu: Double { (0.5 + Double(bytes) * cpuForByte) * slowness + Double(files) * 0.002 }

  /// The maximum resident size. Unit: bytes.
  var memory: Int { 100 << 20 + bytes * 200 }

  /// The limits of the child process, somewhat above the bounds, so that an exceeded bound is detected soon.
  var limits: Child.Limits {
    var limits = Child.Limits()
    let isPack = cpuForByte < 2e-6
    limits.cpu = Int(1.25 * cpu) + (isPack ? 8 : 1)
    // A list of a megabyte may have thousands of packs, and an install waits for the disk once for each file of a pack.
    limits.wall = 15 + 6 * cpu + (isPack ? 120 : 0)
    limits.memory = max(1_500_000_000, memory * 2)
    limits.output = max(64 << 20, bytes * 50)
    return limits
  }

  /// Whether the times for two sizes of an input show superlinear growth: more than twice the linear growth.
  ///
  /// - Parameter start: the time of the program without input. Unit: seconds.
  static func isSuperlinear(small: (cpu: Double, bytes: Int), large: (cpu: Double, bytes: Int), start: Double) -> Bool {
    guard large.cpu - start > 0.4 else { return false }
    let growth = (large.cpu - start) / max(small.cpu - start, 0.03)
    return growth > 2 * Double(large.bytes) / Double(max(small.bytes, 1))
  }
}
