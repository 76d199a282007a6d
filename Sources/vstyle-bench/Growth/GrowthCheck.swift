import VStyleSyntax

/// Runs the program over inputs of many shapes in growing lengths, and finds what takes more than its share.
///
/// Every run is a process of its own, so that its time and its memory are known and a runaway can be stopped. The time
/// is that of the processor, less that of a run over nearly nothing.
struct GrowthCheck: Sendable {
  /// The exponent of the time by the length above which a row fails.
  static let highestExponent = 1.25

  /// The most CPU time that an input of ``bigLength`` may take, in seconds.
  static let mostSeconds = 2.0

  /// The most memory that an input of ``bigLength`` may take, in bytes.
  static let mostBytes = 500_000_000

  /// The length of a big input, in bytes.
  static let bigLength = 1_000_000

  /// The lengths that are compared, in bytes. The second ones are for what is too quick for the first ones.
  private static let lengths = [[32_000, 64_000, 128_000], [128_000, 256_000, 512_000]]

  /// The time that the longest input takes at least for its growth to stand out from noise, in seconds.
  private static let leastSeconds = 0.04

  /// The time of the longest input above which longer ones are not tried, in seconds.
  private static let longSeconds = 0.5

  /// The CPU time after which a run is stopped, in seconds.
  private static let secondsLimit = 6

  /// How often a row that looks bad is measured again.
  private static let repetitions = 4

  /// The program `vstyle`.
  let program: String

  /// A folder for the inputs.
  let folder: String

  /// What the names of the measured rows contain.
  let only: String

  /// One shape with one command.
  private struct Row: Sendable {
    let shape: GrowthShape
    let command: GrowthCommand
    var name: String { "\(command.name) \(shape.name)" }
  }

  /// Measures every row at three lengths, prints those that grow too fast, and returns whether there are none.
  func compareLengths() -> Bool {
    guard let starts = starts() else { return false }
    return check("exponent above \(GrowthCheck.highestExponent)") { row, files in
      let start = starts[row.shape.file]?[row.command.name] ?? 0
      guard let growth = growth(of: row, files, start) else { return nil }
      return (growth.text, !growth.isStopped && (growth.lengths.count < 2 || growth.exponent <= Self.highestExponent))
    }
  }

  /// Measures every row with a big input, prints those that take too much, and returns whether there are none.
  func runBigInputs() -> Bool {
    check("more than \(Self.mostSeconds) s or \(Self.mostBytes / 1_000_000) MB") { row, files in
      guard let length = files.write(row.shape, bytes: Self.bigLength), let run = run(row, files) else { return nil }
      let end = run.isEnded ? "" : ", stopped"
      let time = "\((run.seconds * 100).rounded() / 100) s"
      return (
        "\(time), \(run.peakBytes / 1_000_000) MB at \(length / 1000) kB\(end)",
        run.isEnded && run.seconds <= Self.mostSeconds && run.peakBytes <= Self.mostBytes
      )
    }
  }

  /// Looks at every row in a folder of its own, two at a time, and prints what is bad.
  ///
  /// What is bad then is looked at again, alone and later: other programs that slowed it down may have ended.
  private func check(
    _ fault: String, _ look: @Sendable (Row, GrowthFolder) -> (text: String, isGood: Bool)?
  ) -> Bool {
    let rows = GrowthShape.all.flatMap { shape in
      GrowthCommand.all.filter { $0.reads(shape.file) }.map { Row(shape: shape, command: $0) }
    }.filter { only.isEmpty || $0.name.contains(only) }

    /// Looks at a row, and prints it if a row was named or if it is bad.
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

  private func run(_ row: Row, _ files: GrowthFolder) -> ChildProcess? {
    ChildProcess.run(
      [program] + row.command.arguments(in: files.path, for: row.shape.file), secondsLimit: Self.secondsLimit)
  }

  /// The least time of each command over nearly nothing, in seconds, by what gets long; `nil` if the program cannot be
  /// run.
  private func starts() -> [GrowthShape.File: [String: Double]]? {
    guard let files = GrowthFolder("\(folder)/start") else { return nil }
    defer { BenchFiles.removeFolder(files.path) }
    var starts: [GrowthShape.File: [String: Double]] = [:]
    for file in GrowthShape.File.allCases {
      guard files.writeLeast(file) else { return nil }
      for command in GrowthCommand.all where command.reads(file) {
        let words = [program] + command.arguments(in: files.path, for: file)
        let times = (0..<9).compactMap { _ in ChildProcess.run(words, secondsLimit: Self.secondsLimit)?.seconds }
        guard let least = times.min() else { return nil }
        starts[file, default: [:]][command.name] = least
      }
    }
    return starts
  }

  /// The growth of a row; of one length only if even the longest input takes next to no time.
  private func growth(of row: Row, _ files: GrowthFolder, _ start: Double) -> Growth? {
    var growth = Growth()
    func measure(_ bytes: Int) -> Bool {
      guard let length = files.write(row.shape, bytes: bytes), let run = run(row, files) else { return false }
      growth.add(length: length, seconds: max(run.seconds - start, 0), isStopped: !run.isEnded)
      return true
    }
    for lengths in GrowthCheck.lengths {
      growth = Growth()
      guard let longest = lengths.last, measure(longest) else { return nil }
      if growth.isStopped { return growth }
      guard let time = growth.seconds.last, time >= GrowthCheck.leastSeconds else { continue }
      guard measure(lengths[0]) else { return nil }
      // Only what looks bad by the two ends is looked at more closely.
      for _ in 0..<GrowthCheck.repetitions where growth.exponent > GrowthCheck.highestExponent {
        for length in lengths { guard measure(length) else { return nil } }
      }
      // What still looks bad may be the noise of short runs, which longer ones do not have.
      if growth.exponent <= GrowthCheck.highestExponent || time > GrowthCheck.longSeconds { return growth }
    }
    return growth
  }
}
