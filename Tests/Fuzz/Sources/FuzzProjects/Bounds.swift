/// What a command may use, by the size of what it reads. Twice and more of what the costliest sound input needs.
struct Bounds {
  /// How much there is to read.
  let bytes: Int
  /// Sheets take longer than packs. Unit: seconds for each byte.
  let cpuForByte: Double

  /// How many files a command has made, each of which has to reach the disk.
  var files = 0

  /// User and system time. Unit: seconds.
  var cpu: Double { 0.5 + Double(bytes) * cpuForByte + Double(files) * 0.002 }

  /// The largest resident size. Unit: bytes.
  var memory: Int { 100 << 20 + bytes * 200 }

  /// Where a child is ended, so that a bound that is passed shows and costs little.
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

  /// Whether the time of two sizes of one input shows more than linear growth: twice what the larger one may need.
  static func isSuperlinear(small: (cpu: Double, bytes: Int), large: (cpu: Double, bytes: Int), start: Double) -> Bool {
    guard large.cpu - start > 0.4 else { return false }
    let growth = (large.cpu - start) / max(small.cpu - start, 0.03)
    return growth > 2 * Double(large.bytes) / Double(max(small.bytes, 1))
  }
}
