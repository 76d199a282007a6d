import VStyleSyntax

/// Runs `vstyle` over growing inputs of many shapes, and reports superlinear time and excessive memory.
///
/// Every run is a process of its own, which isolates its time and memory and allows stopping it. The time is CPU time,
/// less that of a run over a nearly empty input.
struct GrowthCheck: Sendable {
  /// The highest accepted exponent of the time as a power of the length.
  static let highestExponent = 1.25

  /// The longest accepted CPU time for an input of ``bigLength``, in seconds.
  static let mostSeconds = 2.0

  /// The largest accepted memory for an input of ``bigLength``, in bytes.
  static let mostBytes = 500_000_000

  /// The length of a big input, in bytes.
  static let bigLength = 1_000_000

  /// The compared lengths, in bytes. The second group is for shapes that are too fast for the first group. The others
  /// are for high exponents of short runs, which may come from the start of the program alone.
  private static let lengths = [
    [32_000, 64_000, 128_000], [128_000, 256_000, 512_000], [512_000, 1_024_000, 2_048_000],
    [1_024_000, 2_048_000, 4_096_000],
  ]

  /// The lengths of the short check, in bytes.
  private static let shortLengths = [16_000, 64_000]

  /// The lengths of the short check for the shapes that failed before, in bytes.
  private static let failedLengths = [16_000, 32_000, 64_000]

  /// The time of the longest input of the short check below which a row needs no exponent, in seconds: even the square
  /// of the length would take less than 3 s for an input of ``bigLength``.
  private static let shortSeconds = 0.012

  /// The time by which runs of the short check differ without reason, in seconds. It hides the square of a row that
  /// takes less than 15 ms there, which is 3.6 s for an input of ``bigLength``.
  private static let shortDisturbance = 0.002

  /// The shortest time of the longest input for an exponent, in seconds.
  private static let leastSeconds = 0.04

  /// The length at which a row that takes less than ``leastSeconds`` is fast enough to need no exponent, in bytes.
  private static let fastLength = 512_000

  /// The time of the longest input above which an exponent is reliable, in seconds: the start of the program and other
  /// disturbances take a small part of it.
  private static let longSeconds = 0.5

  /// The CPU time after which a run is stopped, in seconds.
  ///
  /// A row that is stopped fails, so this is far above what any row takes. The longest are previews whose work ends at
  /// one of their limits: 3 s on a fast machine and 9 s on the slowest one so far.
  private static let secondsLimit = 30

  /// The number of repeated measurements of a row with a high exponent.
  private static let repetitions = 4

  /// The program `vstyle`.
  let program: String

  /// A folder for the inputs.
  let folder: String

  /// A text that the names of the measured rows contain.
  let only: String

  /// One shape with one command.
  private struct Row: Sendable {
    let shape: GrowthShape
    let command: GrowthCommand
    var name: String { "\(command.name) \(shape.name)" }
  }

  /// Measures every row at three lengths, prints the failed rows, and returns whether there are none.
  func compareLengths() -> Bool {
    guard let starts = starts() else { return false }
    return check("exponent above \(GrowthCheck.highestExponent)", .lengths) { row, files in
      let start = starts[row.shape.file]?[row.command.name] ?? 0
      guard let growth = growth(of: row, files, start) else { return nil }
      return (growth.text, growth.isAtMost(Self.highestExponent))
    }
  }

  /// Measures every row at two short lengths, the shapes of ``GrowthShape/failed`` at a third one, prints the failed
  /// rows, and returns whether there are none.
  func compareShortLengths() -> Bool {
    let unknown = GrowthShape.failed.subtracting(GrowthShape.all.map(\.name)).sorted()
    guard unknown.isEmpty, let starts = starts() else {
      print("no shapes: \(unknown.joined(separator: ", "))")
      return false
    }
    return check("exponent above \(GrowthCheck.highestExponent)", .short) { row, files in
      let start = starts[row.shape.file]?[row.command.name] ?? 0
      guard let growth = shortGrowth(of: row, files, start) else { return nil }
      return (growth.text, growth.isAtMost(Self.highestExponent))
    }
  }

  /// Measures every row with a big input, prints the failed rows, and returns whether there are none.
  func runBigInputs() -> Bool {
    check("more than \(Self.mostSeconds) s or \(Self.mostBytes / 1_000_000) MB", .big) { row, files in
      guard let length = files.write(row.shape, bytes: Self.bigLength), let run = run(row, files) else { return nil }
      let end = run.isEnded ? "" : ", stopped"
      let time = "\((run.seconds * 100).rounded() / 100) s"
      return (
        "\(time), \(run.peakBytes / 1_000_000) MB at \(length / 1000) kB\(end)",
        run.isEnded && run.seconds <= Self.mostSeconds && run.peakBytes <= Self.mostBytes
      )
    }
  }

