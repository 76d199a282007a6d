#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The paths of the tested programs.
struct Programs {
  /// The command line, `vstyle`.
  let vstyle: String
  /// The program that calls the library, `ProjectDriver`.
  let driver: String
  /// How many times more processor time they need than release programs.
  var slowness = 1.0
}

/// One run of a case: its choices, its folder and its child processes, each of which is checked by the general laws.
final class CaseRun {
  var choices: Choices
  let folder = ProjectFolder()

  /// The commands of the run, quoted for a shell.
  private(set) var commands: [String] = []

  private let programs: Programs
  /// The commands and shapes that are known to be slow, most of which are skipped.
  private let known: Set<String>

  init(_ choices: Choices, _ programs: Programs, known: Set<String> = []) {
    self.choices = choices
    self.programs = programs
    self.known = known
  }

  /// Runs the command line.
  ///
  /// - Parameters:
  ///   - words: the arguments.
  ///   - place: the shape of the input, which distinguishes findings.
  ///   - input: the file for the standard input.
  @discardableResult
  func vstyle(_ words: [String], place: String = "", input: String? = nil) throws(Finding) -> Child.Result {
    try check([programs.vstyle] + words, CaseRun.name(words), place, input)
  }

  /// Runs the driver with a library call.
  @discardableResult
  func driver(_ words: [String], place: String = "") throws(Finding) -> Child.Result {
    try check([programs.driver] + words, "driver \(words[0])", place, nil)
  }

  /// Starts the driver and does not wait for its end.
  func startDriver(_ words: [String]) -> Child {
    note([programs.driver] + words, nil, " &")
    return Child([programs.driver] + words, in: folder.path)
  }

  /// Throws a finding if a law is broken.
  func expect(
    _ holds: Bool, _ law: String, _ command: String, place: String = "", _ detail: @autoclosure () -> String = ""
  ) throws(Finding) {
    if !holds { throw Finding(law: law, command: command, place: place, detail: detail()) }
  }

  /// Whether a command is skipped, since it was slow before on an input of the shape.
  func isLeftOut(_ command: String, _ place: String) -> Bool {
    known.contains("\(command) | \(place)") && choices.taken.reduce(0, &+) % 8 != 0
  }

  /// The command with its options and without its paths, such as `lint --preset all`.
  static func name(_ words: [String]) -> String {
    var kept: [String] = []
    for (index, word) in words.enumerated() {
      let isValue = index > 0 && ["--preset", "--format"].contains(words[index - 1])
      if index == 0 || word.hasPrefix("--") || isValue { kept.append(word) }
    }
    return kept.joined(separator: " ")
  }

  private func note(_ words: [String], _ input: String?, _ end: String = "") {
    let quoted = words.map { $0.allSatisfy { $0.isLetter || $0.isNumber || "-_./=".contains($0) } ? $0 : "'\($0)'" }
    commands.append(quoted.joined(separator: " ") + (input.map { " < \($0)" } ?? "") + end)
  }

  private func check(
    _ words: [String], _ command: String, _ place: String, _ input: String?
  ) throws(Finding) -> Child.Result {
    note(words, input)
    var bounds = Bounds(
      bytes: folder.byteCount, cpuForByte: words[0] == programs.driver ? 1e-6 : 10e-6, slowness: programs.slowness)
    let (limits, fileCount) = (bounds.limits, folder.files().count)
    func run() -> Child.Result {
      Child(words, in: folder.path, input: input.map { "\(folder.path)/\($0)" } ?? "/dev/null", limits: limits).wait()
    }
    var result = run()
    if result.cpu > bounds.cpu { bounds.files = max(0, folder.files().count - fileCount) }
    // Other programs may have slowed it down: the faster of two runs counts.
    if result.cpu > bounds.cpu, result.signal == 0 { result = [result, run()].min { $0.cpu < $1.cpu } ?? result }
    func finding(_ law: String, _ place: String, _ detail: String) -> Finding {
      Finding(law: law, command: command, place: place, detail: detail)
    }
    let found = "\(result.cpu) s and \(result.memory >> 20) MB for \(bounds.bytes) bytes"
    if result.memory > bounds.memory { throw finding("memory is bounded by the input", place, found) }
    if result.cpu > bounds.cpu || result.signal == SIGXCPU {
      throw finding("time is bounded by the input", place, found)
    }
    if result.isLate { throw finding("a command ends", place, found) }
    if result.signal == SIGXFSZ { throw finding("output is bounded by the input", place, found) }
    if result.signal != 0 {
      let frame = CrashPlace.find(words, in: folder.path)
      throw finding("no crash", frame ?? place, "signal \(result.signal), \(found)")
    }
    if ![0, 1, 64, 65, 66, 73, 74, 78].contains(result.exitCode) {
      throw finding("exit codes are documented", "\(result.exitCode)", result.errors)
    }
    return result
  }
}