  /// Checks every row in a folder of its own, in parallel, and prints the failed rows.
  ///
  /// A failed row is checked again later, alone, because other programs may have slowed it down.
  ///
  /// - Parameters:
  ///   - fault: the description of a failure.
  ///   - kind: the check, which selects the commands.
  ///   - look: measures a row; `nil` if that is impossible.
  /// - Returns: whether no row failed twice.
  private func check(
    _ fault: String, _ kind: BenchOptions.Growth, _ look: @Sendable (Row, GrowthFolder) -> (text: String, isGood: Bool)?
  ) -> Bool {
    let rows = GrowthShape.all.flatMap { shape in
      GrowthCommand.all.filter { $0.reads(shape) }.map { Row(shape: shape, command: $0) }
    }.filter { $0.command.checks.contains(kind) && (only.isEmpty || $0.name.contains(only)) }

    /// Checks a row, and prints it if it failed or if ``only`` is set.
    @Sendable func isGood(_ number: Int, _ note: String) -> Bool {
      guard let files = GrowthFolder("\(folder)/\(number)") else { return false }
      defer { BenchFiles.removeFolder(files.path) }
      let result = look(rows[number], files)
      if !only.isEmpty || result?.isGood != true {
        print("\(rows[number].name): \(result?.text ?? "cannot be run")\(note)")
      }
      return result?.isGood ?? false
    }
    let first = Workers.map(count: rows.count) { isGood($0, "") }
    let bad = rows.indices.filter { !first[$0] }.filter { !isGood($0, " (alone)") }
    print("\(GrowthShape.all.count) shapes, \(rows.count) rows; \(fault): \(bad.count)")
    return bad.isEmpty
  }

  private func run(_ row: Row, _ files: GrowthFolder) -> ChildProcess? { run(row.command, row.shape.file, files) }

  private func run(_ command: GrowthCommand, _ file: GrowthShape.File, _ files: GrowthFolder) -> ChildProcess? {
    guard !command.converses || files.writeConversation() else { return nil }
    return ChildProcess.run(
      [program] + command.arguments(in: files.path, for: file), input: command.converses ? files.conversation : nil,
      secondsLimit: Self.secondsLimit)
  }

  /// Returns the least time of each command over a nearly empty input, in seconds, by the file that grows.
  ///
  /// - Returns: the times; `nil` if the program cannot be run.
  private func starts() -> [GrowthShape.File: [String: Double]]? {
    guard let files = GrowthFolder("\(folder)/start") else { return nil }
    defer { BenchFiles.removeFolder(files.path) }
    var starts: [GrowthShape.File: [String: Double]] = [:]
    for file in GrowthShape.File.allCases {
      guard files.writeLeast(file) else { return nil }
      for command in GrowthCommand.all where command.reads(file) {
        let times = (0..<9).compactMap { _ in run(command, file, files)?.seconds }
        guard let least = times.min() else { return nil }
        starts[file, default: [:]][command.name] = least
      }
    }
    return starts
  }

  /// Adds a run with an input of a length to the growth of a row.
  ///
  /// - Returns: whether the program could be run.
  private func measure(_ bytes: Int, of row: Row, _ files: GrowthFolder, _ start: Double, into growth: inout Growth)
    -> Bool
  {
    guard let length = files.write(row.shape, bytes: bytes), let run = run(row, files) else { return false }
    growth.add(length: length, seconds: max(run.seconds - start, 0), isStopped: !run.isEnded)
    return true
  }

  /// Returns the growth of a row at ``shortLengths``, or at ``lengths`` if its exponent is high there. It has one length
  /// only if it takes less than ``shortSeconds``.
  private func shortGrowth(of row: Row, _ files: GrowthFolder, _ start: Double) -> Growth? {
    var growth = Growth(disturbance: GrowthCheck.shortDisturbance)
    let lengths = GrowthShape.failed.contains(row.shape.name) ? GrowthCheck.failedLengths : GrowthCheck.shortLengths
    for length in lengths.reversed() {
      guard measure(length, of: row, files, start, into: &growth) else { return nil }
      if growth.isStopped || growth.seconds[0] < GrowthCheck.shortSeconds && length == lengths.last { return growth }
    }
    return growth.isAtMost(GrowthCheck.highestExponent) ? growth : self.growth(of: row, files, start)
  }

  /// Returns the growth of a row. It has one length only if even the longest input takes almost no time.
  private func growth(of row: Row, _ files: GrowthFolder, _ start: Double) -> Growth? {
    var growth = Growth()
    func measure(_ bytes: Int) -> Bool { self.measure(bytes, of: row, files, start, into: &growth) }
    for lengths in GrowthCheck.lengths {
      growth = Growth()
      guard let longest = lengths.last, measure(longest) else { return nil }
      if growth.isStopped { return growth }
      guard let time = growth.seconds.last else { return nil }
      if time < GrowthCheck.leastSeconds {
        if longest >= GrowthCheck.fastLength { return growth }
        continue
      }
      guard measure(lengths[0]) else { return nil }
      // Only a row with a high exponent between the two ends is measured more precisely.
      for _ in 0..<GrowthCheck.repetitions where growth.exponent > GrowthCheck.highestExponent {
        for length in lengths { guard measure(length) else { return nil } }
      }
      // A high exponent may still be noise of short runs, which longer inputs do not have.
      if growth.exponent <= GrowthCheck.highestExponent || time > GrowthCheck.longSeconds { return growth }
    }
    return growth
  }
}
